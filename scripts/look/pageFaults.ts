import type { HTMLElement } from 'node-html-parser';
import type { BuiltPages } from './BuiltPages';

/** Something on a page that does not work as it should. */
export interface Fault {
  /** Identifies the same fault in the version of the page before a change. */
  key: string;
  /** The message for the owner. */
  text: string;
  /** Whether the fault is a bug in the software, which the owner cannot fix. */
  isOfProgram: boolean;
}

/** Faults in the HTML of a page: links, pictures, headings and structured data. `site`: where links must lead. */
export function pageFaults(site: BuiltPages, address: string): Fault[] {
  const page = site.parsed(address);
  if (!page) return [];
  const asFaults = (texts: string[], isOfProgram: boolean) =>
    texts.map((text) => ({ key: text, text, isOfProgram }));
  return [
    ...asFaults([...linkFaults(site, address, page), ...headingFaults(page)], false),
    ...asFaults(structuredDataFaults(page), true),
  ];
}

function linkFaults(site: BuiltPages, address: string, page: HTMLElement): string[] {
  return [...new Set(attributeUrls(page))].flatMap((url) => {
    const { origin, pathname, hash } = new URL(url, `http://site${address}`);
    if (origin !== 'http://site') return [];
    const path = decoded(pathname);
    if (!site.has(path)) return [`“${url}” leads to nothing on this site.`];
    const target = site.parsed(path);
    const id = decoded(hash.slice(1));
    if (!target || id === '' || target.getElementById(id)) return [];
    return [`“${url}” leads to a part of the page ${path} that is not there.`];
  });
}

/** Every URL that a page links to or loads, unresolved. */
function attributeUrls(page: HTMLElement): string[] {
  const valuesOf = (name: string) =>
    page.querySelectorAll(`[${name}]`).flatMap((element) => element.getAttribute(name) ?? []);
  // A `srcset` lists URLs, each followed by its width.
  const candidates = valuesOf('srcset').flatMap((set) => set.split(/,\s+/));
  const srcsetUrls = candidates.map((candidate) => candidate.trim().split(/\s+/)[0] ?? '');
  const urls = [...['href', 'src', 'poster'].flatMap(valuesOf), ...srcsetUrls];
  return urls.filter((url) => url !== '' && URL.canParse(url, 'http://site/'));
}

/** Decodes percent-encoding; text that is not valid stays as it is. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function headingFaults(page: HTMLElement): string[] {
  const headings = page.querySelectorAll('h1, h2, h3, h4, h5, h6');
  const levels = headings.map(({ tagName }) => Number(tagName.slice(1)));
  const count = levels.filter((level) => level === 1).length;
  const skipped = headings.filter((_, index) => (levels[index] ?? 0) > (levels[index - 1] ?? 0) + 1);
  return [
    ...(count === 1 ? [] : [`The page has ${count} main headings. It needs one.`]),
    ...skipped.map(
      ({ text }) => `The heading “${text.trim()}” is more than one level below the one before it.`,
    ),
  ];
}

/** A node of structured data (schema.org). */
export interface DataNode {
  '@type': string;
  '@id'?: string;
  [property: string]: unknown;
}

/** The nodes of a page's structured data. Throws if it cannot be parsed. */
export function dataNodesOf(page: HTMLElement): DataNode[] {
  return page
    .querySelectorAll('script[type="application/ld+json"]')
    .flatMap(({ rawText }) => JSON.parse(rawText)['@graph']);
}

/** Faults in structured data: invalid JSON and duplicate ids. */
function structuredDataFaults(page: HTMLElement): string[] {
  let nodes: DataNode[];
  try {
    nodes = dataNodesOf(page);
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    return [`The data for search engines is wrong: it cannot be read (${reason}).`];
  }
  const ids = nodes.map((node) => node['@id']);
  const twice = ids.filter((id, index) => id !== undefined && ids.indexOf(id) !== index);
  return twice.map((id) => `The data for search engines is wrong: two things have the @id ${id}.`);
}
