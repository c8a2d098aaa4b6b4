import { indentRepairs, isStray } from './indentRepairs';
import type { Repair } from './Repair';

const ENTRY = /^\s*- /;

/** An entry of a list that was read as more words of the line above, since it begins too far to the right. `first` is the index of the words' first line. */
export function swallowedEntry(words: string, first: number, front: readonly string[]): Repair | undefined {
  if (!words.includes('\n')) return undefined;
  const below = words
    .split('\n')
    .slice(1)
    .findIndex((_line, at) => ENTRY.test(front[first + at + 1] ?? ''));
  if (below < 0) return undefined;
  const index = first + below + 1;
  if (!isStray(front, index)) return [...indentRepairs(front, index)][0];
  const message =
    'This line is an entry of a list, but no list begins above it: a name with a colon and nothing behind it.';
  return { index, code: 'layout', message };
}
