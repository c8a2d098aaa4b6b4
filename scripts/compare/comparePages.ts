import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BuiltPages, differingPages } from '../look/BuiltPages';
import { ASPECTS, aspectsOf } from './aspects';
import { diffLines, type Hunk } from './diffLines';

/** What differs on a page or in a file, by aspect; without hunks where lines cannot say it. */
export interface Difference {
  address: string;
  aspects: ReadonlyMap<string, readonly Hunk[]>;
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
    const { aspects, lost } = pageDifferences(before, after, address);
    if (markup.has(address) && aspects.size === 0) aspects.set('HTML or CSS', []);
    if (aspects.size > 0) changed.push({ address, aspects });
    if (lost.length > 0) lostText.set(address, lost);
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

function pageDifferences(
  before: BuiltPages,
  after: BuiltPages,
  address: string,
): { aspects: Map<string, Hunk[]>; lost: string[] } {
  const [old, fresh] = [before.parsed(address), after.parsed(address)];
  if (!old || !fresh || before.pages.get(address) === after.pages.get(address))
    return { aspects: new Map(), lost: [] };
  const [was, is] = [aspectsOf(old), aspectsOf(fresh)];
  const found = ASPECTS.map((aspect) => [aspect, diffLines(was[aspect], is[aspect])] as const);
  const aspects = new Map<string, Hunk[]>(found.filter(([, hunks]) => hunks.length > 0));
  return { aspects, lost: lostLines(aspects.get('text') ?? [], was.text, is.text) };
}

/** A line that stands elsewhere on the page is moved; one with a new line in its place is reworded. */
function lostLines(hunks: readonly Hunk[], before: readonly string[], after: readonly string[]): string[] {
  const [old, fresh] = [new Set(before), new Set(after)];
  return hunks.flatMap(({ gone, come }) => {
    const missing = gone.filter((line) => !fresh.has(line));
    const reworded = come.filter((line) => !old.has(line));
    return missing.length > reworded.length ? missing : [];
  });
}

function fileDifferences(before: BuiltPages, after: BuiltPages): Difference[] {
  const there = new Set(after.addresses());
  const inBoth = before.addresses().filter((address) => !before.pages.has(address) && there.has(address));
  return inBoth.filter(isWritten).flatMap((address) => {
    const [old = '', fresh = ''] = [before, after].map(({ folder }) =>
      readFileSync(join(folder, address), 'latin1'),
    );
    if (old === fresh) return [];
    const hunks = old.includes('\0') ? [] : diffLines(linesIn(old), linesIn(fresh));
    return { address, aspects: new Map([['contents', hunks]]) };
  });
}

/** One for each element of XML. */
const linesIn = (text: string) =>
  Buffer.from(text, 'latin1').toString('utf8').replaceAll('><', '>\n<').split('\n');
