import { join } from 'node:path';
import { projectFolder } from '../pipeline/projectFolder.mjs';
import { checkNode } from './launch/checkNode.mjs';
import { commandFile } from './launch/commandFile.mjs';
import { installPackages } from './launch/installPackages.mjs';

/** Commands that people and CI wait for. */
const QUICK = new Set(['build', 'validate']);

/** npm runs scripts in the project's folder and says in INIT_CWD where the command was typed. */
const typedIn = () => (process.cwd() === projectFolder && process.env.INIT_CWD) || process.cwd();

/**
 * Runs `scripts/<name>.ts` in this process, on a fresh clone too: checks Node, installs what is missing, then lets tsx read
 * TypeScript, or takes the command as one file. To the script it looks as if Node had been given it: it is
 * `process.argv[1]`, the project's folder is the working folder, and `process.env.INIT_CWD` is the folder that the command
 * was typed in.
 */
export async function launch(name) {
  if (!checkNode()) process.exit(2);
  process.env.INIT_CWD = typedIn();
  process.chdir(projectFolder);
  if (!installPackages()) process.exit(2);
  process.argv[1] = join(projectFolder, 'scripts', `${name}.ts`);
  // Where nothing can be written, the command is read as it stands.
  const file = QUICK.has(name) && (await commandFile(name).catch(() => undefined));
  if (file) return void (await import(file));
  await import('tsx');
  await import(`./${name}.ts`);
}
