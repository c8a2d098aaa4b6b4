import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CheckResult } from '../../pipeline/lint/lint';
import { groupBy } from '../../pipeline/lint/lists';
import { type LineEdit, type Message, problemKey } from '../../pipeline/lint/message';

// A proposal is the `fix` of a message. It is shown or applied only if it fixes its message and causes no others, which is found out
// by checking the content again with the proposal applied in memory.

/** Checks the content again. `texts` replace files on disk, by path as in messages. */
type CheckAgain = (texts: ReadonlyMap<string, string>) => CheckResult | Promise<CheckResult>;

interface Attempt {
  /** The messages whose proposals were applied. */
  applied: readonly Message[];
  /** The changed texts by file. */
  texts: ReadonlyMap<string, string>;
  /** The result of checking these texts. */
  checked: CheckResult;
}

/** Applies the proposals of messages in memory. Returns the changed texts by file, relative to `root`. `texts` override files on disk. */
export function applyProposals(
  root: string,
  messages: readonly Message[],
  texts: ReadonlyMap<string, string> = new Map(),
): Map<string, string> {
  const changed = new Map(texts);
  const edits = messages.flatMap(({ fix }) => fix?.edits ?? []);
  for (const [file, fileEdits] of groupBy(edits, ({ file }) => file))
    changed.set(file, replaceLines(texts.get(file) ?? readFileSync(join(root, file), 'utf8'), fileEdits));
  return changed;
}

/** Replaces lines and preserves line endings. If edits overlap, the first one is applied. */
function replaceLines(text: string, edits: readonly LineEdit[]): string {
  const byteOrderMark = text.startsWith('\uFEFF') ? '\uFEFF' : '';
  /** With their endings. */
  const lines = text.slice(byteOrderMark.length).split(/(?<=\n|\r(?!\n))/);
  const endingOf = (line = '') => /[\r\n]*$/.exec(line)?.[0] ?? '';
  const usualEnding = endingOf(lines[0]) || '\n';
  // From the end, so that the line numbers of the remaining edits stay right.
  for (const { line, endLine, text: newText } of withoutOverlaps(edits).toSorted((a, b) => b.line - a.line)) {
    const replacement = newText.replaceAll('\n', usualEnding) + endingOf(lines[endLine - 1]);
    lines.splice(line - 1, endLine - line + 1, ...(newText === '' ? [] : [replacement]));
  }
  return byteOrderMark + lines.join('');
}

/** Leaves out edits that overlap with an earlier one. */
export const withoutOverlaps = <Edit extends LineEdit>(edits: readonly Edit[]): Edit[] =>
  edits.filter((edit, index) => edits.findIndex((other) => shareLines(edit, other)) === index);

/** The messages with a proposal that does not overlap with that of an earlier message. */
function separateProposals(messages: readonly Message[]): Message[] {
  const edits = messages.map(({ fix }) => fix?.edits ?? []);
  return messages.filter(({ fix }, index) => {
    const earlier = edits.slice(0, index).flat();
    return fix && !fix.edits.some((edit) => earlier.some((other) => shareLines(edit, other)));
  });
}

const shareLines = (one: LineEdit, other: LineEdit) =>
  one.file === other.file && one.line <= other.endLine && other.line <= one.endLine;

/**
 * The messages that an attempt did not fix or has caused, compared by key, because lines move. `allMessages` of a check are its
 * `messages` and those that others hide.
 */
export function remainingMessages(before: CheckResult, { applied, checked }: Attempt): Message[] {
  const countBefore = countPositions(before.allMessages);
  const countNow = countPositions(checked.allMessages);
  const countApplied = countPositions(applied);
  // `more` only says how many messages are hidden.
  const shown = checked.messages.filter(({ ruleId }) => ruleId !== 'more');
  return [...groupBy(shown, problemKey)].flatMap(([key, messages]) => {
    const [known = 0, fixed] = [countBefore.get(key), countApplied.get(key)];
    // One that was hidden before is not new.
    if (fixed === undefined) return messages.slice(known);
    // One whose proposal was applied must be gone, also from the hidden ones.
    return (countNow.get(key) ?? 0) > known - fixed ? messages : [];
  });
}

/** The number of messages by key. Several at one position are one message, of which all but one are hidden. */
function countPositions(messages: readonly Message[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [key, same] of groupBy(messages, problemKey))
    counts.set(key, new Set(same.map(({ start }) => `${start.line}:${start.column}`)).size);
  return counts;
}

/** The time limit for trying proposals. */
const MAX_MILLISECONDS = 15_000;

export const proposalDeadline = (): number => Date.now() + MAX_MILLISECONDS;

/**
 * Tries all proposals of `messages` at once. If that does not fix their messages, or causes others, tries them one by one and keeps
 * the good ones. `before`: the check that found the messages; after `deadline`, a time in milliseconds, no more are tried.
 */
export async function tryProposals(
  { root, before, deadline }: { root: string; before: CheckResult; deadline: number },
  messages: readonly Message[],
  checkAgain: CheckAgain,
): Promise<Attempt> {
  const attempt = async (applied: readonly Message[]): Promise<Attempt> => {
    const texts = applyProposals(root, applied);
    return { applied, texts, checked: await checkAgain(texts) };
  };
  const isGood = (tried: Attempt) => remainingMessages(before, tried).length === 0;
  let best: Attempt = { applied: [], texts: new Map(), checked: before };
  const proposals = separateProposals(messages);
  if (proposals.length === 0 || Date.now() > deadline) return best;
  const together = await attempt(proposals);
  if (isGood(together)) return together;
  if (proposals.length === 1) return best;
  for (const message of proposals) {
    if (Date.now() > deadline) break;
    const next = await attempt([...best.applied, message]);
    if (isGood(next)) best = next;
  }
  return best;
}

/** The messages of a check. A proposal that does not fix its message, or causes others, is removed from its message. */
export async function provenMessages(
  root: string,
  checked: CheckResult,
  checkAgain: CheckAgain,
): Promise<Message[]> {
  const deadline = proposalDeadline();
  const { applied } = await tryProposals({ root, before: checked, deadline }, checked.messages, checkAgain);
  return checked.messages.map((message) => {
    if (applied.includes(message)) return message;
    const { fix: _unproven, ...withoutFix } = message;
    return withoutFix;
  });
}
