/** Scores one scrubber on one corpus. */

const RUN = 8;
const EDGES = /^[\s\u00ad\u200b-\u200d\u2060\ufeff]+|[\s\u00ad\u200b-\u200d\u2060\ufeff]+$/g;

/**
 * Is any run of eight characters of a secret (or the whole of a shorter one) still in the output? A run that stands in
 * the text beside the secrets as well (the vendor's name, say) tells nothing.
 */
function leaks(secret, output, context) {
  if (secret.length <= RUN) return output.includes(secret);
  for (let at = 0; at + RUN <= secret.length; at += 1) {
    const run = secret.slice(at, at + RUN);
    if (output.includes(run) && !context.includes(run)) return true;
  }
  return false;
}

/** What stands around the secrets, in order. */
function surroundings(text, secrets) {
  let parts = [text];
  for (const secret of secrets.toSorted((a, b) => b.length - a.length)) {
    parts = parts.flatMap((part) => part.split(secret));
  }
  return parts;
}

/** Does everything that is no secret stand in the output, in order? Blanks and invisible characters at the edges of a piece do not count. */
function keepsContext(text, secrets, output) {
  let at = 0;
  for (const piece of surroundings(text, secrets).map((each) => each.replace(EDGES, ''))) {
    const found = output.indexOf(piece, at);
    if (found < 0) return false;
    at = found + piece.length;
  }
  return true;
}

/** One judged row: what became of it. */
async function judge(row, scrub) {
  let output;
  try {
    output = await scrub(row.text);
  } catch {
    return { row, failed: true, hit: false, strict: false, changed: true, context: false, idempotent: false };
  }
  if (typeof output !== 'string') output = String(output);
  const context = surroundings(row.text, row.secrets).join('\n');
  const hit = row.secrets.every((secret) => !output.includes(secret));
  return {
    row,
    failed: false,
    hit,
    strict: hit && row.secrets.every((secret) => !leaks(secret, output, context)),
    changed: output !== row.text,
    context: row.kind === 'positive' ? keepsContext(row.text, row.secrets, output) : output === row.text,
    idempotent: (await scrub(output)) === output,
  };
}

export async function scoreCorpus(rows, scrub) {
  const results = [];
  for (const row of rows) results.push(await judge(row, scrub));
  return results;
}

const share = (list, test) => (list.length === 0 ? undefined : list.filter(test).length / list.length);

/** The figures of a group of judged rows; rows that one can argue about are told apart. */
export function figures(results) {
  const clear = results.filter(({ row }) => row.debatable !== true);
  const positive = clear.filter(({ row }) => row.kind === 'positive');
  const negative = clear.filter(({ row }) => row.kind === 'negative');
  const hits = positive.filter(({ hit }) => hit);
  return {
    rows: results.length,
    debatable: results.length - clear.length,
    positive: positive.length,
    negative: negative.length,
    recall: share(positive, ({ hit }) => hit),
    strict: share(positive, ({ strict }) => strict),
    falsePositives: share(negative, ({ changed }) => changed),
    context: share(hits, ({ context }) => context),
    idempotent: share(results, ({ idempotent }) => idempotent),
    failed: results.filter(({ failed }) => failed).length,
    debatableHit: share(
      results.filter(({ row }) => row.debatable === true && row.kind === 'positive'),
      ({ hit }) => hit,
    ),
  };
}

export function byFamily(results) {
  const groups = groupBy(results);
  return [...groups].map(([family, list]) => ({ family, ...figures(list) }));
}

function groupBy(results) {
  const groups = new Map();
  for (const result of results) {
    const list = groups.get(result.row.family) ?? [];
    list.push(result);
    groups.set(result.row.family, list);
  }
  return groups;
}

/** Key names: recall over credential ones, false positives over the others. */
export function scoreKeys(keys, isCredentialKey) {
  const clear = keys.filter(({ debatable }) => debatable !== true);
  const yes = clear.filter(({ credential }) => credential);
  const no = clear.filter(({ credential }) => !credential);
  return {
    recall: share(yes, ({ key }) => isCredentialKey(key)),
    falsePositives: share(no, ({ key }) => isCredentialKey(key)),
    missed: yes.filter(({ key }) => !isCredentialKey(key)).map(({ key }) => key),
    alarms: no.filter(({ key }) => isCredentialKey(key)).map(({ key }) => key),
  };
}
