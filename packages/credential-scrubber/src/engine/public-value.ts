/** The first bytes of a SubjectPublicKeyInfo (RFC 5280) for RSA, the NIST curves and the Edwards curves, in Base64. */
const PUBLIC_KEY =
  /^(?:MFkwEwYHKoZIzj|MFYwEAYHKoZIzj|MHYwEAYHKoZIzj|MIGbMBAGByqGSM|MIGfMA0GCSqG|MII[BCD][A-Za-z0-9+/]jANBgkqhkiG9w0BAQEF|M[CEF][A-Za-z0-9+/]wBQYDK2V)/;
/** `SHA256:…` apart, a fingerprint is written in bytes: `9f:86:d0:81:…`. */
const BYTES = /^[0-9a-f]{2}(?::[0-9a-f]{2}){7,63}$/i;
/** The names of cipher suites, as OpenSSL and the TLS registry write them. */
const CIPHER = /^!?(?:TLS_|ECDHE-|DHE-|ECDH-|AES\d{3}-|CHACHA20-)[A-Z0-9]/;
/** `#0ec3ec`: a colour of CSS. */
const COLOUR = /^#[0-9a-f]{6}$/i;
/** Words joined by underscores or by capitals, with a number at most at the end of one. */
const SNAKE = /^[a-z]{2,32}(?:\d{1,3}[a-z]{0,16})?(?:_[a-z]{1,32}\d{0,3})+$/;
const CONSTANT = /^%?[A-Z][A-Z0-9]{0,32}(?:_[A-Z0-9]{1,32})+$/;
const KEBAB = /^@?[a-z]{2,32}(?:[-/][a-z]{2,32})+$/;

/** A value that may be shown to anyone: a public key, a fingerprint, a list of ciphers, a colour. */
export function isPublicValue(value: string): boolean {
  return PUBLIC_KEY.test(value) || BYTES.test(value) || CIPHER.test(value) || COLOUR.test(value);
}

/** A name that a programmer or a registry gave: `force_zip64`, `ERR_NO_AUTH`, `Http2Session`, `@scope/name`. */
export function isGivenName(value: string): boolean {
  return SNAKE.test(value) || CONSTANT.test(value) || KEBAB.test(value) || isCamelCase(value);
}

/** At least two words that begin with a capital, each of three letters or more, with at most two digits between them. */
function isCamelCase(value: string): boolean {
  if (!/^[A-Za-z][A-Za-z0-9]{5,63}$/.test(value)) return false;
  const words = value.match(/[A-Z]?[a-z]+|[A-Z]+|\d+/g) ?? [];
  let long = 0;
  for (const word of words) {
    if (/^\d/.test(word)) {
      if (word.length > 2) return false;
    } else if (/^[A-Z][a-z]{2}/.test(word)) long++;
    else if (word !== words[0] && word.length > 1) return false;
  }
  return long >= 2;
}
