import { basename, dirname } from 'node:path/posix';
import { nearest } from '../suggest';

/**
 * The picture that was probably meant. One with another number, or of another folder, is another picture: to show it in
 * place of the one that is missing would tell visitors something untrue.
 */
export function nearestPicture(written: string, pictures: readonly string[]): string | undefined {
  const same = pictures.find((path) => bare(path) === bare(written));
  if (same) return same;
  const alike = pictures.filter((path) => numbersOf(path) === numbersOf(written));
  const elsewhere = alike.filter((path) => nameOf(path) === nameOf(written));
  const [only] = elsewhere;
  if (only && elsewhere.length === 1 && isFolderOf(only, written, pictures)) return only;
  const beside = alike.filter((path) => dirname(path) === dirname(written));
  const meant = nearest(nameOf(written), beside.map(nameOf));
  return beside.find((path) => nameOf(path) === meant);
}

/** Whether the folder that was written is a misspelt name of the picture's, or was left out. */
function isFolderOf(path: string, written: string, pictures: readonly string[]): boolean {
  const folder = dirname(written);
  return folder === '.' || nearest(folder, pictures.map(dirname)) === dirname(path);
}

/** Without its ending, in small letters. */
function bare(path: string): string {
  return path.toLowerCase().replace(/\.\w+$/, '');
}

function nameOf(path: string): string {
  return bare(basename(path));
}

function numbersOf(path: string): string {
  return (bare(path).match(/\d+/g) ?? []).map(Number).join(' ');
}
