import { parsePatch } from 'diff';
import { git } from '../git';

export interface FolderDiff {
  /** Added and changed files; no deleted ones. */
  changed: ReadonlySet<string>;
  /** The earlier name of each renamed file. */
  earlierNames: ReadonlyMap<string, string>;
  /** Whether the diff shows a line of the new file, so that a review can comment on it. */
  isShown(file: string, line: number): boolean;
}

/** Compares a folder in two commits; without `from`, the diff is empty. */
export function readDiff(
  repository: string,
  from: string | undefined,
  to: string,
  folder: string,
): FolderDiff {
  const options = ['--unified=3', '--no-color', '--no-ext-diff', '--find-renames'];
  const diff = from ? git(repository, ['diff', ...options, from, to, '--', folder]) : '';
  const files = parsePatch(diff).map(({ oldFileName = '', newFileName = '', ...file }) => ({
    ...file,
    earlierName: oldFileName.replace(/^a\//, ''),
    name: newFileName.replace(/^b\//, ''),
  }));
  const shown = files.filter(({ hunks, isDelete }) => hunks.length > 0 && !isDelete);
  const hunksOf = new Map(shown.map(({ name, hunks }) => [name, hunks]));
  const renamed = files.filter(({ isRename }) => isRename);
  return {
    changed: new Set(hunksOf.keys()),
    earlierNames: new Map(renamed.map(({ name, earlierName }) => [name, earlierName])),
    isShown: (file, line) =>
      (hunksOf.get(file) ?? []).some(
        ({ newStart, newLines }) => line >= newStart && line < newStart + newLines,
      ),
  };
}
