import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { groupBy } from '../../pipeline/lint/groupBy';
import type { CheckResult } from '../../pipeline/lint/lint';
import { keyOf, type Message } from '../../pipeline/lint/message';
import type { LineEdit } from '../../pipeline/passages/Range';

/** Checks the content again. `texts` replace files on disk, by path as in messages. */
type CheckAgain = (texts: ReadonlyMap<string, string>) => CheckResult | Promise<CheckResult>;

/** Proposals applied to texts in memory, and the result of checking these texts. */
interface Attempt {
  written: Message[];
  texts: ReadonlyMap<string, string>;
  checked: CheckResult;
}

/** Applies the proposals of messages in memory. Returns the changed texts by file. `texts` override files on disk. */
export function writeProposals(
  above: string,
  messages: readonly Message[],
  texts: ReadonlyMap<string, string> = new Map(),
): Map<string, string> {
  const edits = messages.flatMap(({ fix }) => fix?.edits ?? []);
  const read = (file: string) => texts.get(file) ?? readFileSync(join(above, file), 'utf8');
  return new Map([
    ...texts,
    ...[...groupBy(edits, ({ file }) => file)].map(
      ([file, own]) => [file, replaceLines(read(file), own)] as const,
    ),
  ]);
}

/** Replaces lines and preserves line endings. If edits overlap, the first one is applied. */
function replaceLines(text: string, edits: readonly LineEdit[]): string {
  const mark = text.startsWith('\uFEFF') ? '\uFEFF' : '';
  const parts = text.slice(mark.length).split(/(\r\n|\r|\n)/);
  const ending = parts[1] ?? '\n';
  const sorted = edits.filter(isFirstOfLines).toSorted((one, other) => other.line - one.line);
  for (const { line, endLine, text: written } of sorted) {
    const behind = parts[endLine * 2 - 1];
    const lines =
      written === '' ? [] : [written.replaceAll('\n', ending), ...(behind === undefined ? [] : [behind])];
    parts.splice((line - 1) * 2, (endLine - line + 1) * 2, ...lines);
  }
  return mark + parts.join('');
}

export const isFirstOfLines = (edit: LineEdit, index: number, all: readonly LineEdit[]) =>
  all.findIndex((other) => shareLines(edit, other)) === index;

const shareLines = (one: LineEdit, other: LineEdit) =>
  one.file === other.file && one.line <= other.endLine && other.line <= one.endLine;

/** The messages that proposals did not fix or have caused. A message that was hidden by another one does not count as new. */
export function leftMessages(before: CheckResult, { written, checked }: Attempt): Message[] {
  const known = countKeys(before.allMessages);
  for (const key of written.map(keyOf)) known.set(key, (known.get(key) ?? 0) - 1);
  const proposedKeys = new Set(written.map(keyOf));
  const still = countKeys(checked.allMessages);
  const shownCounts = new Map<string, number>();
  return checked.messages.filter((message) => {
    const key = keyOf(message);
    shownCounts.set(key, (shownCounts.get(key) ?? 0) + 1);
    const count = proposedKeys.has(key) ? still.get(key) : shownCounts.get(key);
    return message.ruleId !== 'more' && (count ?? 0) > (known.get(key) ?? 0);
  });
}

/** The number of distinct positions of each message. */
function countKeys(messages: readonly Message[]): Map<string, number> {
  const places = new Set<string>();
  const counts = new Map<string, number>();
  for (const message of messages) {
    const key = keyOf(message);
    const place = `${message.start.line}:${message.start.column} ${key}`;
    if (!places.has(place)) counts.set(key, (counts.get(key) ?? 0) + 1);
    places.add(place);
  }
  return counts;
}

/** The time limit for trying proposals. */
const MAX_MILLISECONDS = 15_000;

export const proposalDeadline = (): number => Date.now() + MAX_MILLISECONDS;

/** Tries all proposals at once. If that does not fix their messages, or causes others, tries them one by one and keeps the good ones. */
export async function tryProposals(
  { above, before, deadline }: { above: string; before: CheckResult; deadline: number },
  messages: readonly Message[],
  checkAgain: CheckAgain,
): Promise<Attempt> {
  const attempt = async (chosen: readonly Message[]): Promise<Attempt> => {
    const texts = writeProposals(above, chosen);
    return { written: [...chosen], texts, checked: await checkAgain(texts) };
  };
  const isProven = (tried: Attempt) => leftMessages(before, tried).length === 0;
  let best: Attempt = { written: [], texts: new Map(), checked: before };
  const proposals = messages.filter(hasSeparateFix);
  if (proposals.length === 0 || Date.now() > deadline) return best;
  const together = await attempt(proposals);
  if (isProven(together) || proposals.length === 1) return isProven(together) ? together : best;
  for (const [index, message] of proposals.entries()) {
    if (Date.now() > deadline) break;
    const kept = proposals.slice(0, index).filter((each) => best.written.includes(each));
    const next = await attempt([...kept, message]);
    if (isProven(next)) best = next;
  }
  return best;
}

/** Whether a message has a proposal that does not overlap with an earlier one. */
function hasSeparateFix({ fix }: Message, index: number, all: readonly Message[]): boolean {
  const before = all.slice(0, index).flatMap((other) => other.fix?.edits ?? []);
  return fix !== undefined && !fix.edits.some((edit) => before.some((other) => shareLines(edit, other)));
}

/** The messages of a check. A proposal that does not fix its message, or causes others, is removed from its message. */
export async function provenMessages(
  above: string,
  checked: CheckResult,
  checkAgain: CheckAgain,
): Promise<Message[]> {
  const deadline = proposalDeadline();
  const { written } = await tryProposals({ above, before: checked, deadline }, checked.messages, checkAgain);
  return checked.messages.map((message) => {
    if (written.includes(message)) return message;
    const { fix: _fix, ...words } = message;
    return words;
  });
}
