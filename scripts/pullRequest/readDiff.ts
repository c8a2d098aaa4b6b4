import { parsePatch } from 'diff';
import { git } from '../git';

/** What a change does to the files of a folder. */
export type FolderDiff = ReturnType<typeof readDiff>;

/** Compares a folder in two commits; without the first, nothing has changed. */
export function readDiff(repository: string, from: string | undefined, to: string, folder: string) {
  const options = ['--unified=3', '--no-color', '--no-ext-diff', '--find-renames'];
  const diff = from ? git(repository, ['diff', ...options, from, to, '--', folder]) : '';
  const files = parsePatch(diff).map(({ oldFileName = '', newFileName = '', ...file }) => ({
    ...file,
    earlierName: oldFileName.replace(/^a\//, ''),
    name: newFileName.replace(/^b\//, ''),
  }));
  const withLines = files.filter(({ hunks, isDelete }) => hunks.length > 0 && !isDelete);
  const hunksOf = new Map(withLines.map(({ name, hunks }) => [name, hunks]));
  const renamed = files.filter(({ isRename }) => isRename);
  return {
    /** The files with lines in the diff; deleted ones are left out. */
    changed: new Set(hunksOf.keys()),
    /** The earlier name of each renamed file. */
    earlierNames: new Map(renamed.map(({ name, earlierName }) => [name, earlierName])),
    /** Whether the diff shows a line of the new file, so that a review can comment on it. */
    isShown: (file: string, line: number) =>
      (hunksOf.get(file) ?? []).some(
        ({ newStart, newLines }) => line >= newStart && line < newStart + newLines,
      ),
  };
}
