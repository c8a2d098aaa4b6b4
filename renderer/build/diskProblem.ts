import { dirname } from 'node:path';

/** Matches error messages, because errors from workers and native libraries have no code. */
const PROBLEMS: readonly [RegExp, (path: string, option: string) => string][] = [
  [
    /\b(?:ENOSPC|EDQUOT)\b|no space left|quota exceeded/i,
    (path) =>
      `The disk is full: ${path} cannot be written. Delete what is not needed there, and build again.`,
  ],
  [
    // Node reports ENOENT if a folder cannot be created on a read-only disk.
    /\b(?:EROFS|EACCES|EPERM)\b|read-only file system|permission denied|\bENOENT\b.* mkdir/i,
    (path, option) =>
      `${path} cannot be written. Allow writing there, or name another folder with --${option} DIR.`,
  ],
  [
    /\b(?:ENOTDIR|EEXIST|EISDIR|ENOTEMPTY)\b|not a directory/i,
    (path, option) =>
      `${path} cannot be made: there is a file where a folder is needed, or a folder where a file is. Delete it, or name another folder with --${option} DIR.`,
  ],
];

/** What to do about a disk error; undefined for other errors. */
export function diskProblem(
  error: unknown,
  { out, cache }: Record<'out' | 'cache', string>,
): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const [, describe] = PROBLEMS.find(([pattern]) => pattern.test(error.message)) ?? [];
  const path = pathIn(error) ?? cache;
  const isOut = path.startsWith(dirname(out)) && !path.startsWith(cache);
  return describe?.(path, isOut ? 'out' : 'cache');
}

function pathIn(error: Error): string | undefined {
  // The target of a copy.
  if ('dest' in error && typeof error.dest === 'string') return error.dest;
  if ('path' in error && typeof error.path === 'string') return error.path;
  return /'([^']+)'/.exec(error.message)?.[1];
}
