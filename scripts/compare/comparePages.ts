import { diffArrays } from 'diff';
import { groupBy } from '../../pipeline/lint/lists';
import { ASPECTS, markupOf, readPage } from './readPage';

/** Adjacent lines that differ in one aspect of a page. Both lists are empty if the difference cannot be shown as lines. */
export interface Hunk {
  /** One of `ASPECTS`, or another name for what differs. */
  aspect: string;
  removed: string[];
  added: string[];
}

/** What differs between two versions of a page; `hunks` is empty if nothing does. */
export interface Difference {
  address: string;
  hunks: readonly Hunk[];
  /** Removed lines of text without a replacement. */
  lost: readonly string[];
}

/** Compares the HTML of two versions of a page. */
export function comparePages(address: string, before: string, after: string): Difference {
  if (before === after) return { address, hunks: [], lost: [] };
  const [was, is] = [readPage(before), readPage(after)];
  const hunks = ASPECTS.flatMap((aspect) => diffLines(aspect, was[aspect], is[aspect]));
  const isVisible = hunks.some(({ aspect }) => aspect !== 'metadata' && aspect !== 'structured data');
  // No line differs that visitors see, but the layout may.
  if (!isVisible && markupOf(before) !== markupOf(after)) hunks.push(hunkOf('HTML or CSS'));
  const text = hunks.filter(({ aspect }) => aspect === 'text');
  return { address, hunks, lost: text.flatMap((hunk) => lostLines(hunk, was.text, is.text)) };
}

/** Lists each hunk once, with all pages that have it, and hunks of the same pages together: a new menu changes every page. */
export function groupDifferences(
  differences: readonly Pick<Difference, 'address' | 'hunks'>[],
): { addresses: string[]; hunks: Hunk[] }[] {
  const all = differences.flatMap(({ address, hunks }) => hunks.map((hunk) => ({ address, hunk })));
  const byHunk = [...groupBy(all, ({ hunk }) => JSON.stringify(hunk)).values()].map((same) => ({
    addresses: [...new Set(same.map(({ address }) => address))],
    hunk: same[0].hunk,
  }));
  const byPages = groupBy(byHunk, ({ addresses }) => addresses.join('\n'));
  return [...byPages.values()].map((group) => ({
    addresses: group[0].addresses,
    hunks: group.map(({ hunk }) => hunk),
  }));
}

/** Removed lines that were neither moved to another place on the page nor replaced by a new line. */
function lostLines({ removed, added }: Hunk, before: readonly string[], after: readonly string[]): string[] {
  const missing = removed.filter((line) => !after.includes(line));
  const reworded = added.filter((line) => !before.includes(line));
  return missing.length > reworded.length ? missing : [];
}

/** A hunk without lines, to which lines are added, or whose difference cannot be shown as lines. */
export const hunkOf = (aspect: string): Hunk => ({ aspect, removed: [], added: [] });

/** The hunks between two lists of lines. */
export function diffLines(aspect: string, before: readonly string[], after: readonly string[]): Hunk[] {
  const hunks = [hunkOf(aspect)];
  for (const { added, removed, value } of diffArrays([...before], [...after]))
    if (added) hunks.at(-1)?.added.push(...value);
    else if (removed) hunks.at(-1)?.removed.push(...value);
    else hunks.push(hunkOf(aspect));
  return hunks.filter(({ removed, added }) => removed.length + added.length > 0);
}
