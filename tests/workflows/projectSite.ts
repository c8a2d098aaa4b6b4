import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { projectFolder } from '../../pipeline/projectFolder.mjs';

/** Writes the files of this project as they are now, without what Git ignores. */
export function writeProject(folder: string): void {
  const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: projectFolder,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  for (const path of list.split('\0').filter((each) => each && existsSync(join(projectFolder, each)))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    cpSync(join(projectFolder, path), join(folder, path), { verbatimSymlinks: true });
  }
}

/** This project with the content of a new site, as `npm run new -- site` writes it. */
export function writeNewSite(folder: string, answers = 'plumber'): void {
  writeProject(folder);
  execFileSync(
    process.execPath,
    ['scripts/run.mjs', 'new', 'site', '--answers', `tests/fixtures/answers/${answers}.yaml`],
    { cwd: folder, stdio: 'pipe' },
  );
  rmSync(join(folder, 'former'), { recursive: true, force: true });
}

/** Replaces text in a file, which must have it. */
export function edit(folder: string, path: string, from: string | RegExp, to: string): void {
  const file = join(folder, path);
  const text = readFileSync(file, 'utf8');
  const changed = text.replace(from, to);
  if (changed === text) throw new Error(`${path} has no ${from}`);
  writeFileSync(file, changed);
}
