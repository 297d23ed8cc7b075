import type { Label, Rule, RuleGroup, ScannerName } from '../rule.js';

function scannerRule(id: string, label: Label, group: RuleGroup, scanner: ScannerName): Rule {
  return Object.freeze({ id, label, group, scanner });
}

/** Private keys of every kind: PEM (RFC 7468), OpenSSH, PGP, PuTTY. */
export const PRIVATE_KEY_RULES: readonly Rule[] = Object.freeze([
  scannerRule('private-key', 'PRIVATE_KEY', 'private-keys', 'private-key'),
]);

/** JSON Web Tokens (RFC 7519), signed, unsecured or encrypted. */
export const JWT_RULES: readonly Rule[] = Object.freeze([scannerRule('json-web-token', 'JWT', 'jwt', 'jwt')]);

/** `Authorization` headers of every scheme, and the schemes outside a header. */
export const HEADER_RULES: readonly Rule[] = Object.freeze([
  scannerRule('authorization-header', 'TOKEN', 'headers', 'authorization'),
]);

/** `Cookie` and `Set-Cookie` headers. */
export const COOKIE_RULES: readonly Rule[] = Object.freeze([
  scannerRule('cookie', 'COOKIE', 'cookies', 'cookie'),
]);

/** User information in URLs and connection strings. */
export const CONNECTION_STRING_RULES: readonly Rule[] = Object.freeze([
  scannerRule('url-userinfo', 'PASSWORD', 'connection-strings', 'url-userinfo'),
]);

/** Values assigned to a name that names a credential, in configuration, source code, queries and headers. */
export const ASSIGNMENT_RULES: readonly Rule[] = Object.freeze([
  scannerRule('assignment', 'SECRET', 'assignments', 'assignment'),
]);

/** Arguments of commands that take a password by a short flag, and passwords in SQL. */
export const COMMAND_RULES: readonly Rule[] = Object.freeze([
  scannerRule('command-argument', 'PASSWORD', 'cli', 'command'),
]);

/** Sentences that tell a credential, in English, German, Spanish, French, Portuguese, Italian, Dutch, Russian, Chinese, Japanese, Korean and more. */
export const PROSE_RULES: readonly Rule[] = Object.freeze([
  scannerRule('prose', 'PASSWORD', 'prose', 'prose'),
]);
