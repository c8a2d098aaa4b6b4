import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { count, firstLines, listSome } from '../../pipeline/lint/lists';
import type { BuiltPages } from '../look/BuiltPages';
import { codeBlock, escapeMarkdown, MAX_COMMENT } from '../pullRequest/comment';
import {
  comparePages,
  type Difference,
  diffLines,
  groupDifferences,
  type Hunk,
  hunkOf,
} from './comparePages';

const MAX_ADDRESSES = 12;
const MAX_LINES = 20;

/**
 * Compares two builds: a summary in one line; `details`, which are lost texts, then differences by the pages that share them; and
 * whether an address or text is gone.
 */
export function compareSites(before: BuiltPages, after: BuiltPages) {
  const known = new Set(before.addresses().filter(hasStableName));
  const differences = after
    .addresses()
    .filter((address) => known.has(address))
    .sort()
    .map((address) => compareAt(address, before, after))
    .filter(({ hunks }) => hunks.length > 0);
  const isPage = ({ address }: Difference) => after.pages.has(address);
  const changed = differences.filter(isPage);
  const files = differences.filter((each) => !isPage(each));
  const added = [...after.pages.keys()].filter((address) => !before.pages.has(address));
  const expected = new Set([...known, ...before.redirected().filter(hasStableName)]);
  const gone = [...expected].filter((address) => !after.has(address));
  const withLostText = changed.filter(({ lost }) => lost.length > 0);
  const isLost = gone.length + withLostText.length > 0;
  const unchanged = after.pages.size - added.length - changed.length;
  const counts = [
    `${count(unchanged, 'page')} the same`,
    ...countAddresses(changed.map(addressOf), 'differs', 'differ'),
    ...countAddresses(added, 'new', 'new'),
    ...countAddresses(files.map(addressOf), 'file differs', 'files differ'),
    ...countAddresses(gone, 'address lost', 'addresses lost'),
    ...countAddresses(withLostText.map(addressOf), 'page lost text', 'pages lost text'),
    ...(isLost ? [] : ['nothing lost']),
  ];
  const lostTexts = withLostText.map(({ address, lost }) => [`Text lost on ${address}:`, ...indent(lost)]);
  const groups = groupDifferences(differences).map(({ addresses, hunks }) => [
    listSome(addresses, MAX_ADDRESSES),
    ...indent(hunks.flatMap(hunkLines)),
  ]);
  const details = [...lostTexts, ...groups].map((lines) => lines.join('\n'));
  return { summary: `${counts.join('; ')}.`, details, isLost };
}

function hunkLines({ aspect, removed, added }: Hunk): string[] {
  if (removed.length + added.length === 0) return [aspect];
  return [...removed.map((line) => `${aspect}: - ${line}`), ...added.map((line) => `${aspect}: + ${line}`)];
}

/** A comparison in Markdown, for the comment of a pull request. */
export function commentReport({ summary, details }: ReturnType<typeof compareSites>): string {
  const text = ['### What the new version changes on this site', escapeMarkdown(summary)];
  // The rest of the comment is shorter than 5,000 characters.
  if (details.length > 0) text.push(codeBlock('text', details.join('\n\n').slice(0, MAX_COMMENT - 5000)));
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
  if (!oldFile || !newFile || oldFile.equals(newFile)) return { address, hunks: [], lost: [] };
  const isBinary = oldFile.includes(0);
  const hunks = isBinary ? [] : diffLines('contents', linesIn(oldFile), linesIn(newFile));
  return { address, hunks: hunks.length > 0 ? hunks : [hunkOf('contents')], lost: [] };
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
