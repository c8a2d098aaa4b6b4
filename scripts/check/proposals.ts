import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REST_UNCHECKED } from '../../pipeline/lint/arrange';
import type { Checked } from '../../pipeline/lint/lint';
import { type LintMessage, type PlainMessage, toVFileMessage } from '../../pipeline/lint/message';

/** Checks the content again, with these texts in place of files, by the file as messages name it. */
type CheckAgain = (texts: ReadonlyMap<string, string>) => Checked | Promise<Checked>;

/** Proposals written into texts, and what the check says of these. */
interface Attempt {
  written: PlainMessage[];
  texts: ReadonlyMap<string, string>;
  checked: Checked;
}

/** The messages that are fixed together with one: its own, and those about lines that it covers. */
export const fixedWith = (message: PlainMessage, { found }: Checked): PlainMessage[] => [
  message,
  ...found.filter(
    (other) => other !== message && isSameCause(message, other) && message.covers?.includes(other.place.line),
  ),
];

const isSameCause = (one: PlainMessage, other: PlainMessage) =>
  one.file === other.file && one.ruleId === other.ruleId && one.reason === other.reason;

/** The texts of files with the first proposal of each message written. `texts`: those that differ from the files. */
export function writeProposals(
  above: string,
  messages: readonly PlainMessage[],
  texts: ReadonlyMap<string, string> = new Map(),
): Map<string, string> {
  const files = [...new Set(messages.map(({ file }) => file))];
  const proposalsIn = (path: string) => messages.filter(({ file }) => file === path);
  const read = (file: string) => texts.get(file) ?? readFileSync(join(above, file), 'utf8');
  return new Map([
    ...texts,
    ...files.map((file) => [file, correctLines(read(file), proposalsIn(file))] as const),
  ]);
}

/** Changes only the lines of the messages. Of several proposals for a line, the first is written. */
function correctLines(text: string, messages: readonly PlainMessage[]): string {
  const mark = text.startsWith('\uFEFF') ? '\uFEFF' : '';
  const parts = text.slice(mark.length).split(/(\r\n|\r|\n)/);
  const ending = parts[1] ?? '\n';
  for (const { place, expected: [corrected] = [] } of messages.toReversed()) {
    if (corrected === undefined) continue;
    parts[(place.line - 1) * 2] = corrected.replaceAll('\n', ending);
    if (corrected === '') parts[place.line * 2 - 1] = '';
  }
  return mark + parts.join('');
}

/** Recognizes a message after lines have moved. */
export const messageKey = ({ file, ruleId, reason }: PlainMessage | LintMessage): string =>
  `${file} ${ruleId} ${reason.replace(` ${REST_UNCHECKED}`, '').replace(/\blines? \d+(?:(?:, | and )\d+)*/g, '')}`;

/** What is still reported after proposals were written, or only since then. A message that another one hid is not new. */
export function leftMessages(before: Checked, { written, checked }: Attempt): PlainMessage[] {
  const known = countKeys(before.found);
  for (const key of written.map(messageKey)) known.set(key, (known.get(key) ?? 0) - 1);
  const own = new Set(written.map(messageKey));
  const still = countKeys(checked.found);
  const shown = new Map<string, number>();
  return checked.plain.filter((message) => {
    const key = messageKey(message);
    shown.set(key, (shown.get(key) ?? 0) + 1);
    const count = own.has(key) ? still.get(key) : shown.get(key);
    return message.ruleId !== 'more' && (count ?? 0) > (known.get(key) ?? 0);
  });
}

/** How many places have each message. */
function countKeys(messages: readonly PlainMessage[]): Map<string, number> {
  const places = new Set<string>();
  const counts = new Map<string, number>();
  for (const message of messages) {
    const key = messageKey(message);
    const place = `${message.place.line}:${message.place.column} ${key}`;
    if (!places.has(place)) counts.set(key, (counts.get(key) ?? 0) + 1);
    places.add(place);
  }
  return counts;
}

/** Longer than this, nobody waits for proposals. */
const MAX_MILLISECONDS = 15_000;

/** When to stop trying proposals. */
export const proposalDeadline = (): number => Date.now() + MAX_MILLISECONDS;

/** Writes all proposals at once. If that leaves or brings messages, only those that do not, one after another. */
export async function tryProposals(
  { above, before, deadline }: { above: string; before: Checked; deadline: number },
  messages: readonly PlainMessage[],
  checkAgain: CheckAgain,
): Promise<Attempt> {
  const attempt = async (chosen: readonly PlainMessage[]): Promise<Attempt> => {
    const written = chosen.flatMap((message) => fixedWith(message, before));
    const texts = writeProposals(above, written);
    return { written, texts, checked: await checkAgain(texts) };
  };
  const isProven = (tried: Attempt) => leftMessages(before, tried).length === 0;
  let best: Attempt = { written: [], texts: new Map(), checked: before };
  const proposals = messages.filter(hasProposal).filter(isFirstOfLine);
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

/** The line is another one afterwards. */
const hasProposal = ({ expected: [text] = [], actual }: PlainMessage) =>
  text !== undefined && text !== actual;

const isFirstOfLine = ({ file, place }: PlainMessage, index: number, all: readonly PlainMessage[]) =>
  all.findIndex((other) => other.file === file && other.place.line === place.line) === index;

/** The messages of a check. A proposal that leaves or brings messages is left out, and only the words remain. */
export async function provenMessages(
  above: string,
  checked: Checked,
  checkAgain: CheckAgain,
): Promise<LintMessage[]> {
  const { written } = await tryProposals(
    { above, before: checked, deadline: proposalDeadline() },
    checked.plain,
    checkAgain,
  );
  return checked.messages.map((message, index) => {
    const plain = checked.plain[index];
    if (!plain?.expected || written.includes(plain)) return message;
    const { expected: _expected, kind: _kind, ...words } = plain;
    return toVFileMessage(words, message.url);
  });
}
