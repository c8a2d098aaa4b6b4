import { contentTypes } from '../../../model/contentTypes.generated';
import { type LoadedEntry, load } from '../../../model/load/load';
import { typeOf } from '../../../model/load/loadFolder';
import { memoize } from '../../../model/memoize';
import { isShown, type Now, showingOf } from '../../../model/showing';
import { readSource } from '../../../source/readSource';
import type { Source } from '../../../source/Source';
import type { LintedContent } from '../../Document';

/** The published version, as far as it differs. Paths are relative to the content folder. */
export interface Published {
  /** The former content of changed and deleted files. */
  old: { path: string; text: string }[];
  /** Files that are new. */
  added: string[];
}

/** The published version, unless it was the site of another business: of that one, nothing can be lost. */
export function sameBusiness(content: LintedContent, published?: Published): Published | undefined {
  const old = published?.old.find(({ path }) => path === contentTypes.business.file);
  if (!old) return published;
  const { entry } = load('business', readSource(`${content.tree.label}/${old.path}`, old.text));
  const [before, now] = [entry, content.documents.find(({ type }) => type === 'business')].map(domainOf);
  return before === undefined || now === undefined || before === now ? published : undefined;
}

function domainOf(business?: LoadedEntry): string | undefined {
  const site = String(business?.fields.site ?? '');
  return URL.canParse(site) ? new URL(site).hostname.replace(/^www\./, '') : undefined;
}

interface PublishedFile {
  /** Relative to the content folder. */
  path: string;
  entry: LoadedEntry;
  source: Source;
}

/** The published version of changed and deleted files. */
export const publishedFiles = memoize(({ old }: Published): readonly PublishedFile[] =>
  old.flatMap(({ path, text }) => {
    const type = typeOf(path);
    if (!type) return [];
    const source = readSource(path, text);
    return [{ path, source, entry: load(type, source).entry }];
  }),
);

/** The published pages of changed and deleted files, by file. */
export function pagesBefore({ tree, now }: LintedContent, published?: Published): Map<string, LoadedEntry> {
  const pages = new Map<string, LoadedEntry>();
  for (const { path, entry } of published ? publishedFiles(published) : []) {
    const file = `${tree.label}/${path}`;
    if (entry.address !== undefined && isShown(entry.fields, now)) pages.set(file, { ...entry, file });
  }
  return pages;
}

/** New addresses of pages by their old ones. These pages kept their file or their title. */
export function renamedPages(
  { documents, tree }: LintedContent,
  before: ReadonlyMap<string, LoadedEntry>,
  published?: Published,
): Map<string, string> {
  const renamed = new Map<string, string>();
  if (before.size === 0) return renamed;
  const added = new Set(published?.added.map((path) => `${tree.label}/${path}`));
  const fresh = documents.filter(({ file, address }) => address !== undefined && added.has(file));
  const byFile = new Map(documents.map((document) => [document.file, document]));
  for (const { type, file, address = '', fields } of before.values()) {
    const page =
      byFile.get(file) ?? fresh.find((each) => each.type === type && each.fields.title === fields.title);
    if (page?.address && page.address !== address) renamed.set(address, page.address);
  }
  return renamed;
}

export type HidingDate = 'publishAt' | 'expiresAt';

/** The date that hides a page now, if any. */
export function hidingDate(fields: Record<string, unknown>, now: Now): HidingDate | undefined {
  if (fields.published === false || isShown(fields, now)) return undefined;
  const { until } = showingOf(fields);
  return until && until <= now.local ? 'expiresAt' : 'publishAt';
}
