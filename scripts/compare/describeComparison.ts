import { groupBy } from '../../pipeline/lint/groupBy';
import { listSome } from '../../pipeline/lint/suggest';
import { codeBlock, escapeMarkdown } from '../pullRequest/escapeMarkdown';
import type { Comparison, Difference, Hunk } from './comparePages';

const MAX_ADDRESSES = 12;
const MAX_LINES = 20;
/** GitHub refuses comments of more than 65,536 characters. */
const MAX_COMMENT = 60_000;

/** What two engines make of one site, for the terminal: one sentence, then what differs, pages with the same differences together. */
export function describeComparison(comparison: Comparison): string {
  const { changed, files, lostText } = comparison;
  const lost = [...lostText].map(([address, lines]) => `Text lost on ${address}:\n${shorten(lines)}`);
  return [summarize(comparison), ...lost, ...group([...changed, ...files])].join('\n\n');
}

/** The same in Markdown, for the comment of a pull request. */
export function commentComparison(description: string): string {
  const [summary = '', ...details] = description.split('\n\n');
  const text = ['### What the new version changes on this site', escapeMarkdown(summary)];
  if (details.length > 0) text.push(codeBlock('text', details.join('\n\n').slice(0, MAX_COMMENT)));
  return text.join('\n\n');
}

/** `62 pages the same; 4 differ: …; nothing lost.` */
function summarize({ same, changed, files, added, lost, lostText }: Comparison): string {
  const losses = [
    count(lost, 'address lost', 'addresses lost'),
    count([...lostText.keys()], 'page lost text', 'pages lost text'),
  ];
  const addresses = (differences: readonly Difference[]) => differences.map(({ address }) => address);
  const parts = [
    `${same === 1 ? '1 page' : `${same} pages`} the same`,
    count(addresses(changed), 'differs', 'differ'),
    count(added, 'new', 'new'),
    count(addresses(files), 'file differs', 'files differ'),
    ...(losses.some(Boolean) ? losses : ['nothing lost']),
  ];
  return `${parts.filter(Boolean).join('; ')}.`;
}

function count(addresses: readonly string[], one: string, many: string): string {
  if (addresses.length === 0) return '';
  return `${addresses.length} ${addresses.length === 1 ? one : many}: ${listSome(addresses, MAX_ADDRESSES)}`;
}

/** Pages with the same difference stand together, since menus and footers are on all of them. */
function group(differences: readonly Difference[]): string[] {
  const byHunk = new Map<string, Set<string>>();
  for (const { address, hunks } of differences)
    for (const text of hunks.map(describeHunk))
      byHunk.set(text, (byHunk.get(text) ?? new Set()).add(address));
  const byAddresses = groupBy(byHunk, ([, addresses]) => [...addresses].join('\n'));
  return [...byAddresses].map(([key, texts]) => {
    const lines = texts.flatMap(([text]) => text.split('\n'));
    return `${listSome(key.split('\n'), MAX_ADDRESSES)}\n${shorten(lines)}`;
  });
}

function describeHunk({ aspect, gone, come }: Hunk): string {
  const lines = [...gone.map((line) => `- ${line}`), ...come.map((line) => `+ ${line}`)];
  return lines.map((line) => `${aspect}: ${line}`).join('\n') || aspect;
}

function shorten(lines: readonly string[]): string {
  const more = lines.length - MAX_LINES;
  const shown = more > 0 ? [...lines.slice(0, MAX_LINES), `and ${more} more lines`] : lines;
  return shown.map((line) => `  ${line}`).join('\n');
}
