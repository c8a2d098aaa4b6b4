import { type LoadedEntry, load } from '../../../model/load/load';
import { typeOf } from '../../../model/load/loadFolder';
import { memoize } from '../../../model/memoize';
import { isShown, type Now, showingOf } from '../../../model/showing';
import { readSource } from '../../../source/readSource';
import type { Source } from '../../../source/Source';
import type { Document, LintedContent } from '../../Document';

/** The published version, as far as it differs. Paths are relative to the content folder. */
export interface Published {
  /** The former content of changed and deleted files. */
  old: { path: string; text: string }[];
  added: string[];
  /** Pictures that are gone; `to` is the path that the same picture has now. */
  pictures?: { path: string; to?: string }[];
}

/** The published version, unless it was the site of another business: of that one, nothing can be lost. */
export function sameBusiness(content: LintedContent, published?: Published): Published | undefined {
  const old = published && publishedFiles(published).find(({ entry: { type } }) => type === 'business');
  if (!old) return published;
  const business = content.documents.find(({ type }) => type === 'business');
  const [before, now] = [old.entry, business].map(domainOf);
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

export const publishedFiles = memoize(({ old }: Published): readonly PublishedFile[] =>
  old.flatMap(({ path, text }) => {
    const type = typeOf(path);
    if (!type) return [];
    const source = readSource(path, text);
    return [{ path, source, entry: load(type, source).entry }];
  }),
);

/** The published entries of changed and deleted files, by file. */
export function entriesBefore({ tree }: LintedContent, published?: Published): Map<string, LoadedEntry> {
  const entries = new Map<string, LoadedEntry>();
  for (const { path, entry } of published ? publishedFiles(published) : []) {
    const file = `${tree.label}/${path}`;
    entries.set(file, { ...entry, file });
  }
  return entries;
}

/** A page, or another file that others name, which is not there any more under its published name. */
export interface Former {
  entry: LoadedEntry;
  /** What it is now, if it was only renamed. */
  heir?: Document;
}

/** What this change renames or deletes, by its published address; by its path where it is no page. */
export function formerEntries(
  content: LintedContent,
  before: ReadonlyMap<string, LoadedEntry>,
  published?: Published,
): Map<string, Former> {
  if (before.size === 0) return new Map();
  const { documents, tree } = content;
  const pathIn = (file: string) => file.slice(tree.label.length + 1);
  const byPath = new Map(documents.map((document) => [document.home ?? pathIn(document.file), document]));
  const addresses = new Set(documents.map(({ address }) => address));
  const heirOf = findHeirs(content, byPath, published);
  const changed = [...before.values()].flatMap((entry): [string, Former][] => {
    const path = pathIn(entry.file);
    const here = byPath.get(path);
    const isThere = here
      ? here.address === entry.address
      : entry.address !== undefined && addresses.has(entry.address);
    return isThere ? [] : [[entry.address ?? path, { entry, heir: here ?? heirOf(entry, path) }]];
  });
  return new Map(changed);
}

/** What a deleted file is now: a new one of its type with its text, or else its title. */
function findHeirs(
  { documents, tree, movedFrom }: LintedContent,
  byPath: ReadonlyMap<string, Document>,
  published?: Published,
) {
  const added = new Set(published?.added.map((path) => `${tree.label}/${path}`));
  const fresh = documents.filter(({ file }) => added.has(file));
  const movedTo = new Map([...movedFrom].map(([to, from]) => [from, byPath.get(to)]));
  return ({ type, fields: { title } }: LoadedEntry, path: string): Document | undefined => {
    const ofType = fresh.filter((document) => document.type === type);
    const moved = ofType.find((document) => document === movedTo.get(path));
    return moved ?? ofType.find(({ fields }) => title !== undefined && fields.title === title);
  };
}

export type HidingDate = 'publishAt' | 'expiresAt';

export function hidingDate(fields: Record<string, unknown>, now: Now): HidingDate | undefined {
  if (fields.published === false || isShown(fields, now)) return undefined;
  const { until } = showingOf(fields);
  return until && until <= now.local ? 'expiresAt' : 'publishAt';
}
