import { diffArrays } from 'diff';

/** Lines of one text that stand together, and what stands there in the other. */
export interface Hunk {
  gone: string[];
  come: string[];
}

/** The differences of two lists of lines. */
export function diffLines(before: readonly string[], after: readonly string[]): Hunk[] {
  const hunks: Hunk[] = [{ gone: [], come: [] }];
  for (const { added, removed, value } of diffArrays([...before], [...after]))
    if (added || removed) hunks.at(-1)?.[added ? 'come' : 'gone'].push(...value);
    else hunks.push({ gone: [], come: [] });
  return hunks.filter(({ gone, come }) => gone.length + come.length > 0);
}
