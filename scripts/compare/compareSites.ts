import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { firstLines, listSome } from '../../pipeline/lint/suggest';
import type { BuiltPages } from '../look/BuiltPages';
import { codeBlock, escapeMarkdown } from '../pullRequest/escapeMarkdown';
import {
  comparePages,
  type Difference,
  diffLines,
  emptyHunk,
  groupDifferences,
  type Hunk,
} from './comparePages';

const MAX_ADDRESSES = 12;
const MAX_LINES = 20;
/** GitHub refuses comments of more than 65,536 characters. */
const MAX_COMMENT = 60_000;

/**
 * What two engines make of one site, for the terminal: one sentence, then what differs, pages with the same differences
 * together. Something is lost where an address leads nowhere any more, or text has nothing in its place.
 */
export function compareSites(before: BuiltPages, after: BuiltPages): { report: string; isLost: boolean } {
  const inBoth = [...after.pages.keys()].filter((address) => before.pages.has(address));
  const added = [...after.pages.keys()].filter((address) => !before.pages.has(address)).sort();
  const changed = comparePages(before.pages, after.pages).sort(byAddress);
  const files = compareFiles(before, after);
  const known = new Set([...before.addresses(), ...before.redirected()].filter(isWritten));
  const gone = [...known].filter((address) => !after.has(address)).sort();
  const lost = changed.filter((page) => page.lost?.length);
  const isLost = gone.length + lost.length > 0;
  const same = inBoth.length - changed.length;
  const summary = [
    `${same === 1 ? '1 page' : `${same} pages`} the same`,
    count(changed.map(addressOf), 'differs', 'differ'),
    count(added, 'new', 'new'),
    count(files.map(addressOf), 'file differs', 'files differ'),
    count(gone, 'address lost', 'addresses lost'),
    count(lost.map(addressOf), 'page lost text', 'pages lost text'),
    isLost ? '' : 'nothing lost',
  ];
  const report = [
    `${summary.filter(Boolean).join('; ')}.`,
    ...lost.map((page) => `Text lost on ${page.address}:\n${shorten(page.lost ?? [])}`),
    ...groupDifferences([...changed, ...files]).map(
      ({ addresses, hunks }) =>
        `${listSome(addresses, MAX_ADDRESSES)}\n${shorten(hunks.flatMap(describeHunk))}`,
    ),
  ];
  return { report: report.join('\n\n'), isLost };
}

/** A report in Markdown, for the comment of a pull request. */
export function commentReport(report: string): string {
  const [summary = '', ...details] = report.split('\n\n');
  const text = ['### What the new version changes on this site', escapeMarkdown(summary)];
  if (details.length > 0) text.push(codeBlock('text', details.join('\n\n').slice(0, MAX_COMMENT)));
  return text.join('\n\n');
}

const addressOf = ({ address }: Difference) => address;

const byAddress = (one: Difference, other: Difference) => (one.address < other.address ? -1 : 1);

/** The names of scripts, of pictures and, in older versions, of the parts of a search index are made of hashes. */
const isWritten = (address: string) => !/^\/(assets|media|pagefind)\//.test(address);

/** Feeds, the sitemap and other files beside the pages. */
function compareFiles(before: BuiltPages, after: BuiltPages): Difference[] {
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

/** `3 differ: /a, /b, /c` */
function count(addresses: readonly string[], one: string, many: string): string {
  if (addresses.length === 0) return '';
  return `${addresses.length} ${addresses.length === 1 ? one : many}: ${listSome(addresses, MAX_ADDRESSES)}`;
}

function describeHunk({ aspect, gone, come }: Hunk): string[] {
  const lines = [
    ...gone.map((line) => `${aspect}: - ${line}`),
    ...come.map((line) => `${aspect}: + ${line}`),
  ];
  return lines.length > 0 ? lines : [aspect];
}

function shorten(lines: readonly string[]): string {
  return firstLines(lines, MAX_LINES)
    .map((line) => `  ${line}`)
    .join('\n');
}
