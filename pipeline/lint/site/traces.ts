import { hashOf } from '../../source/cache';
import type { Source } from '../../source/Source';

/** What a trace of the sample site is. */
export const TRACE_KINDS = ['name', 'town', 'county', 'phone number', 'license', 'person'] as const;
export type TraceKind = (typeof TRACE_KINDS)[number];

/** A fact of the sample site in a file. */
export interface Trace {
  line: number;
  /** As it is written. */
  text: string;
  kind: TraceKind;
}

/** What traces are found by: hashes, so that the facts of the sample are in its content only. */
export interface TraceHashes {
  /** Of the sample's own address. */
  site: string;
  /** Of the first word of each fact, for a quick test. */
  firstWords: ReadonlySet<number>;
  /** Of each whole fact. */
  facts: Readonly<Record<string, TraceKind>>;
}

/** The most words that a fact has. */
const MAX_WORDS = 5;

const WORD = /[\p{L}\p{N}]+/gu;

export const tokenize = (text: string): string[] => text.toLowerCase().match(WORD) ?? [];

export const factHash = (words: readonly string[]): string => hashOf(words.join(' ')).slice(0, 12);

/** FNV-1a, because every word of every file is hashed. */
export function wordHash(word: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < word.length; at += 1) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/** The facts of the sample in a file, in links and names of files too. */
export function findTraces({ lines }: Source, hashes: TraceHashes): Trace[] {
  return lines.flatMap((text, index) =>
    tracesIn(text, hashes).map((found) => ({ ...found, line: index + 1 })),
  );
}

function tracesIn(line: string, { firstWords, facts }: TraceHashes): Omit<Trace, 'line'>[] {
  const words = [...line.matchAll(WORD)].map(({ 0: word, index }) => ({
    word: word.toLowerCase(),
    start: index,
    end: index + word.length,
  }));
  return words.flatMap(({ word, start }, at) => {
    if (!firstWords.has(wordHash(word))) return [];
    const candidates = words.slice(at, at + MAX_WORDS);
    // The longest fact that begins here: the name of the business, not its short name.
    for (let count = candidates.length; count > 0; count -= 1) {
      const phrase = candidates.slice(0, count);
      const kind = facts[factHash(phrase.map((each) => each.word))];
      if (kind) return [{ text: line.slice(start, phrase.at(-1)?.end), kind }];
    }
    return [];
  });
}
