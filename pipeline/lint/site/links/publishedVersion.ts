import { type LoadedEntry, loadEntry } from '../../../model/load/load';
import { typeOfPath } from '../../../model/load/loadFolder';
import { memoize } from '../../../model/memoize';
import { isShown, type Now, visibilityPeriod } from '../../../model/visibility';
import { readSource } from '../../../source/readSource';
import type { Raw, Source } from '../../../source/Source';
import { type Document, pathOf } from '../../Document';
import type { LintedContent } from '../../LintedContent';
import { hostOf } from '../embeddedServices';

/** The differences between the published version and the content. Paths are relative to the content folder. */
export interface Published {
  /** The published text of changed and deleted files. */
  old: { path: string; text: string }[];
  added: string[];
  /** Removed pictures; `to` is the new path of the same picture. */
  pictures?: { path: string; to?: string }[];
}

/** The published version; `undefined` if it is the site of another business, whose addresses do not matter. */
export function sameBusiness({ documents }: LintedContent, published?: Published): Published | undefined {
  const entries = published ? publishedFiles(published).map(({ entry }) => entry) : [];
  const [before, now] = [entries, documents].map((all: readonly LoadedEntry[]) =>
    hostOf(String(all.find(({ type }) => type === 'business')?.fields.site ?? '')),
  );
  return !before || !now || before === now ? published : undefined;
}

/** The published versions of changed and deleted files. */
export const publishedFiles = memoize(({ old }: Published) =>
  old.flatMap(({ path, text }) => {
    const type = typeOfPath(path);
    if (!type) return [];
    const source = readSource(path, text);
    return [{ path, source, entry: loadEntry(type, source).entry }];
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

/** A published entry that does not exist any more under its address, or under its path if it has no page. */
export interface RemovedEntry {
  entry: LoadedEntry;
  /** The file that replaces it, if it was renamed or moved. */
  successor?: Document;
}

/** The published entries that this change removes, by their address or path. */
export function findRemovedEntries(
  { documents, movedFrom }: LintedContent,
  before: ReadonlyMap<string, LoadedEntry>,
  published?: Published,
): Map<string, RemovedEntry> {
  if (before.size === 0) return new Map();
  const byPath = new Map(documents.map((document) => [document.expectedPath ?? pathOf(document), document]));
  const addresses = new Set(documents.map(({ address }) => address));
  const added = new Set(published?.added);
  const fresh = documents.filter((document) => added.has(pathOf(document)));
  /** A new file of the same type with the same text or, failing that, the same title. */
  const successorOf = ({ type, fields: { title } }: LoadedEntry, path: string) => {
    const ofType = fresh.filter((document) => document.type === type);
    const moved = ofType.find((document) => movedFrom.get(pathOf(document)) === path);
    return moved ?? ofType.find(({ fields }) => title !== undefined && fields.title === title);
  };
  const changed = [...before.values()].flatMap((entry): [string, RemovedEntry][] => {
    const path = pathOf(entry);
    const current = byPath.get(path);
    const isThere = current
      ? current.address === entry.address
      : entry.address !== undefined && addresses.has(entry.address);
    return isThere
      ? []
      : [[entry.address ?? path, { entry, successor: current ?? successorOf(entry, path) }]];
  });
  return new Map(changed);
}

/** The field whose date hides a page now. */
export function hidingDate(fields: Record<string, unknown>, now: Now): 'publishAt' | 'expiresAt' | undefined {
  if (fields.published === false || isShown(fields, now)) return undefined;
  const { until } = visibilityPeriod(fields);
  return until && until <= now.local ? 'expiresAt' : 'publishAt';
}

export type ChangedFile = ReturnType<typeof changedFiles>[number];

/** The files that this change edits or renames, with the values before and now; none if the published version is unknown. */
export function changedFiles(input: LintedContent & { published?: Published }) {
  const { documents, movedFrom, published } = input;
  const formerPath = (path: string) => movedFrom.get(path) ?? path;
  const byPath = new Map(documents.map((document) => [formerPath(pathOf(document)), document]));
  return (published ? publishedFiles(published) : []).flatMap(({ path, source }) => {
    const document = byPath.get(path);
    const isRead = document && document.source.faults.length === 0;
    return isRead ? [{ document, before: textsIn(source), now: textsIn(document.source) }] : [];
  });
}

/** The values of a file as typed, by the paths of their fields; the path of the body is empty. */
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
