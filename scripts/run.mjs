import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { projectFolder } from '../pipeline/projectFolder.mjs';
import { bundleCommand } from './launch/bundleCommand.mjs';
import { checkNode, installPackages } from './launch/requirements.mjs';

/** Commands that people and CI wait for. They need no development packages. */
const BUNDLED = new Set(['build', 'validate']);

/**
 * V8's budget of a function, in bytes of bytecode, before it is optimized: twice that of Node 20, which spends a
 * third of a check on optimizing code that hardly runs again. Newer versions optimize later, and do not know this flag.
 */
const BUDGET = '--interrupt-budget=120000';

/**
 * `node scripts/run.mjs NAME …` runs `scripts/NAME.ts` in this process, on a fresh clone too: checks Node, installs
 * missing packages, then lets tsx read TypeScript, or runs the command bundled into one file. The script sees
 * `process.argv` and the working folder as if Node had been given it in the project's folder; `process.env.INIT_CWD` is
 * the folder in which the command was typed.
 */
async function run() {
  const { cwd, env, argv } = process;
  const name = argv[2] || '';
  const script = join(projectFolder, 'scripts', `${name}.ts`);
  if (!checkNode()) process.exit(2);
  if (!existsSync(script)) {
    console.error(`There is no command "${name}": package.json lists the commands.`);
    process.exit(2);
  }
  // npm runs scripts in the project's folder and has set INIT_CWD itself.
  env.INIT_CWD = (cwd() === projectFolder && env.INIT_CWD) || cwd();
  process.chdir(projectFolder);
  if (!(await installPackages(projectFolder, !BUNDLED.has(name)))) process.exit(2);
  argv.splice(1, 2, script);
  if (BUNDLED.has(name) && process.version.startsWith('v20.')) setFlagsFromString(BUDGET);
  // If nothing can be written, the command runs unbundled.
  const bundle = BUNDLED.has(name) && (await bundleCommand(name, projectFolder).catch(() => undefined));
  if (bundle) return import(bundle);
  await import('tsx');
  return import(`./${name}.ts`);
}

await run();
