import { groupBy } from '../groupBy';
import type { Message } from '../message';

/** Separates warnings with the same words in several files and no correction, so that each is shown once. */
export function groupRepeated(messages: readonly Message[]): {
  single: Message[];
  repeated: [Message, ...Message[]][];
} {
  const candidates = messages.filter(({ fatal, fix }) => !fatal && !fix);
  const groups = groupBy(candidates, ({ ruleId, reason }) => `${ruleId}: ${reason}`);
  const repeated = [...groups.values()].filter((all) => new Set(all.map(({ file }) => file)).size > 1);
  const grouped = new Set(repeated.flat());
  return { single: messages.filter((message) => !grouped.has(message)), repeated };
}
