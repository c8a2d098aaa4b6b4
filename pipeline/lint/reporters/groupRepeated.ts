import { groupBy } from '../groupBy';
import type { LintMessage } from '../message';

/** Separates warnings with the same words in several files and no correction, so that each is shown once. */
export function groupRepeated(messages: readonly LintMessage[]): {
  single: LintMessage[];
  repeated: [LintMessage, ...LintMessage[]][];
} {
  const candidates = messages.filter(({ fatal, expected }) => !fatal && !expected);
  const groups = groupBy(candidates, ({ ruleId, reason }) => `${ruleId}: ${reason}`);
  const repeated = [...groups.values()].filter((all) => new Set(all.map(({ file }) => file)).size > 1);
  const grouped = new Set(repeated.flat());
  return { single: messages.filter((message) => !grouped.has(message)), repeated };
}
