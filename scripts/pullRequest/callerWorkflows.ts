import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mergeBase, tryGit } from '../git';

const FOLDER = '.github/workflows';
/** A line that calls a reusable workflow of another repository: the repository, and the commit or branch. */
const CALL = /^\s*(?:- )?uses:\s*["']?([\w.-]+\/[\w.-]+)\/\.github\/workflows\/[\w.-]+@([^\s"']+)/gm;

/** Faults of a site's workflows: all must call the engine at the same commit of the same repository (`engine`, if known), which is its version. */
export function callerWorkflowFaults(site: string, engine?: string): string[] {
  const folder = join(site, FOLDER);
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => /\.ya?ml$/.test(name)) : [];
  const calls = files.flatMap((name) =>
    [...readFileSync(join(folder, name), 'utf8').matchAll(CALL)].map(([, repository = '', version = '']) => ({
      file: `${FOLDER}/${name}`,
      repository,
      version,
    })),
  );
  const [first] = calls;
  const faults = calls.flatMap(({ file, repository, version }) => {
    if (!/^[0-9a-f]{40}$/.test(version))
      return `${file} calls @${version}. Write the 40 digits of a commit, so that the version changes only when you want it.`;
    if (repository !== (engine ?? first?.repository))
      return `${file} calls ${repository}, and the other workflows ${engine ?? first?.repository}.`;
    if (version !== first?.version)
      return `${file} calls another version than ${first?.file}. Write the same commit in all of them.`;
    return [];
  });
  return [...new Set(faults)];
}

/** The engine commit that the workflows name at a commit of the site; undefined if they do not agree. */
function engineCommitAt(site: string, commit: string): string | undefined {
  const lines = tryGit(site, ['grep', '-h', 'uses:', commit, '--', FOLDER]) ?? '';
  const [version, ...others] = new Set([...lines.matchAll(CALL)].map(([, , each]) => each));
  return version && /^[0-9a-f]{40}$/.test(version) && others.length === 0 ? version : undefined;
}

/** The engine commit before a pull request that changes it; `undefined` if the pull request does not. */
export function previousEngineCommit(site: string, base: string, head: string): string | undefined {
  const start = mergeBase(site, base, head);
  const [before, after] = [start && engineCommitAt(site, start), engineCommitAt(site, head)];
  return before !== after && after ? before : undefined;
}
