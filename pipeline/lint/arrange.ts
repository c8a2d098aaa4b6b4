import { comparePoints, isWholeFile, overlaps, type Range, rangeOnLine, wholeLines } from '../passages/Range';
import { groupBy } from './lists';
import type { Message } from './message';

/** More messages about one file would not help its owner. */
export const MAX_IN_FILE = 50;

/**
 * Removes messages with the same cause and sorts the others: files with the most errors first; in each file errors first, then by
 * position. At most `MAX_IN_FILE` remain for each file. `messages` must be in the order of the stages and of the rules, because the
 * first one for a range is kept.
 */
export function arrange(messages: readonly Message[]): Message[] {
  const relevant = dropCoveredByFileMessage(messages);
  const files = [...groupBy(dropOverlapping(relevant), ({ file }) => file)];
  const countErrors = (ofFile: readonly Message[]) => ofFile.filter(({ fatal }) => fatal).length;
  return files
    .toSorted(
      ([one, ofOne], [other, ofOther]) =>
        countErrors(ofOther) - countErrors(ofOne) || Number(one > other) - Number(one < other),
    )
    .flatMap(([, ofFile]) =>
      limitMessages(
        ofFile.toSorted((a, b) => Number(b.fatal) - Number(a.fatal) || comparePoints(a.start, b.start)),
      ),
    );
}

/**
 * Keeps one message for each cause. A message that is kept reserves its range; every message reserves its `also` ranges, the other
 * places of its cause. A later message that overlaps a reserved range is dropped if it is of another rule, or if the first one has
 * `also` ranges. A message at 1:1 stands for the file and does not reserve that position. Messages with `reservesLines` reserve their
 * whole lines before all others.
 */
function dropOverlapping(messages: readonly Message[]): Message[] {
  const reserved = new Map<string, { range: Range; by: Message }[]>();
  const reserve = (range: Range, by: Message) => {
    const ranges = reserved.get(range.file) ?? [];
    reserved.set(range.file, ranges);
    ranges.push({ range, by });
  };
  /** Whether a message of another rule, or one with `also` ranges, reserved a part of the range of this one. */
  const isReserved = (message: Message) =>
    reserved.get(message.file)?.some(
      ({ range, by }) =>
        overlaps(range, message) &&
        // Its own lines, if it reserves them.
        by !== message &&
        (by.ruleId !== message.ruleId || by.also !== undefined),
    ) === true;
  for (const message of messages)
    if (message.reservesLines && !isReserved(message))
      reserve(wholeLines(message.file, message.start.line, message.end.line), message);
  const seen = new Set<string>();
  return messages.filter((message) => {
    const { file, start, ruleId, reason } = message;
    const key = `${file}:${start.line}:${start.column}:${ruleId}:${reason}`;
    const isDropped = isReserved(message) || seen.has(key);
    seen.add(key);
    const isAtStart = start.line === 1 && start.column === 1;
    if (!isDropped && !isAtStart) reserve(message, message);
    for (const range of message.also ?? []) reserve(range, message);
    return !isDropped;
  });
}

/** Ends a message about a whole file that hides other messages in the file. */
const REST_UNCHECKED = 'The rest of this page is checked once this is fixed.';

/** A message about a whole file hides the other messages in it. If it hides any below its start, `REST_UNCHECKED` is added. */
function dropCoveredByFileMessage(messages: readonly Message[]): Message[] {
  const causes = new Map<string, Message>();
  for (const message of messages)
    for (const { file } of [message, ...(message.also ?? [])].filter(isWholeFile))
      if (!causes.has(file)) causes.set(file, message);
  const hiding = new Set<Message>();
  const relevant = messages.filter((message) => {
    const cause = causes.get(message.file) ?? message;
    if (cause !== message && comparePoints(message.start, cause.start) > 0) hiding.add(cause);
    return cause === message;
  });
  return relevant.map((message) =>
    hiding.has(message) ? { ...message, reason: `${message.reason} ${REST_UNCHECKED}` } : message,
  );
}

/** The first messages of a file. The last one says that there are more. */
function limitMessages(messages: readonly Message[]): Message[] {
  const shown = messages.slice(0, MAX_IN_FILE - 1);
  return [...shown, ...messages.slice(shown.length, MAX_IN_FILE).map(moreMessage)];
}

function moreMessage({ file, start: { line }, fatal }: Message): Message {
  const reason = 'There are more problems in this file. Fix these first, then check again.';
  return { ...rangeOnLine({ file, lines: [] }, line), fatal, field: '', ruleId: 'more', reason, typed: '' };
}
