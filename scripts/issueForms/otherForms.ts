import { git, mergeBase } from '../pull/git';
import { branchOf } from './formResult';

/** A form whose change is not merged yet. */
export interface OtherForm {
  issue: number;
  /** The files that it adds or changes, by path in the repository; their blobs. */
  files: ReadonlyMap<string, string>;
}

/** What the branches of other forms change below a folder. */
export function otherForms(repository: string, folder: string, issue: number): OtherForm[] {
  const refs = git(repository, [
    'for-each-ref',
    '--format=%(refname:lstrip=3)',
    'refs/remotes/origin/form-*',
  ]);
  return refs
    .split('\n')
    .filter((branch) => /^form-\d+$/.test(branch) && branch !== branchOf(issue))
    .map((branch) => ({
      issue: Number(branch.slice('form-'.length)),
      files: filesOf(repository, `refs/remotes/origin/${branch}`, folder),
    }));
}

/** What is the same in both has been merged. A branch without a common commit is no form's. */
function filesOf(repository: string, ref: string, folder: string): Map<string, string> {
  const base = mergeBase(repository, 'HEAD', ref);
  if (base === undefined) return new Map();
  const options = ['--raw', '-z', '--no-renames', '--no-abbrev', '--diff-filter=AM'];
  const changedSince = (commit: string) => {
    const parts = git(repository, ['diff', ...options, commit, ref, '--', folder]).split('\0');
    return parts.flatMap((part, index) => {
      const [, , , blob = ''] = part.startsWith(':') ? part.split(' ') : [];
      const path = parts[index + 1];
      return blob && path ? [[path, blob] as const] : [];
    });
  };
  const open = new Set(changedSince('HEAD').map(([path]) => path));
  return new Map(changedSince(base).filter(([path]) => open.has(path)));
}
