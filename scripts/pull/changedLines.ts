import { git } from './git';

/** A range of lines of the new file that a review can comment on, inclusive. */
interface Stretch {
  first: number;
  last: number;
}

/** The changed files of a folder, each with the line ranges in its diff. Deleted files have none. */
export function changedLines(
  repository: string,
  from: string,
  to: string,
  folder: string,
): Map<string, Stretch[]> {
  const diff = git(repository, [
    'diff',
    '--unified=3',
    '--no-color',
    '--no-ext-diff',
    '--find-renames',
    from,
    to,
    '--',
    folder,
  ]);
  const changed = new Map<string, Stretch[]>();
  let here: Stretch[] = [];
  let inHeader = false;
  for (const line of diff.split('\n')) {
    if (line.startsWith('diff --git ')) inHeader = true;
    if (inHeader && line.startsWith('+++ ')) {
      here = [];
      changed.set(nameIn(line), here);
    }
    const hunk = /^@@ -\S+ \+(\d+)(?:,(\d+))? @@/.exec(line);
    if (hunk) {
      inHeader = false;
      const count = Number(hunk[2] ?? 1);
      if (count > 0) here.push({ first: Number(hunk[1]), last: Number(hunk[1]) + count - 1 });
    }
  }
  changed.delete('/dev/null');
  return changed;
}

/** Git puts names with special characters in quotes, and a tab behind names with spaces. */
function nameIn(line: string): string {
  const raw = line.slice(4).replace(/\t$/, '');
  const name = raw.startsWith('"') ? String(JSON.parse(raw)) : raw;
  return name.replace(/^b\//, '');
}

/** Whether a line of a file is shown in the diff. */
export function isShownLine(
  changed: ReadonlyMap<string, readonly Stretch[]>,
  file: string,
  line: number,
): boolean {
  return (changed.get(file) ?? []).some(({ first, last }) => line >= first && line <= last);
}
