/**
 * The facts of a list of OpenAI chat messages that an agent needs again, found apart from the compressor's own code:
 * paths and commands from the arguments of the calls, exit codes of failed commands, error lines, ids and figures from the
 * results and texts.
 */
export function factsOf(messages) {
  const facts = {
    paths: new Set(),
    commands: new Set(),
    'exit codes': new Set(),
    errors: new Set(),
    figures: new Set(),
  };
  const commands = new Map();
  for (const message of messages) {
    for (const { id, function: called } of message.tool_calls ?? []) {
      const input = argumentsOf(called.arguments);
      for (const [key, value] of Object.entries(input)) {
        if (typeof value !== 'string') continue;
        if (/path|file|dir/i.test(key) && isPath(value)) facts.paths.add(value);
        if (/^(command|cmd|script)$/.test(key)) {
          addCommand(value, facts);
          commands.set(id, value);
        }
      }
    }
    const text = textOf(message);
    if (message.role === 'tool') {
      addErrors(text, facts);
      addExitCode(commands.get(message.tool_call_id), text, facts);
    }
    addFigures(text, facts);
  }
  return facts;
}

/** The share of facts that a text holds, by kind. */
export function heldBy(facts, text) {
  const plain = normal(text);
  return Object.fromEntries(
    Object.entries(facts).map(([kind, values]) => {
      const holds =
        kind === 'exit codes'
          ? (fact) => holdsExitCode(plain, fact)
          : (fact) => plain.includes(normal(fact).trim());
      const held = [...values].filter(holds);
      return [kind, { held: held.length, all: new Set(values).size }];
    }),
  );
}

// Escapes of JSON inside JSON, and white space, are no difference to a reader.
function normal(text) {
  return text
    .replace(/\\+[nt]/g, ' ')
    .replace(/\\+"/g, '"')
    .replace(/\\+/g, '\\')
    .replace(/\s+/g, ' ');
}

// What the person or the model would look for: the first line, as far as a line of 200 characters goes.
function addCommand(command, facts) {
  const line = command.trim().split('\n')[0].slice(0, 200).trim();
  if (line.length < 3) return;
  facts.commands.add(line);
  for (const [path] of line.matchAll(/(?:~|\.{1,2})?\/?[\w@.-]+(?:\/[\w@.-]+)+/g))
    if (isPath(path)) facts.paths.add(path);
}

function addExitCode(command, text, facts) {
  const code = /(?:exit(?:ed)?(?: with)?(?: code| status)?|code)[ :]+([1-9]\d{0,2})\b/i.exec(
    text.slice(-400),
  )?.[1];
  if (command !== undefined && code !== undefined)
    facts['exit codes'].add(`${command.trim().split('\n')[0].slice(0, 60)}\u0000${code}`);
}

// Beside the command, or in the result of its call, which follows it.
function holdsExitCode(lines, fact) {
  const [start, code] = fact.split('\u0000');
  const command = normal(start);
  for (let at = lines.indexOf(command); at >= 0; at = lines.indexOf(command, at + 1)) {
    const near = lines.slice(at, at + 4_000);
    if (new RegExp(`(?:exit(?:ed)?(?: with)?(?: code| status)?|code)[ :]+${code}\\b`, 'i').test(near))
      return true;
  }
  return false;
}

function addErrors(text, facts) {
  for (const line of text.split('\n')) {
    const isError =
      /^\s*(?:\w*Error|error|fatal|FAIL|FAILED|E {2,})\b.*\S/.test(line) ||
      /\berror TS\d+:|: command not found|No such file or directory/.test(line);
    if (isError && line.trim().length >= 12 && line.length < 2_000)
      facts.errors.add(line.trim().slice(0, 200).trim());
  }
}

function addFigures(text, facts) {
  for (const [id] of text.matchAll(/\b(?=\w*\d)(?=\w*[a-f])[0-9a-f]{7,40}\b/g)) facts.figures.add(id);
  for (const [id] of text.matchAll(/\b[A-Z][A-Z0-9]*-?\d{2,6}\b/g)) facts.figures.add(id);
  for (const [amount] of text.matchAll(/\$\d[\d,.]*\d|\b\d+(?:\.\d+)?(?:ms|s|%|kB|KB|MB|GB)\b/g))
    facts.figures.add(amount);
}

function isPath(value) {
  return (
    value.length < 200 &&
    !value.includes('\n') &&
    /[\w-]/.test(value) &&
    (value.includes('/') || /\.\w{1,5}$/.test(value))
  );
}

function argumentsOf(text) {
  try {
    const value = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

/** The text of a message. */
export function textOf({ content }) {
  if (typeof content === 'string') return content;
  return Array.isArray(content) ? content.map(({ text }) => text ?? '').join('\n') : '';
}

/** All strings of a message, as a reader sees them. */
export function readable(message) {
  const calls = (message.tool_calls ?? []).map(
    ({ function: called }) => `${called.name} ${called.arguments}`,
  );
  return [textOf(message), ...calls].join('\n');
}
