import type { LintMessage } from '../message';

/** A warning that several files have. */
interface Repeated {
  first: LintMessage;
  all: LintMessage[];
}

/** Sets apart the warnings that say the same of several files, and have no correction, so that each can be shown once. */
export function groupRepeated(messages: readonly LintMessage[]): {
  single: LintMessage[];
  repeated: Repeated[];
} {
  const groups = new Map<string, Repeated>();
  for (const message of messages) {
    if (message.fatal || message.expected) continue;
    const key = `${message.ruleId}: ${message.reason}`;
    const group = groups.get(key);
    if (group) group.all.push(message);
    else groups.set(key, { first: message, all: [message] });
  }
  const repeated = [...groups.values()].filter(({ first, all }) =>
    all.some(({ file }) => file !== first.file),
  );
  const grouped = new Set(repeated.flatMap(({ all }) => all));
  return { single: messages.filter((message) => !grouped.has(message)), repeated };
}
