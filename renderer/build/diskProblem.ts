type Folders = Record<'out' | 'cache', string>;
type Log = (line: string) => void;

/** Runs `work`. If it fails because of a disk error, logs what to do and returns 2. */
export async function reportDiskProblems(
  folders: Folders,
  log: Log,
  work: () => Promise<number>,
): Promise<number> {
  try {
    return await work();
  } catch (error) {
    const problem = diskProblem(error, folders);
    if (problem === undefined) throw error;
    log(`${problem}\nNothing was published; the last build is unchanged.`);
    return 2;
  }
}

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
function diskProblem(error: unknown, { out, cache }: Folders): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const problem = PROBLEMS.find(([pattern]) => pattern.test(error.message));
  if (!problem) return undefined;
  const path = pathIn(error) ?? cache;
  return problem[1](path, isOutPath(path, out) && !cache.startsWith(path) ? 'out' : 'cache');
}

/** Whether a path is the output folder, a hidden folder beside it, inside of these, or a parent of them. */
function isOutPath(path: string, out: string): boolean {
  const beside = out.replace(/[^/\\]+$/, '.');
  return path.startsWith(out) || path.startsWith(beside) || out.startsWith(path);
}

function pathIn(error: Error): string | undefined {
  // The target of a copy.
  if ('dest' in error && typeof error.dest === 'string') return error.dest;
  if ('path' in error && typeof error.path === 'string') return error.path;
  return /'([^']+)'/.exec(error.message)?.[1];
}
