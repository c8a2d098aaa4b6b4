import { readFileSync } from 'node:fs';
import { basename } from 'node:path/posix';
import { type LoadedEntry, loadEntry } from '../../../model/load/load';
import { typeOfPath } from '../../../model/load/loadFolder';
import { memoize } from '../../../model/memoize';
import { isShown, type Now, type Visibility } from '../../../model/visibility';
import type { ContentTree } from '../../../source/listFolder';
import { readSource } from '../../../source/readSource';
import type { Raw, Source } from '../../../source/Source';
import { type Document, type LintedContent, pathOf } from '../../Document';
import { withoutExtension } from '../../suggest';

/** The differences between the published version and the content. Paths are relative to the content folder. */
export interface Published {
  /** The published text of changed and deleted files. */
  old: { path: string; text: string }[];
  added: string[];
  /** Removed pictures; `to` is the new path of the same picture. */
  pictures?: { path: string; to?: string }[];
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
  const { expiresAt }: Visibility = fields;
  return expiresAt && expiresAt <= now.local ? 'expiresAt' : 'publishAt';
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

/** The part of its text that a moved file must share with the deleted one. */
const MIN_SHARE = 0.5;

/** The published paths of moved files, by their new paths. Of several files that share as much, one with the old name counts. */
export function findMovedFiles({ root, markdown }: ContentTree, published?: Published): Map<string, string> {
  const existing = new Set(markdown);
  const deleted = (published?.old ?? []).filter(({ path }) => !existing.has(path));
  const added = deleted.length === 0 ? [] : (published?.added ?? []).filter((path) => existing.has(path));
  const texts = added.map((path) => ({ path, lines: linesIn(readFileSync(`${root}/${path}`, 'utf8')) }));
  const moved = new Map<string, string>();
  for (const { path: from, text } of deleted) {
    const lines = linesIn(text);
    const shares = texts.map((each) => ({ to: each.path, share: sharedLines(lines, each.lines) }));
    const bestShare = Math.max(MIN_SHARE, ...shares.map(({ share }) => share));
    const best = shares.filter(({ share }) => share === bestShare).map(({ to }) => to);
    const named = best.filter((to) => basename(to) === basename(from));
    const [to, ...others] = named.length > 0 ? named : best;
    if (to && others.length === 0 && !moved.has(to)) moved.set(to, from);
  }
  return moved;
}

/** The published paths of removed pictures, with the new path: of the same picture, or of one that differs only in its extension. */
export function findRemovedPictures(
  { pictures }: ContentTree,
  { pictures: before = [], added = [] }: Partial<Published> = {},
): Map<string, string | undefined> {
  const existing = new Set(pictures);
  const fresh = pictures.filter((path) => added.includes(path));
  return new Map(
    before
      .filter(({ path }) => !existing.has(path))
      .map(({ path, to }) => [
        path,
        to ?? fresh.find((each) => withoutExtension(each) === withoutExtension(path)),
      ]),
  );
}

const linesIn = (text: string) => new Set(text.split(/\r\n|\r|\n/));

function sharedLines(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((line) => other.has(line));
  return lengthOf(shared) / Math.max(1, lengthOf(one), lengthOf(other));
}

const lengthOf = (lines: Iterable<string>) => [...lines].reduce((sum, { length }) => sum + length, 0);
