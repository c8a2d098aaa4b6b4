import { groupBy } from '../lists';
import type { LineEdit, Message } from '../message';
import { listPlaces } from '../site/links/siteLinks';

/** Messages for the terminal, grouped by file, with corrected lines. Warnings that repeat in several files are at the end. */
export function formatText(messages: readonly Message[]): string {
  const { single, repeated } = groupRepeated(messages);
  const files = [...new Set(single.map(({ file }) => file))];
  const blocks = files.map((file) =>
    [file, ...single.filter((message) => message.file === file).flatMap(linesFor)].join('\n'),
  );
  const shared = repeated.flatMap((all) => [
    `  warning  ${all[0].reason}  ${all[0].ruleId}`,
    `      ${listPlaces(all, all.length)}`,
  ]);
  if (shared.length > 0) blocks.push(['In several files', ...shared].join('\n'));
  return `${blocks.join('\n\n')}\n`;
}

function linesFor({ start, fatal, reason, ruleId, fix }: Message): string[] {
  const firstLine = `  line ${start.line}  ${fatal ? 'error' : 'warning'}  ${reason}  ${ruleId}`;
  return [firstLine, ...(fix?.edits ?? []).flatMap(correctionLines)];
}

/** An empty text deletes the line. */
function correctionLines({ text }: LineEdit): string[] {
  if (text === '') return ['      write:  nothing; delete the line'];
  const [indent = ''] = /^ */.exec(text) ?? [];
  const [first = '', ...more] = text.split('\n').map((line) => line.replace(new RegExp(`^${indent}`), ''));
  return [`      write:  ${first}`, ...more.map((line) => `              ${line}`)];
}

/** Separates warnings without a proposal that have the same text in several files, so that each is shown once. */
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
