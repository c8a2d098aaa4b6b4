import { diffArrays } from 'diff';
import { groupBy } from '../../pipeline/lint/groupBy';
import { ASPECTS, markupOf, readPage } from './readPage';

/** Lines of an aspect that stand together, and what stands there in the other version; both are empty where lines cannot say it. */
export interface Hunk {
  aspect: string;
  gone: string[];
  come: string[];
}

/** What differs on a page or in a file. */
export interface Difference {
  address: string;
  hunks: readonly Hunk[];
  /** Lines of text that are gone, with nothing in their place. */
  lost?: readonly string[];
}

/** Compares two versions of a page, given as HTML. */
export function comparePages(address: string, before: string, after: string): Difference {
  if (before === after) return { address, hunks: [] };
  const [was, is] = [readPage(before), readPage(after)];
  const hunks = ASPECTS.flatMap((aspect) => diffLines(aspect, was[aspect], is[aspect]));
  const isUnexplained = hunks.every(({ aspect }) => aspect === 'metadata' || aspect === 'structured data');
  if (isUnexplained && markupOf(before) !== markupOf(after)) hunks.push(emptyHunk('HTML or CSS'));
  const text = hunks.filter(({ aspect }) => aspect === 'text');
  return { address, hunks, lost: text.flatMap((hunk) => lostLines(hunk, was.text, is.text)) };
}

/** Pages with the same differences together, since menus and footers are on all of them. */
export function groupDifferences(
  differences: readonly Difference[],
): { addresses: string[]; hunks: Hunk[] }[] {
  const found = differences.flatMap(({ address, hunks }) => hunks.map((hunk) => ({ address, hunk })));
  const byHunk = [...groupBy(found, ({ hunk }) => JSON.stringify(hunk)).values()].map((same) => ({
    addresses: [...new Set(same.map(({ address }) => address))],
    hunk: same[0].hunk,
  }));
  return [...groupBy(byHunk, ({ addresses }) => addresses.join('\n')).values()].map((all) => ({
    addresses: all[0].addresses,
    hunks: all.map(({ hunk }) => hunk),
  }));
}

/** A line that stands elsewhere on the page is moved; one with a new line in its place is reworded. */
function lostLines({ gone, come }: Hunk, before: readonly string[], after: readonly string[]): string[] {
  const missing = gone.filter((line) => !after.includes(line));
  const reworded = come.filter((line) => !before.includes(line));
  return missing.length > reworded.length ? missing : [];
}

export const emptyHunk = (aspect: string): Hunk => ({ aspect, gone: [], come: [] });

export function diffLines(aspect: string, before: readonly string[], after: readonly string[]): Hunk[] {
  const hunks = [emptyHunk(aspect)];
  for (const { added, removed, value } of diffArrays([...before], [...after]))
    if (added || removed) hunks.at(-1)?.[added ? 'come' : 'gone'].push(...value);
    else hunks.push(emptyHunk(aspect));
  return hunks.filter(({ gone, come }) => gone.length + come.length > 0);
}
