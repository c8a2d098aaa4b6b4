import { indentRepairs, isStray } from './indentRepairs';
import { fieldIndent, filled, indentOf, isEntry, isGroup } from './lineShape';
import { missingHyphen } from './missingHyphen';
import { movedLine } from './movedLine';
import type { Repair } from './Repair';

/** An entry of a list that was read as more words of the line above, since it begins too far to the right. `first` is the index of the words' first line. */
export function swallowedEntry(words: string, first: number, front: readonly string[]): Repair | undefined {
  if (!words.includes('\n')) return undefined;
  const below = words
    .split('\n')
    .slice(1)
    .findIndex((_line, at) => isEntry(front[first + at + 1]));
  if (below < 0) return undefined;
  const index = first + below + 1;
  const swallower = wrongFirst(front, first, index);
  if (swallower) return swallower;
  if (!isStray(front, index)) return [...indentRepairs(front, index)][0];
  const message =
    'This line is an entry of a list, but no list begins above it: a name with a colon and nothing behind it.';
  return { index, code: 'layout', message };
}

/** The line that swallows the entries below it is wrong itself where these stand as the other entries do, or as entries should. */
function wrongFirst(front: readonly string[], first: number, index: number): Repair | undefined {
  const line = front[first] ?? '';
  const level = indentOf(front[index]);
  const above = front[filled(front, first, -1)] ?? '';
  if (!isEntry(line))
    return isGroup(above) && indentOf(line) === level ? missingHyphen(front, first) : undefined;
  const isAmong = isEntry(above) && indentOf(above) === level;
  const isFirst = isGroup(above) && fieldIndent(above) + 2 === level;
  return isAmong || isFirst ? movedLine(front, first, level) : undefined;
}
