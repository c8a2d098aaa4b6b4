import type { Fault } from '../../source/Source';
import type { RuleFinding } from '../runRules';
import { nextFilledLine } from './lines';
import type { Parsed } from './parseLines';

/** Replaces the lines `first` to `last`, counted from 0. */
export interface Replacement {
  first: number;
  last: number;
  text: string;
}

/** The lines that a finding proposes to replace; `undefined` if it proposes nothing. */
export function replacementOf({
  finding: { line, endLine = line, text },
}: RuleFinding): Replacement | undefined {
  return text === undefined ? undefined : { first: line - 1, last: endLine - 1, text };
}

export const applyEdit = (lines: readonly string[], { first, last, text }: Replacement): string[] =>
  lines.toSpliced(first, last - first + 1, ...text.split('\n'));

/** Whether a repair of the layout may remove the fault. */
export const isLayoutFault = ({ ruleId }: Fault) =>
  /^(?:swallowed|twice|unknown-name|text-wanted|list-wanted|group-wanted|menu-entry)$/.test(ruleId);

/** Whether the edit removes the fault and causes no new fault of layout. */
export const isImprovement = (before: Parsed, fault: Fault, edit: Replacement, after: Parsed): boolean =>
  fault === before.error ? parsesFurther(before, fault, edit, after) : removesFault(before, fault, after);

/** Whether the parser gets past the error, and the edited lines have no new fault of layout. */
function parsesFurther(before: Parsed, fault: Fault, edit: Replacement, after: Parsed): boolean {
  if (after.error && !isFurther(before, fault, edit, after)) return false;
  const above = nextFilledLine(before.lines, edit.first, -1);
  // The line above is checked too: the edit may make it a group, or give it more text.
  const isAtEdit = ({ place }: Fault) =>
    place.line - 1 >= above && place.line - 1 <= edit.last + addedLines(edit);
  // A wrong name that stays as it was is no new fault. It could not be found while nothing was read.
  const isOldName = ({ ruleId }: Fault) => /^(?:unknown-name|twice)$/.test(ruleId) && keepsName(before, edit);
  const layoutFaults = newFaults(before, after).filter(isLayoutFault);
  return layoutFaults.every((each) => !isAtEdit(each) || isOldName(each));
}

/** Whether the next error is another one, and below the edit. */
function isFurther(before: Parsed, fault: Fault, edit: Replacement, after: Parsed): boolean {
  // Where it would be before the edit.
  const next = (after.error?.place.line ?? 0) - 1 - addedLines(edit);
  if (next <= edit.last) return false;
  // An edit above the first error may leave it and remove another one.
  return next !== fault.place.line - 1 || errorsIn(after) < errorsIn(before);
}

const addedLines = ({ first, last, text }: Replacement): number =>
  text.split('\n').length - 1 - (last - first);

/** Whether an edit of one line keeps its name at the same column. */
function keepsName({ lines }: Parsed, { first, last, text }: Replacement): boolean {
  const [name] = /^\s*(?:- +)?[^\s:][^:]*:(?=\s)/.exec(lines[first] ?? '') ?? [];
  return first === last && name !== undefined && !text.includes('\n') && text.startsWith(name);
}

function removesFault(before: Parsed, fault: Fault, after: Parsed): boolean {
  const key = keyAcrossEdits(fault);
  const countIn = ({ faults }: Parsed) => faults.filter((each) => keyAcrossEdits(each) === key).length;
  // Missing fields of a group are found only once its value is a group.
  const isInGroup = ({ ruleId, field }: Fault) => ruleId === 'missing' && field.startsWith(`${fault.field}.`);
  return !after.error && countIn(after) < countIn(before) && newFaults(before, after).every(isInGroup);
}

const errorsIn = ({ source }: Parsed) => source.yaml?.document.errors.length ?? 0;

/** Identifies a fault across an edit. Indexes of lists are left out, because an edit that moves an item changes those below it. */
const keyAcrossEdits = ({ ruleId, field }: Fault) => `${ruleId} ${field.replace(/\d+/g, '#')}`;

/** The faults that are there only after an edit. */
function newFaults(before: Parsed, after: Parsed): Fault[] {
  const known = new Map<string, number>();
  for (const key of before.faults.map(keyAcrossEdits)) known.set(key, (known.get(key) ?? 0) + 1);
  return after.faults.filter((fault) => {
    const remaining = known.get(keyAcrossEdits(fault)) ?? 0;
    known.set(keyAcrossEdits(fault), remaining - 1);
    return remaining <= 0;
  });
}

export function fieldsFixed({ faults }: Parsed, after: Parsed): string[] {
  const remaining = new Set(after.faults.map(keyAcrossEdits));
  return faults.filter((fault) => !remaining.has(keyAcrossEdits(fault))).map(({ field }) => field);
}

/** What is left after an edit. Lower is better. */
export interface Score {
  faults: number;
  losesLetters: boolean;
  changed: number;
}

/** Scores an edit by what is left after it. `lines` are those before it. */
export function scoreEdit(lines: readonly string[], edit: Replacement, { error, faults }: Parsed): Score {
  const old = withoutStyle(lines.slice(edit.first, edit.last + 1).join('\n'));
  const text = withoutStyle(edit.text);
  return {
    faults: faults.length + (error ? 1 : 0),
    losesLetters: !isSubsequence(lettersAndDigits(old), text),
    changed: changedCharacters(old, text),
  };
}

/** Negative if the first score is better by faults or by lost letters. */
export const compareResults = (one: Score, other: Score): number =>
  one.faults - other.faults || Number(one.losesLetters) - Number(other.losesLetters);

/** Negative if the first score is better. */
export const compareScores = (one: Score, other: Score): number =>
  compareResults(one, other) || one.changed - other.changed;

const withoutStyle = (text: string) => text.toLowerCase().replace(/[“”„]/g, '"').replace(/\t/g, '  ');

function isSubsequence(text: string, other: string): boolean {
  let at = -1;
  return [...text].every((character) => {
    at = other.indexOf(character, at + 1);
    return at >= 0;
  });
}

/** The number of characters removed and added between the common start and end of two texts. */
function changedCharacters(old: string, text: string): number {
  if (isSubsequence(old, text)) return text.length - old.length;
  if (isSubsequence(text, old)) return old.length - text.length;
  let start = 0;
  while (start < Math.min(old.length, text.length) && old[start] === text[start]) start += 1;
  let end = 0;
  while (end < Math.min(old.length, text.length) - start && old.at(-1 - end) === text.at(-1 - end)) end += 1;
  return old.length + text.length - 2 * (start + end);
}

/** Whether two texts differ only in spaces and punctuation. */
export const hasSameLetters = (one: string, other: string) =>
  lettersAndDigits(one) === lettersAndDigits(other);
const lettersAndDigits = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '');
