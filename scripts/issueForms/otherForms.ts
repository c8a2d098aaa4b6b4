import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentTree } from '../../pipeline/source/listFolder';
import { changedFiles, git } from '../git';
import { branchOf } from './formResult';
import type { FormProblem } from './issueForm';

type OtherForm = ReturnType<typeof otherForms>[number];

/** The open forms besides `issue`, with the files that their branches add or change: the hash of each blob by its path in the content. */
export function otherForms(content: string, issue: number) {
  const refs = git(content, ['for-each-ref', '--format=%(refname:lstrip=3)', 'refs/remotes/origin/form-*']);
  return [...refs.matchAll(/^form-(\d+)$/gm)]
    .map(([, number]) => Number(number))
    .filter((other) => other !== issue)
    .map((other) => ({ issue: other, files: filesOf(content, `refs/remotes/origin/${branchOf(other)}`) }));
}

/** Files that a branch changed since its merge base and that still differ from HEAD; none without a merge base. */
function filesOf(content: string, ref: string): Map<string, string> {
  const changed = (range: string) =>
    (changedFiles(content, range) ?? []).filter(({ status }) => status === 'A' || status === 'M');
  const unmerged = new Set(changed(`HEAD..${ref}`).map(({ path }) => path));
  const files = changed(`HEAD...${ref}`).filter(({ path }) => unmerged.has(path));
  return new Map(files.map(({ path, newHash }) => [path, newHash]));
}

/** Problems of new files that another open form adds too. `label`: that of the question for their name. */
export function addedElsewhere(
  files: readonly Changed[],
  { others, tree, label }: { others: readonly OtherForm[]; tree: ContentTree; label?: string },
): FormProblem[] {
  return files
    .filter(([path]) => !path.endsWith('/descriptions.md') && !existsSync(join(tree.root, path)))
    .flatMap(([path, text]): FormProblem[] => {
      const duplicate = others.find((other) => [...other.files.values()].includes(blobOf(text)));
      if (duplicate) return [{ text: `Form ${duplicate.issue} says the same. Close one of the two forms.` }];
      const other = others.find((each) => each.files.has(path));
      const what = 'has the same here. Change a word or two, or close one of the two forms.';
      return other ? [{ label, text: `Form ${other.issue} ${what}` }] : [];
    });
}

function blobOf(content: string | Buffer): string {
  const bytes = Buffer.from(content);
  return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}

export type Changed = readonly [path: string, bytes: string | Buffer];

/** Notes on open forms that change the same files, or send the same photos. */
export function notesOnOthers(changed: readonly Changed[], others: readonly OtherForm[]): string[] {
  return others.flatMap(({ issue, files }) => {
    const hashes = [...files.values()];
    const isSent = changed.some(([path, bytes]) => !path.endsWith('.md') && hashes.includes(blobOf(bytes)));
    const sent = `Form ${issue} has one of these photos too. If you sent the form twice, close one of the two.`;
    const shared = `Form ${issue} changes the same file and is not merged yet. If GitHub shows conflicts here when it is merged, edit this form (any change will do), and it is read again.`;
    return [...(isSent ? [sent] : []), ...(changed.some(([path]) => files.has(path)) ? [shared] : [])];
  });
}
