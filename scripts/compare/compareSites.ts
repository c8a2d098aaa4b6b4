import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { firstLines, listSome } from '../../pipeline/lint/lists';
import type { BuiltPages } from '../look/BuiltPages';
import { codeBlock, escapeMarkdown } from '../pullRequest/escapeMarkdown';
import { comparePages, type Difference, diffLines, emptyHunk, groupDifferences } from './comparePages';

const MAX_ADDRESSES = 12;
const MAX_LINES = 20;
/** GitHub refuses comments of more than 65,536 characters. */
const MAX_COMMENT = 60_000;

/** Compares two builds. The report: a summary, then differences by the pages that share them. `isLost`: an address or text is gone. */
export function compareSites(before: BuiltPages, after: BuiltPages): { report: string; isLost: boolean } {
  const known = new Set(before.addresses().filter(hasStableName));
  const inBoth = after.addresses().filter((address) => known.has(address));
  const differences = inBoth
    .sort()
    .map((address) => compareAt(address, before, after))
    .filter(({ hunks }) => hunks.length > 0);
  const isPage = ({ address }: Difference) => after.pages.has(address);
  const changed = differences.filter(isPage);
  const files = differences.filter((each) => !isPage(each));
  const added = [...after.pages.keys()].filter((address) => !before.pages.has(address));
  const gone = [...new Set([...known, ...before.redirected().filter(hasStableName)])].filter(
    (address) => !after.has(address),
  );
  const lost = changed.filter((page) => page.lost?.length);
  const isLost = gone.length + lost.length > 0;
  const unchanged = after.pages.size - added.length - changed.length;
  const summary = [
    `${unchanged === 1 ? '1 page' : `${unchanged} pages`} the same`,
    ...countAddresses(changed.map(addressOf), 'differs', 'differ'),
    ...countAddresses(added, 'new', 'new'),
    ...countAddresses(files.map(addressOf), 'file differs', 'files differ'),
    ...countAddresses(gone, 'address lost', 'addresses lost'),
    ...countAddresses(lost.map(addressOf), 'page lost text', 'pages lost text'),
    ...(isLost ? [] : ['nothing lost']),
  ];
  const report = [
    `${summary.join('; ')}.`,
    ...lost.map((page) => [`Text lost on ${page.address}:`, ...indent(page.lost ?? [])].join('\n')),
    ...groupDifferences(differences).map(({ addresses, hunks }) => {
      const lines = hunks.flatMap(({ aspect, removed, added }) => [
        ...removed.map((line) => `${aspect}: - ${line}`),
        ...added.map((line) => `${aspect}: + ${line}`),
        ...(removed.length + added.length > 0 ? [] : [aspect]),
      ]);
      return [listSome(addresses, MAX_ADDRESSES), ...indent(lines)].join('\n');
    }),
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

/** Whether an address stays the same if the file changes: names of scripts, pictures and, in older versions, search indexes contain hashes. */
const hasStableName = (address: string) => !/^\/(assets|media|pagefind)\//.test(address);

/** Compares a page, or another file such as a feed, of which the contents are compared. */
function compareAt(address: string, before: BuiltPages, after: BuiltPages): Difference {
  const [was, is] = [before.pages.get(address), after.pages.get(address)];
  if (was !== undefined && is !== undefined) return comparePages(address, was, is);
  const [oldFile, newFile] = [before, after].map(({ folder }) => readFileSync(join(folder, address)));
  if (!oldFile || !newFile || oldFile.equals(newFile)) return { address, hunks: [] };
  const isBinary = oldFile.includes(0);
  const hunks = isBinary ? [] : diffLines('contents', linesIn(oldFile), linesIn(newFile));
  return { address, hunks: hunks.length > 0 ? hunks : [emptyHunk('contents')] };
}

/** The lines of a file; a feed on a single line is split between its elements. */
const linesIn = (file: Buffer) => file.toString().replaceAll('><', '>\n<').split('\n');

/** For example `3 differ: /a, /b, /c`; empty if there are none. */
function countAddresses(addresses: readonly string[], one: string, many: string): string[] {
  const { length } = addresses;
  if (length === 0) return [];
  return [`${length} ${length === 1 ? one : many}: ${listSome([...addresses].sort(), MAX_ADDRESSES)}`];
}

const indent = (lines: readonly string[]) => firstLines(lines, MAX_LINES).map((line) => `  ${line}`);
