import type { MessageFormat } from '../model.js';
import type { Profile } from '../types.js';
import { callGroups } from './groups.js';
import { rulesFor } from './profile-rules.js';
import { readRows } from './rows.js';

/** Whether a list has no error under a profile, calls in flight at its end allowed; warnings are not looked for. */
export function isSendable(messages: readonly object[], format: MessageFormat, profile: Profile): boolean {
  const rows = readRows(messages, format);
  const list = {
    rows,
    groups: callGroups(rows),
    inFlight: true,
    original: undefined,
    tools: undefined,
  };
  return rulesFor(profile, format).every((rule) => {
    let errors = 0;
    if (rule.severity === 'warning') return true;
    rule.check(list, (_index, _message, severity = rule.severity) => {
      if (severity === 'error') errors += 1;
    });
    return errors === 0;
  });
}
