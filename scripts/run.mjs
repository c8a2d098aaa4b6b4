import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { projectFolder } from '../pipeline/projectFolder.mjs';
import { bundleModule, loadBundle } from '../pipeline/workers/bundle.mjs';
import { checkNode, installPackages } from './launch/requirements.mjs';

/** Commands that must start fast. They need no development packages. */
const BUNDLED = new Set(['build', 'validate']);

/** Fifteen times Node 20's budget of bytecode before V8 optimizes a function: by default, optimizing takes a third of a check. Newer Nodes lack the flag. */
const BUDGET = '--interrupt-budget=1000000';

/** Rolldown's allocator asks Linux for huge pages, and clearing those takes up to a second of a cold build. */
process.env.MIMALLOC_ALLOW_THP = '0';

/**
 * `node scripts/run.mjs NAME …` runs `scripts/NAME.ts` in this process, also on a fresh clone: checks the version of Node,
 * installs missing packages, then runs the script with tsx or as a bundle. The working folder is the project's folder;
 * `process.env.INIT_CWD` is the folder in which the user typed the command.
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
  // npm changes to the project's folder and sets INIT_CWD itself.
  env.INIT_CWD = (cwd() === projectFolder && env.INIT_CWD) || cwd();
  process.chdir(projectFolder);
  if (!(await installPackages(projectFolder, { needsDevelopment: !BUNDLED.has(name) }))) process.exit(2);
  argv.splice(1, 2, script);
  if (BUNDLED.has(name) && process.version.startsWith('v20.')) setFlagsFromString(BUDGET);
  // If the bundle cannot be written, the command runs with tsx.
  const bundle = BUNDLED.has(name) && (await bundleModule(script).catch(() => undefined));
  if (bundle) {
    const { storeCompiled } = loadBundle(bundle);
    // Not reached if the command has refused its options or answered `--help`, which compiles too little.
    process.once('exit', storeCompiled);
    return;
  }
  await import('tsx');
  return import(`./${name}.ts`);
}

await run();
