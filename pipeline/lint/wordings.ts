import type { TypeName } from '../model/Site';
import type { Place } from '../passages/Passage';
import { overlaps, type Range, rangeOnLine, textIn } from '../passages/Range';
import type { Finding, MessageText, PassageInput, Report, Severity } from './rule';

/** A pattern for words that are wrong in passages of some places, with a text that overrides that of the rule. */
export interface Wording extends MessageText {
  /** By default, the places of the check. */
  in?: readonly Place[];
  /** With the flag `g`, all matches in a passage are one finding. If there is a group `at`, only that part is wrong. */
  pattern: RegExp;
  /** The replacement; `undefined` if it is not certain. */
  fix?: (match: RegExpExecArray, input: PassageInput) => string | undefined;
  /** Whether each match is a finding of its own. */
  reportsEach?: boolean;
  deletes?: boolean;
  /** A text that depends on the match. */
  says?: (match: RegExpExecArray) => MessageText;
  severity?: Severity;
  /** If set, only files of this type are checked. */
  type?: TypeName;
  /** Whether the match is not a mistake. */
  except?: (match: RegExpExecArray, input: PassageInput) => boolean;
}

/** Texts without Markdown. */
export const PLAIN: readonly Place[] = ['field', 'label', 'description'];
/** Blocks of running text in Markdown. */
export const PARAGRAPHS: readonly Place[] = ['paragraph', 'item'];
/** Blocks of Markdown. */
export const BLOCKS: readonly Place[] = ['heading', 'paragraph', 'item', 'cell'];
/** Everything that visitors read. */
export const TEXTS: readonly Place[] = [...PLAIN, ...BLOCKS];

export const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** An expression that matches any of the patterns, whose own flags do not count. */
export const anyOf = (flags: string, ...patterns: readonly (RegExp | string)[]): RegExp =>
  new RegExp(patterns.map((each) => (typeof each === 'string' ? each : each.source)).join('|'), flags);

/**
 * A check of passages of some places. The message of the rule may contain the match, `{words}`, and the replacement, `{expected}`. A
 * match that overlaps one of an earlier wording is dropped. `quickTest` skips most passages, for rules with many wordings.
 */
export function checkWordings(
  places: readonly Place[],
  wordings: Wording | readonly Wording[],
  quickTest?: RegExp,
) {
  const all = [wordings].flat();
  return (input: PassageInput, report: Report): void => {
    if (quickTest && !quickTest.test(input.passage.text)) return;
    const taken: Range[] = [];
    for (const each of all) if (applies(each, places, input)) checkWording(each, input, taken, report);
  };
}

/** Not in the loop above, because its closures would be a sixth of all allocations of a check. */
function checkWording(wording: Wording, input: PassageInput, taken: Range[], report: Report): void {
  const found = matchesOf(wording.pattern, input.passage.text)
    .filter((match) => !wording.except?.(match, input))
    .map((match) => wrongWords(wording, match, input))
    .filter(({ range }) => !taken.some((other) => overlaps(other, range)));
  taken.push(...found.map(({ range }) => range));
  for (const [first, ...more] of wording.reportsEach ? found.map((each) => [each]) : [found])
    if (first) report(findingOf(wording, first, more));
}

/** The source text of a match. */
export function typedIn({ passage, document }: PassageInput, match: RegExpExecArray): string {
  const range = passage.range(match.index, match.index + match[0].length);
  return textIn(document?.source.lines ?? [], range);
}

function applies(
  { in: own, type, pattern }: Wording,
  places: readonly Place[],
  { passage, document }: PassageInput,
): boolean {
  pattern.lastIndex = 0;
  const isRead = (own ?? places).includes(passage.place) && (type === undefined || type === document?.type);
  return isRead && pattern.test(passage.text);
}

/** Without a match, several times as fast as `matchAll`, which copies the pattern. */
export function matchesOf(pattern: RegExp, text: string): RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match; match = pattern.global ? pattern.exec(text) : null) {
    found.push(match);
    if (match[0] === '') pattern.lastIndex += 1;
  }
  return found;
}

/** A match that is wrong, with the range of the part of it that is. */
interface WrongWords {
  match: RegExpExecArray;
  range: Range;
  edit?: { range: Range; text: string };
}

const wrongPart = (match: RegExpExecArray): string => match.groups?.at ?? match[0];

function wrongWords({ fix, deletes }: Wording, match: RegExpExecArray, input: PassageInput): WrongWords {
  const words = wrongPart(match);
  const from = match.index + match[0].indexOf(words);
  const to = from + words.length;
  const range = input.passage.range(from, to);
  if (deletes) return { match, range, edit: { range: deletedRange(input, from, to), text: '' } };
  const text = fix?.(match, input);
  return { match, range, edit: text === undefined ? undefined : { range, text } };
}

/** The range of the words with one adjacent space; in the body, of the whole line if nothing else is on it. */
function deletedRange({ passage, document }: PassageInput, from: number, to: number): Range {
  const [start, end] = withSpace(passage.text, from, to);
  const range = passage.range(start, end);
  if (!document || passage.field !== '' || !isWholeLine(passage.text, start, end)) return range;
  const endOfLine = rangeOnLine(document.source, range.end.line).end;
  return { ...range, start: { ...range.start, column: 1 }, end: endOfLine };
}

const isWholeLine = (text: string, start: number, end: number): boolean =>
  /(?:^|\n)$/.test(text.slice(0, start)) && /^(?:\n|$)/.test(text.slice(end));

/** The span of words with the adjacent space that must be deleted with them. */
export function withSpace(text: string, from: number, to: number): [from: number, to: number] {
  if (/^(?:[.,;:!?\n]|$)/.test(text.slice(to))) return [text.slice(0, from).trimEnd().length, to];
  return [from, /(?:^|\s)$/.test(text.slice(0, from)) && text[to] === ' ' ? to + 1 : to];
}

function findingOf(
  { what, advice, adviceInForm, says, severity }: Wording,
  first: WrongWords,
  more: readonly WrongWords[],
): Finding {
  const { match, range, edit } = first;
  const edits = [first, ...more].flatMap((each) => each.edit ?? []);
  return {
    range,
    data: { ...match.groups, words: wrongPart(match).trim(), expected: edit?.text ?? '' },
    edits: edits.length > 0 ? edits : undefined,
    also: more.length > 0 ? more.map((each) => each.range) : undefined,
    ...(says?.(match) ?? { what, advice, adviceInForm }),
    severity,
  };
}
