import { diffArrays } from 'diff';
import { groupBy } from '../../pipeline/lint/groupBy';
import { ASPECTS, markupOf, readPage } from './readPage';

/** Adjacent lines that differ in one aspect of a page. Both lists are empty if the difference cannot be shown as lines. */
export interface Hunk {
  aspect: string;
  removed: string[];
  added: string[];
}

export interface Difference {
  address: string;
  hunks: readonly Hunk[];
  /** Removed lines of text without a replacement. */
  lost?: readonly string[];
}

/** Compares the HTML of two versions of a page. */
export function comparePages(address: string, before: string, after: string): Difference {
  if (before === after) return { address, hunks: [] };
  const [was, is] = [readPage(before), readPage(after)];
  const hunks = ASPECTS.flatMap((aspect) => diffLines(aspect, was[aspect], is[aspect]));
  const isUnexplained = hunks.every(({ aspect }) => aspect === 'metadata' || aspect === 'structured data');
  if (isUnexplained && markupOf(before) !== markupOf(after)) hunks.push(emptyHunk('HTML or CSS'));
  const text = hunks.filter(({ aspect }) => aspect === 'text');
  return { address, hunks, lost: text.flatMap((hunk) => lostLines(hunk, was.text, is.text)) };
}

/** Groups pages with the same differences, because a change of a menu or footer affects all pages. */
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

/** Removed lines that were neither moved to another place on the page nor replaced by a new line. */
function lostLines({ removed, added }: Hunk, before: readonly string[], after: readonly string[]): string[] {
  const missing = removed.filter((line) => !after.includes(line));
  const reworded = added.filter((line) => !before.includes(line));
  return missing.length > reworded.length ? missing : [];
}

export const emptyHunk = (aspect: string): Hunk => ({ aspect, removed: [], added: [] });

export function diffLines(aspect: string, before: readonly string[], after: readonly string[]): Hunk[] {
  const hunks = [emptyHunk(aspect)];
  for (const { added, removed, value } of diffArrays([...before], [...after]))
    if (added || removed) hunks.at(-1)?.[added ? 'added' : 'removed'].push(...value);
    else hunks.push(emptyHunk(aspect));
  return hunks.filter(({ removed, added }) => removed.length + added.length > 0);
}
