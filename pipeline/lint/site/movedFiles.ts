import { readFileSync } from 'node:fs';
import { basename } from 'node:path/posix';
import type { ContentTree } from '../../source/listFolder';
import { withoutExtension } from '../suggest';
import type { Published } from './links/publishedVersion';

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
