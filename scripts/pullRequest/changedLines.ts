import { git } from '../git';

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

/** The earlier name of each file of a folder that was renamed. */
export function renamedFiles(
  repository: string,
  from: string,
  to: string,
  folder: string,
): Map<string, string> {
  const range = [from, to, '--', folder];
  const parts = git(repository, [
    'diff',
    '--name-status',
    '-z',
    '--find-renames',
    '--diff-filter=R',
    ...range,
  ]);
  const names = parts.split('\0');
  return new Map(
    Array.from({ length: Math.floor(names.length / 3) }, (_, index) => [
      names[index * 3 + 2] ?? '',
      names[index * 3 + 1] ?? '',
    ]),
  );
}

/** Git puts names with special characters in quotes, and a tab behind names with spaces. */
function nameIn(line: string): string {
  const raw = line.slice(4).replace(/\t$/, '');
  return (raw.startsWith('"') ? unquoted(raw.slice(1, -1)) : raw).replace(/^b\//, '');
}

const ESCAPED: Readonly<Record<string, string>> = {
  ...{ a: '\u0007', b: '\b', t: '\t', n: '\n', v: '\v', f: '\f', r: '\r' },
};

/** A name in the quotes of C: `\a`, and each byte of another character as `\303`. */
function unquoted(name: string): string {
  const bytes = Buffer.from(name, 'utf8')
    .toString('latin1')
    .replace(/\\([0-7]{3}|.)/g, (_all, code: string) =>
      code.length === 3 ? String.fromCharCode(Number.parseInt(code, 8)) : (ESCAPED[code] ?? code),
    );
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

/** Whether a line of a file is shown in the diff. */
export function isShownLine(
  changed: ReadonlyMap<string, readonly Stretch[]>,
  file: string,
  line: number,
): boolean {
  return (changed.get(file) ?? []).some(({ first, last }) => line >= first && line <= last);
}
