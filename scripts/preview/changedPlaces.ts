import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type HTMLElement, NodeType, parse } from 'node-html-parser';
import { z } from 'zod';
import { groupBy } from '../../pipeline/lint/lists';
import { addressOfFile } from '../../pipeline/model/urls';
import { listFiles } from '../../pipeline/source/listFolder';

/** A file of a pull request, as GitHub's API lists it. `patch` is its diff. */
export const ChangedFile = z.object({ filename: z.string(), patch: z.string().optional() });
type ChangedFile = z.output<typeof ChangedFile>;

/** A changed text and the link to it. Checked again before it is written into a comment. */
export const ChangedPlace = z.object({
  text: z.string().max(500),
  /** The address with a text fragment: `/about#:~:text=Two%20plumbers`. */
  path: z
    .string()
    .max(2000)
    .regex(/^\/[^\s()<>]*$/),
});
type ChangedPlace = z.output<typeof ChangedPlace>;

const MAX_PLACES = 20;
/** Limits the places of one source line: a fact occurs in many sentences. */
const MAX_OF_LINE = 3;

/** The changed texts of a built preview, home page first, each once. The `data-source` attributes of elements name their source lines. */
export function changedPlaces(folder: string, files: readonly ChangedFile[]): ChangedPlace[] {
  const added = new Map(files.map(({ filename, patch = '' }) => [filename, addedLines(patch)]));
  const names = [...added.keys()].map((name) => name.split('/').map(encodeURIComponent).join('/'));
  const pages = listFiles(folder).filter((path) => path.endsWith('.html'));
  const rank = (path: string) => (path === 'index.html' ? '' : path);
  const places = pages
    .toSorted((a, b) => rank(a).localeCompare(rank(b)))
    .flatMap((path) => {
      const html = readFileSync(join(folder, path), 'utf8');
      if (!names.some((name) => html.includes(`${name}#L`))) return [];
      const elements = parse(html).querySelectorAll('main [data-source]').filter(isText);
      return elements.flatMap((element) => placeOf(element, addressOfFile(path), added));
    });
  const unique = [...groupBy(places, ({ text }) => text).values()].map(([first]) => first);
  const shown = new Set(
    [...groupBy(unique, ({ source }) => source).values()].flatMap((same) => same.slice(0, MAX_OF_LINE)),
  );
  return unique
    .filter((place) => shown.has(place))
    .slice(0, MAX_PLACES)
    .map(({ text, path }) => ({ text, path }));
}

/** Excludes elements without own text, such as sections. */
const isText = (element: HTMLElement): boolean =>
  !element.closest('template, noscript, [hidden]') &&
  element.childNodes.some(
    ({ nodeType, text }) => nodeType === NodeType.TEXT_NODE && /[\p{L}\p{N}]/u.test(text),
  );

/** The numbers of the added lines in the new file, from a diff. */
function addedLines(patch: string): Set<number> {
  const lines = new Set<number>();
  let next = 0;
  for (const line of patch.split('\n')) {
    const [, start] = /^@@ -\S+ \+(\d+)/.exec(line) ?? [];
    if (start) next = Number(start);
    else if (line.startsWith('+')) lines.add(next++);
    else if (!line.startsWith('-')) next += 1;
  }
  return lines;
}

/** The place of an element whose source has an added line; empty for others. */
function placeOf(element: HTMLElement, address: string, added: ReadonlyMap<string, ReadonlySet<number>>) {
  const sources = (element.getAttribute('data-source') ?? '').split(' ');
  const source = sources.find((each) => isAdded(each, added));
  const text = element.text.replace(/\s+/g, ' ').trim();
  if (source === undefined) return [];
  return [{ source, text: text.slice(0, 500), path: `${address}#:~:text=${textFragment(text)}` }];
}

/** Whether a source such as `content/business.md#L12-L14:hours` contains an added line. */
function isAdded(source: string, added: ReadonlyMap<string, ReadonlySet<number>>): boolean {
  const [, path = '', from, to = from] = /^([^#]+)#L(\d+)(?:-L(\d+))?/.exec(source) ?? [];
  const lines = [...(added.get(decodeURIComponent(path)) ?? [])];
  return lines.some((line) => line >= Number(from) && line <= Number(to));
}

/** The number of words at each end that identify a long text. */
const END_WORDS = 4;

/** A directive that makes browsers scroll to a text: the whole text if it is short, else its first and last words. */
function textFragment(text: string): string {
  const words = text.split(' ');
  const isShort = words.length <= 2 * END_WORDS;
  const ends = isShort ? [words] : [words.slice(0, END_WORDS), words.slice(-END_WORDS)];
  // Hyphens are syntax in text fragments, and a parenthesis would end the Markdown link.
  const escaped = (character: string) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
  return ends.map((end) => encodeURIComponent(end.join(' ')).replace(/[-()]/g, escaped)).join(',');
}
