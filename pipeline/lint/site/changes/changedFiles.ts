import type { LoadedEntry } from '../../../model/load/load';
import type { Raw, Source } from '../../../source/Source';
import type { Document } from '../../Document';
import type { SiteInput } from '../../rule';
import { publishedFiles } from '../links/lastVersion';

/** A file that is on the site and has changed since the published version. */
export interface ChangedFile {
  document: Document;
  before: LoadedEntry;
  source: Source;
}

/** The files that this change keeps and edits. None where the published version is not known. */
export function changedFiles({ documents, published, tree }: SiteInput): ChangedFile[] {
  if (!published) return [];
  const byFile = new Map(documents.map((document) => [document.file, document]));
  return publishedFiles(published).flatMap(({ path, entry, source }) => {
    const document = byFile.get(`${tree.label}/${path}`);
    return document ? [{ document, before: entry, source }] : [];
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

export const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{N}’']+/gu) ?? [];

/** The last line that is not empty, from 1. */
export const lastLine = ({ lines }: Pick<Source, 'lines'>): number =>
  lines.findLastIndex((line) => line.trim() !== '') + 1;

/** The first line of the text below the fields, from 1. */
export const firstTextLine = ({ lines, bodyLine }: Pick<Source, 'lines' | 'bodyLine'>): number =>
  lines.findIndex((line, index) => index >= bodyLine - 1 && line.trim() !== '') + 1;
