export const specifier = '@context-hygiene/credential-scrubber';

const token = ['gh', 'p_', 'x7Qm2LkV9tRb4NcW8sYd1FhJ6gPz3uA0eTiK'].join('');

/** Takes a token out of a text, a record and a stream. */
export async function job({ CredentialScrubber, createScrubStream, isCredentialKey }) {
  const scrubber = new CredentialScrubber();
  const { text, redactions } = scrubber.scrubText(`the token is ${token}.`);
  const { properties, dropped } = scrubber.scrubProperties({ api_key: 'k', note: `x ${token}` });
  const stream = createScrubStream();
  const streamed =
    stream.feed(`the token is ${token.slice(0, 9)}`) + stream.feed(`${token.slice(9)}.`) + stream.flush();
  return (
    text === 'the token is [REDACTED:TOKEN].' &&
    streamed === text &&
    redactions.length === 1 &&
    dropped[0] === 'api_key' &&
    properties.note === 'x [REDACTED:TOKEN]' &&
    isCredentialKey('x-api-key') &&
    !isCredentialKey('monkey')
  );
}
