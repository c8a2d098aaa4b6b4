import type { Passage, Place } from '../passages/passages';
import { type Fix, type Kind, type Severity, type Words, write } from './finding';
import type { PassageInput, Report } from './rule';

/** Words that are wrong in passages of some places. */
export interface Wording {
  in: readonly Place[];
  /** With the flag `g`, each match is a finding. A group named `at` is the part that is wrong. */
  pattern: RegExp;
  /** What to write in their place; nothing where that is not certain. */
  fix?: (match: RegExpExecArray) => string | undefined;
  kind?: Kind;
  says?: Words | ((match: RegExpExecArray) => Words);
  severity?: Severity;
  /** Whether they are right there. */
  except?: (match: RegExpExecArray, input: PassageInput) => boolean;
}

/** A check of passages for words. The message of the rule may name what was found, `{words}`, and what to write, `{right}`. */
export const checkWordings =
  (wordings: readonly Wording[]) =>
  (input: PassageInput, report: Report): void => {
    for (const wording of wordings)
      for (const match of wrongIn(wording, input)) report(findingOf(wording, match, input.passage));
  };

function wrongIn({ in: places, pattern, except }: Wording, input: PassageInput): RegExpExecArray[] {
  const { place, text } = input.passage;
  if (!places.includes(place)) return [];
  return [...matchesOf(pattern, text)].filter((match) => !except?.(match, input));
}

function* matchesOf(pattern: RegExp, text: string): Generator<RegExpExecArray> {
  if (pattern.global) yield* text.matchAll(pattern);
  else {
    const match = pattern.exec(text);
    if (match) yield match;
  }
}

function findingOf({ fix, kind, says, severity }: Wording, match: RegExpExecArray, passage: Passage) {
  const words = match.groups?.at ?? match[0];
  const from = match.index + match[0].indexOf(words);
  const range = passage.range(from, from + words.length);
  const right = fix?.(match);
  const proposal: { fix?: Fix } = right === undefined ? {} : { fix: write(range, right, kind) };
  const own = typeof says === 'function' ? says(match) : says;
  return {
    ...{ range, data: { ...match.groups, words, right: right ?? '' }, ...proposal },
    ...(own && { says: own }),
    ...(severity && { severity }),
  };
}
