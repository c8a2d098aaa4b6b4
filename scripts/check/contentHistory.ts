import { basename } from 'node:path/posix';
import type { Published } from '../../pipeline/lint/site/links/publishedVersion';
import { isPicture } from '../../pipeline/source/listFolder';
import { type ChangedFile, changedFiles, tryGit } from '../git';

const SKIPPED = 'The check for lost addresses was left out:';

/**
 * Compares the content with the commit `base`, by default that where the branch left the default branch. Returns the published version
 * of the changed files, or a sentence that says why Git cannot compare.
 */
export function lastPublished(
  content: string,
  base = branchPoint(content),
): { published?: Published; skipped?: string } {
  const git = (...args: string[]) => tryGit(content, args);
  if (!base) return { skipped: `${SKIPPED} it needs git and the default branch.` };
  const changed = changedFiles(content, base);
  if (changed === undefined) return { skipped: `${SKIPPED} git could not compare the files.` };
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
  return deleted.map(({ path, oldHash }) => {
    const candidates = added.filter((_path, index) => hashes[index] === oldHash);
    const sameName = candidates.filter((each) => basename(each) === basename(path));
    const likely = sameName.length > 0 ? sameName : candidates;
    return { path, to: likely.length === 1 ? likely[0] : undefined };
  });
}

/** Whether a file that does not exist may have existed: true if Git's history has it or is incomplete. `folder`: any folder of the repository. */
export function mayBeDeleted(path: string, folder: string): boolean {
  const isHistoryComplete = tryGit(folder, ['rev-parse', '--is-shallow-repository']) === 'false';
  return !isHistoryComplete || tryGit(folder, ['log', '-1', '--all', '--format=%h', '--', path]) !== '';
}

/** Where the current branch left the default branch, or the target branch of a pull request. */
function branchPoint(content: string): string | undefined {
  const target = process.env.GITHUB_BASE_REF;
  const branches = ['origin/HEAD', 'origin/main', 'origin/master', 'main', 'master'];
  for (const branch of target ? [`origin/${target}`, ...branches] : branches) {
    const base = tryGit(content, ['merge-base', 'HEAD', branch]);
    if (base) return base;
  }
  return undefined;
}
