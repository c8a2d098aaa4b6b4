import { comparePoints, placeIn, type Range } from '../passages/Range';
import type { Message } from './message';

/** More messages about one file do not help its owner. */
const MAX_MESSAGES = 50;

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
 * A line that some message covers gets that message alone: what is wrong with its layout explains whatever else is found
 * there. A field's line gets the message of one rule, and each position in running text too.
 */
function onePerCause(messages: readonly Message[]): Message[] {
  const covered = new Map<string, Message>();
  for (const message of messages)
    for (const line of message.covers ?? []) {
      const key = `${message.file}:${line}`;
      if (!covered.has(key)) covered.set(key, message);
    }
  const ruleAt = new Map<string, string>();
  const seen = new Set<string>();
  return messages.filter((message) => {
    const { file, start, ruleId, reason } = message;
    const line = `${file}:${start.line}`;
    const cause = covered.get(line);
    if (cause && (cause.ruleId !== ruleId || isContinued(cause, message))) return false;
    const position = positionOf(message);
    // The first position of a file represents the file itself.
    const known = position.endsWith(':1:1') ? undefined : ruleAt.get(position);
    const same = `${line}:${start.column}:${ruleId}:${reason}`;
    if ((known ?? ruleId) !== ruleId || seen.has(same)) return false;
    for (const place of placesOf(message)) ruleAt.set(positionOf(place), ruleId);
    seen.add(same);
    return true;
  });
}

const placesOf = (message: Message): readonly Range[] => [message, ...(message.also ?? [])];

const positionOf = ({ file, start, field = '' }: Range): string =>
  field === '' ? `${file}:${start.line}:${start.column}` : `${file}:${start.line}`;

/** Under a message that hides others in its file. */
export const REST_UNCHECKED = 'The rest of this page is checked once this is fixed.';

/** Without the messages about files that another message covers, which says so if it hides some. */
function uncovered(messages: readonly Message[]): Message[] {
  const causes = new Map<string, Message>();
  for (const message of messages)
    for (const file of message.coversFiles ?? []) if (!causes.has(file)) causes.set(file, message);
  const hiding = new Set<Message>();
  const shown = messages.filter((message) => {
    const cause = causes.get(message.file) ?? message;
    if (cause !== message) hiding.add(cause);
    return cause === message;
  });
  return shown.map((message) =>
    hiding.has(message) ? { ...message, reason: `${message.reason} ${REST_UNCHECKED}` } : message,
  );
}

/** Whether a message says of a further line what its cause says of the first. */
const isContinued = (cause: Message, { start, reason }: Message) =>
  cause.start.line < start.line && cause.reason === reason;

function capped(messages: readonly Message[]): Message[] {
  const counts = new Map<string, number>();
  return messages.flatMap((message) => {
    const count = (counts.get(message.file) ?? 0) + 1;
    counts.set(message.file, count);
    if (count < MAX_MESSAGES) return [message];
    return count === MAX_MESSAGES ? [moreOf(message)] : [];
  });
}

function moreOf({ file, start: { line }, fatal }: Message): Message {
  const reason = 'There are more problems in this file. Fix these first, then check again.';
  return { ...placeIn(file, { line, column: 1 }), fatal, field: '', ruleId: 'more', reason, typed: '' };
}
