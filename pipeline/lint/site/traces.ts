import type { Source } from '../../source/Source';
import { sampleFacts } from './sampleFacts';

/** A fact of the sample site in a file. */
export interface Trace {
  line: number;
  /** As it is written. */
  text: string;
  /** `town` */
  kind: string;
}

/** The words of a text in small letters, with one space between them. */
export const plainWords = (text: string): string =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(' ');

const KINDS = new Map(
  Object.entries(sampleFacts).flatMap(([kind, texts]) => texts.map((text) => [plainWords(text), kind])),
);

/** The longest first: the name of the business, not its short name. */
const FACTS = [...KINDS.keys()].sort((one, other) => other.length - one.length);

const FACT = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${FACTS.join('|').replaceAll(' ', '[^\\p{L}\\p{N}\\n]+')})(?![\\p{L}\\p{N}])`,
  'giu',
);

/** The facts of the sample in a file, in links and names of files too. */
export function findTraces({ lines }: Source): Trace[] {
  const whole = lines.join('\n');
  return [...whole.matchAll(FACT)].map(({ 0: text, index }) => {
    const line = whole.slice(0, index).split('\n').length;
    return { line, text, kind: KINDS.get(plainWords(text)) ?? '' };
  });
}
