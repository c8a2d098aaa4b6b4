import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { projectFolder } from '../../pipeline/projectFolder.mjs';
import { filesFromContent } from '../../scripts/generate/contentFiles';
import { writeContent } from '../../scripts/newSite/newSite';
import { writeFiles } from '../../scripts/newSite/writeFiles';

/** Writes this project as it is now, with the site that `npm run new -- site` makes in place of the sample. */
export async function writeNewSite(folder: string, answers = 'plumber'): Promise<void> {
  const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: projectFolder,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  const isEngine = (path: string) =>
    path !== '' && !path.startsWith('content/') && existsSync(join(projectFolder, path));
  for (const path of list.split('\0').filter(isEngine)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    cpSync(join(projectFolder, path), join(folder, path), { verbatimSymlinks: true });
  }
  const content = join(folder, 'content');
  await writeContent(content, join(projectFolder, 'tests', 'fixtures', 'answers', `${answers}.yaml`));
  writeFiles(folder, filesFromContent(content));
}

/** Replaces text in a file, which must have it. */
export function edit(folder: string, path: string, from: string | RegExp, to: string): void {
  const file = join(folder, path);
  const text = readFileSync(file, 'utf8');
  const changed = text.replace(from, to);
  if (changed === text) throw new Error(`${path} has no ${from}`);
  writeFileSync(file, changed);
}
