import { basename } from 'node:path/posix';
import type { Published } from '../../pipeline/lint/site/links/publishedVersion';
import { isPicture } from '../../pipeline/source/listFolder';
import { tryGit } from '../git';

const SKIPPED = 'The check for lost addresses was left out:';

/** The published version of the changed files of the content, or a sentence that says why Git cannot compare. */
type LastPublished = { published: Published; skipped?: never } | { published?: never; skipped: string };

/** Compares the content with the commit `base`, by default that where the branch left the default branch. */
export function lastPublished(content: string, base = mergeBase(content)): LastPublished {
  const git = (...args: string[]) => tryGit(content, args);
  if (!base) return { skipped: `${SKIPPED} it needs git and the default branch.` };
  const raw = git('diff', '--raw', '--no-abbrev', '--no-renames', '--relative', '-z', base, '--', '.');
  if (raw === undefined) return { skipped: `${SKIPPED} git could not compare the files.` };
  const changed = readRawDiff(raw);
  const untracked = (git('ls-files', '--others', '--exclude-standard', '-z') ?? '')
    .split('\0')
    .filter(Boolean);
  const added = [...changed.filter(({ status }) => status === 'A').map(({ path }) => path), ...untracked];
  const old = changed
    .filter(({ status, path }) => status !== 'A' && path.endsWith('.md'))
    .map(({ path }) => ({ path, text: git('show', `${base}:./${path}`) ?? '' }));
  const deletedPictures = changed.filter(({ status, path }) => status === 'D' && isPicture(path));
  const pictures = findMovedPictures(content, deletedPictures, added.filter(isPicture));
  return { published: { old, added, pictures } };
}

/** Finds the new path of each deleted picture: the only added file with the same content, if possible of the same name. */
function findMovedPictures(content: string, deleted: readonly ChangedFile[], added: readonly string[]) {
  const mayHaveMoved = deleted.length > 0 && added.length > 0;
  const hashes = mayHaveMoved ? (tryGit(content, ['hash-object', '--', ...added]) ?? '').split('\n') : [];
  return deleted.map(({ path, hash }) => {
    const candidates = added.filter((_path, index) => hashes[index] === hash);
    const sameName = candidates.filter((each) => basename(each) === basename(path));
    const [to, ...others] = sameName.length > 0 ? sameName : candidates;
    return { path, to: others.length === 0 ? to : undefined };
  });
}

/** Whether a file that does not exist may have existed: true if Git's history has it or is incomplete. `folder`: any folder of the repository. */
export function mayBeDeleted(path: string, folder: string): boolean {
  const isHistoryComplete = tryGit(folder, ['rev-parse', '--is-shallow-repository']) === 'false';
  return !isHistoryComplete || tryGit(folder, ['log', '-1', '--all', '--format=%h', '--', path]) !== '';
}

/** Where the current branch left the default branch, or the target branch of a pull request. */
function mergeBase(content: string): string | undefined {
  const target = process.env.GITHUB_BASE_REF;
  const branches = ['origin/HEAD', 'origin/main', 'origin/master', 'main', 'master'];
  for (const branch of target ? [`origin/${target}`, ...branches] : branches) {
    const base = tryGit(content, ['merge-base', 'HEAD', branch]);
    if (base) return base;
  }
  return undefined;
}

interface ChangedFile {
  /** Git's letter: A for added, D for deleted. */
  status: string;
  path: string;
  /** Git's hash of the old content. */
  hash: string;
}

/** Parses the output of `git diff --raw -z`: `:100644 000000 1f7a7a4… 0000000… D\0a.md\0`. */
function readRawDiff(output: string): ChangedFile[] {
  return [...output.matchAll(/:\S+ \S+ (\S+) \S+ ([A-Z])\0([^\0]+)\0/g)].map(
    ([, hash = '', status = '', path = '']) => ({ status, hash, path }),
  );
}
