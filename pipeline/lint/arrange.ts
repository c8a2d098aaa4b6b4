import { comparePoints, isWholeFile, meets, placeIn, type Range, wholeLines } from '../passages/Range';
import type { Message } from './message';

/** More messages about one file do not help its owner. */
export const MAX_IN_FILE = 50;

/**
 * The messages as they are shown. File by file, the one with the most errors first; in each, errors first, then by line. What
 * has one cause is shown once: see `onePerCause`. Of a very long list the first ones are kept, and a last one says that
 * there are more. `messages` are in the order of the stages and of the rules.
 */
export function arrange(messages: readonly Message[]): Message[] {
  const single = onePerCause(uncovered(messages));
  const errors = new Map<string, number>();
  for (const { file, fatal } of single) if (fatal) errors.set(file, (errors.get(file) ?? 0) + 1);
  const errorsIn = ({ file }: Message) => errors.get(file) ?? 0;
  const sorted = single.sort(
    (a, b) =>
      errorsIn(b) - errorsIn(a) ||
      (a.file === b.file ? 0 : a.file < b.file ? -1 : 1) ||
      Number(b.fatal) - Number(a.fatal) ||
      comparePoints(a.start, b.start),
  );
  return capped(sorted);
}

/**
 * What has one cause is said once: a message takes its place, and the further places of its cause. One of another rule that meets
 * what is taken is left out. The beginning of a file, which stands for the file, is taken only as a line.
 */
function onePerCause(messages: readonly Message[]): Message[] {
  const taken = new TakenPlaces();
  for (const message of messages)
    if (message.takesLines && !taken.causeOf(message))
      taken.add(wholeLines(message.file, message.start.line, message.end.line), message);
  const seen = new Set<string>();
  return messages.filter((message) => {
    const { file, start, ruleId, reason } = message;
    const same = `${file}:${start.line}:${start.column}:${ruleId}:${reason}`;
    const isSaid = taken.causeOf(message) !== undefined || seen.has(same);
    seen.add(same);
    const isFile = start.line === 1 && start.column === 1;
    if (!isSaid && !isFile) taken.add(message, message);
    for (const range of message.also ?? []) taken.add(range, message);
    return !isSaid;
  });
}

class TakenPlaces {
  readonly #byFile = new Map<string, { range: Range; by: Message }[]>();

  add(range: Range, by: Message): void {
    const there = this.#byFile.get(range.file);
    if (there) there.push({ range, by });
    else this.#byFile.set(range.file, [{ range, by }]);
  }

  /** The message that says it already: of another rule, or for several places. */
  causeOf(message: Message): Message | undefined {
    const { file, ruleId } = message;
    const isCause = (by: Message) => by !== message && (by.ruleId !== ruleId || by.also !== undefined);
    return this.#byFile.get(file)?.find(({ range, by }) => meets(range, message) && isCause(by))?.by;
  }
}

/** Under a message that hides others in its file. */
export const REST_UNCHECKED = 'The rest of this page is checked once this is fixed.';

/** Without the messages in files of which another message takes the whole, which says so if it hides some. */
function uncovered(messages: readonly Message[]): Message[] {
  const causes = new Map<string, Message>();
  for (const message of messages)
    for (const { file } of [message, ...(message.also ?? [])].filter(isWholeFile))
      if (!causes.has(file)) causes.set(file, message);
  const hiding = new Set<Message>();
  const shown = messages.filter((message) => {
    const cause = causes.get(message.file) ?? message;
    if (cause !== message && comparePoints(message.start, cause.start) > 0) hiding.add(cause);
    return cause === message;
  });
  return shown.map((message) =>
    hiding.has(message) ? { ...message, reason: `${message.reason} ${REST_UNCHECKED}` } : message,
  );
}

function capped(messages: readonly Message[]): Message[] {
  const counts = new Map<string, number>();
  return messages.flatMap((message) => {
    const count = (counts.get(message.file) ?? 0) + 1;
    counts.set(message.file, count);
    if (count < MAX_IN_FILE) return [message];
    return count === MAX_IN_FILE ? [moreOf(message)] : [];
  });
}

function moreOf({ file, start: { line }, fatal }: Message): Message {
  const reason = 'There are more problems in this file. Fix these first, then check again.';
  return { ...placeIn(file, { line, column: 1 }), fatal, field: '', ruleId: 'more', reason, typed: '' };
}
