import { git } from '../pull/git';
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

/** What is the same in both has been merged. */
function filesOf(repository: string, ref: string, folder: string): Map<string, string> {
  const changed = (range: string) =>
    git(repository, ['diff', '--raw', '--no-renames', '--no-abbrev', '--diff-filter=AM', range, '--', folder])
      .split('\n')
      .flatMap((line) => {
        const [, , , blob = '', rest = ''] = line.split(' ');
        const path = rest.split('\t')[1];
        return path ? [[path, blob] as const] : [];
      });
  const open = new Set(changed(`HEAD..${ref}`).map(([path]) => path));
  return new Map(changed(`HEAD...${ref}`).filter(([path]) => open.has(path)));
}
