import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { diffArrays } from 'diff';
import { type BuiltPages, differingPages } from '../look/BuiltPages';
import { ASPECTS, aspectsOf } from './aspects';

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
}

export interface Comparison {
  /** The number of pages without a difference. */
  same: number;
  changed: Difference[];
  /** Feeds, the sitemap and other files beside the pages. */
  files: Difference[];
  added: string[];
  /** Addresses that lead nowhere any more. */
  lost: string[];
  /** Lines of text that are gone, with nothing in their place, by page. */
  lostText: ReadonlyMap<string, readonly string[]>;
}

/** Compares two built sites. */
export function comparePages(before: BuiltPages, after: BuiltPages): Comparison {
  const inBoth = [...after.pages.keys()].filter((address) => before.pages.has(address)).sort();
  const markup = new Set(differingPages(before, after));
  const lostText = new Map<string, string[]>();
  const changed: Difference[] = [];
  for (const address of inBoth) {
    const [old, fresh] = [before.parsed(address), after.parsed(address)];
    if (!old || !fresh || before.pages.get(address) === after.pages.get(address)) continue;
    const [was, is] = [aspectsOf(old), aspectsOf(fresh)];
    const hunks = ASPECTS.flatMap((aspect) => diffLines(aspect, was[aspect], is[aspect]));
    const lost = hunks.flatMap((hunk) => (hunk.aspect === 'text' ? lostLines(hunk, was.text, is.text) : []));
    if (lost.length > 0) lostText.set(address, lost);
    if (hunks.length === 0 && markup.has(address)) hunks.push(emptyHunk('HTML or CSS'));
    if (hunks.length > 0) changed.push({ address, hunks });
  }
  const known = new Set([...before.addresses(), ...before.redirected()].filter(isWritten));
  return {
    same: inBoth.length - changed.length,
    changed,
    files: fileDifferences(before, after),
    added: [...after.pages.keys()].filter((address) => !before.pages.has(address)).sort(),
    lost: [...known].filter((address) => !after.has(address)).sort(),
    lostText,
  };
}

/** The names of scripts, of pictures and, in older versions, of the parts of a search index are made of hashes. */
const isWritten = (address: string) => !/^\/(assets|media|pagefind)\//.test(address);

/** A line that stands elsewhere on the page is moved; one with a new line in its place is reworded. */
function lostLines({ gone, come }: Hunk, before: readonly string[], after: readonly string[]): string[] {
  const missing = gone.filter((line) => !after.includes(line));
  const reworded = come.filter((line) => !before.includes(line));
  return missing.length > reworded.length ? missing : [];
}

function fileDifferences(before: BuiltPages, after: BuiltPages): Difference[] {
  const there = new Set(after.addresses());
  const inBoth = before.addresses().filter((address) => !before.pages.has(address) && there.has(address));
  return inBoth.filter(isWritten).flatMap((address) => {
    const [old = '', fresh = ''] = [before, after].map(({ folder }) =>
      readFileSync(join(folder, address), 'latin1'),
    );
    if (old === fresh) return [];
    const hunks = old.includes('\0') ? [] : diffLines('contents', linesIn(old), linesIn(fresh));
    return { address, hunks: hunks.length > 0 ? hunks : [emptyHunk('contents')] };
  });
}

/** One for each element of XML. */
const linesIn = (text: string) =>
  Buffer.from(text, 'latin1').toString('utf8').replaceAll('><', '>\n<').split('\n');

const emptyHunk = (aspect: string): Hunk => ({ aspect, gone: [], come: [] });

function diffLines(aspect: string, before: readonly string[], after: readonly string[]): Hunk[] {
  const hunks = [emptyHunk(aspect)];
  for (const { added, removed, value } of diffArrays([...before], [...after]))
    if (added || removed) hunks.at(-1)?.[added ? 'come' : 'gone'].push(...value);
    else hunks.push(emptyHunk(aspect));
  return hunks.filter(({ gone, come }) => gone.length + come.length > 0);
}
