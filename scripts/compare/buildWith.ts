import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, renameSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../../pipeline/projectFolder.mjs';
import { checkOut } from '../git';
import { installPackages } from '../launch/requirements.mjs';
import { projectPaths, type SiteFolders } from '../options';

/** Checks out this project at a commit and installs its packages. Returns the folder. Throws if packages cannot be installed. */
export async function engineAt(commit: string): Promise<string> {
  const folder = join(projectPaths.cache, 'compare', commit);
  if (!existsSync(folder)) {
    const unfinished = `${folder}.${process.pid}`;
    checkOut(projectFolder, commit, unfinished);
    if (packageLock(projectFolder) === packageLock(unfinished))
      symlinkSync(join(projectFolder, 'node_modules'), join(unfinished, 'node_modules'), 'junction');
    renameSync(unfinished, folder);
  }
  if (!(await installPackages(folder, { needsDevelopment: false })))
    throw new Error(`Its packages could not be installed in ${folder}.`);
  return folder;
}

const packageLock = (project: string) => readFileSync(join(project, 'package-lock.json'), 'utf8');

/** Builds a site with the project in the folder `engine`, whose own `buildPages.ts` must take these options. Returns the folder of the built site; throws the output of a failed build. */
export function buildWith(engine: string, { content, cache }: SiteFolders, name: 'before' | 'after'): string {
  const folder = join(cache, 'compare', name);
  const out = join(folder, 'site');
  const options = ['--content', content, '--out', out, '--cache', join(folder, 'cache')];
  const args = ['--import', 'tsx', 'scripts/suite/buildPages.ts', ...options];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: engine,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  if (status !== 0) throw new Error(stdout + stderr);
  return out;
}
