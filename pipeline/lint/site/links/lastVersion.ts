import { type LoadedEntry, load } from '../../../model/load/load';
import { typeOf } from '../../../model/load/loadFolder';
import { memoize } from '../../../model/memoize';
import { isShown, type Now, showingOf } from '../../../model/showing';
import { readSource } from '../../../source/readSource';
import type { Raw, Source } from '../../../source/Source';
import { type Document, type LintedContent, pathOf } from '../../Document';
import { hostOf } from '../services';

/** The published version, as far as it differs. Paths are relative to the content folder. */
export interface Published {
  /** The former content of changed and deleted files. */
  old: { path: string; text: string }[];
  added: string[];
  /** Pictures that are gone; `to` is the path that the same picture has now. */
  pictures?: { path: string; to?: string }[];
}

/** The published version, unless it was the site of another business: of that one, nothing can be lost. */
export function sameBusiness({ documents }: LintedContent, published?: Published): Published | undefined {
  const entries = published ? publishedFiles(published).map(({ entry }) => entry) : [];
  const [before, now] = [entries, documents].map((all: readonly LoadedEntry[]) =>
    hostOf(String(all.find(({ type }) => type === 'business')?.fields.site ?? '')),
  );
  return !before || !now || before === now ? published : undefined;
}

export const publishedFiles = memoize(({ old }: Published) =>
  old.flatMap(({ path, text }) => {
    const type = typeOf(path);
    if (!type) return [];
    const source = readSource(path, text);
    return [{ path, source, entry: load(type, source).entry }];
  }),
);

/** The published entries of changed and deleted files, by file. */
export const entriesBefore = ({ tree }: LintedContent, published?: Published): Map<string, LoadedEntry> =>
  new Map(
    (published ? publishedFiles(published) : []).map(({ path, entry }) => {
      const file = `${tree.label}/${path}`;
      return [file, { ...entry, file }];
    }),
  );

/** A page, or another file that others name, which is not there any more under its published name. */
export interface Former {
  entry: LoadedEntry;
  /** What it is now, if it was only renamed. */
  heir?: Document;
}

/** What this change renames or deletes, by its published address; by its path where it is no page. */
export function formerEntries(
  { documents, movedFrom }: LintedContent,
  before: ReadonlyMap<string, LoadedEntry>,
  published?: Published,
): Map<string, Former> {
  if (before.size === 0) return new Map();
  const byPath = new Map(documents.map((document) => [document.rightPath ?? pathOf(document), document]));
  const addresses = new Set(documents.map(({ address }) => address));
  const added = new Set(published?.added);
  const fresh = documents.filter((document) => added.has(pathOf(document)));
  /** What a deleted file is now: a new one of its type with its text, or else its title. */
  const heirOf = ({ type, fields: { title } }: LoadedEntry, path: string) => {
    const ofType = fresh.filter((document) => document.type === type);
    const moved = ofType.find((document) => movedFrom.get(pathOf(document)) === path);
    return moved ?? ofType.find(({ fields }) => title !== undefined && fields.title === title);
  };
  const changed = [...before.values()].flatMap((entry): [string, Former][] => {
    const path = pathOf(entry);
    const here = byPath.get(path);
    const isThere = here
      ? here.address === entry.address
      : entry.address !== undefined && addresses.has(entry.address);
    return isThere ? [] : [[entry.address ?? path, { entry, heir: here ?? heirOf(entry, path) }]];
  });
  return new Map(changed);
}

export function hidingDate(fields: Record<string, unknown>, now: Now): 'publishAt' | 'expiresAt' | undefined {
  if (fields.published === false || isShown(fields, now)) return undefined;
  const { until } = showingOf(fields);
  return until && until <= now.local ? 'expiresAt' : 'publishAt';
}

/** A file that is on the site and has changed since the published version, with its texts before and now. */
export type ChangedFile = ReturnType<typeof changedFiles>[number];

/** The files that this change keeps and edits. None where the published version is not known. */
export function changedFiles(documents: readonly Document[], published?: Published) {
  const byPath = new Map(documents.map((document) => [pathOf(document), document]));
  return (published ? publishedFiles(published) : []).flatMap(({ path, source }) => {
    const document = byPath.get(path);
    const isRead = document && document.source.faults.length === 0;
    return isRead ? [{ document, before: textsIn(source), now: textsIn(document.source) }] : [];
  });
}

/** Each value of a file as typed, by the path of its field; the text below the fields by an empty path. */
export function textsIn({ values, body }: Pick<Source, 'values' | 'body'>): Map<string, string> {
  const texts = new Map([['', body.trim()]]);
  const add = (value: Raw, path: string): void => {
    if (typeof value === 'string') texts.set(path, value.trim());
    else if (value)
      for (const [name, inner] of Object.entries(value)) add(inner, path === '' ? name : `${path}.${name}`);
  };
  add(values, '');
  return texts;
}
