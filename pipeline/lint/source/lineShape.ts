export const indentOf = (line = '') => line.search(/\S/);
export const isGroup = (line = '') => /:\s*$/.test(line);
export const isEntry = (line = '') => /^\s*- /.test(line);

/** The column of the first word behind hyphens. */
export function fieldIndent(line: string): number {
  return /^\s*(?:- +)*/.exec(line)?.[0].length ?? 0;
}

/** The next line with words, up or down; -1 where there is none. */
export function filled(front: readonly string[], from: number, step: 1 | -1): number {
  for (let index = from + step; index >= 0 && index < front.length; index += step)
    if (front[index]?.trim()) return index;
  return -1;
}
