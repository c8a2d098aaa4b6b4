import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { withLock } from '../../../pipeline/source/lock.mjs';

/** Stands for npm in a job: installs by a link to this project's own packages, and leaves every other command to npm. */
const [command, ...options] = process.argv.slice(2);
if (command === 'ci') await install(options);
else {
  const tools = join(process.env.LOCAL_GITHUB, 'tools');
  const path = process.env.PATH.split(':').filter((folder) => folder !== tools);
  const npm = path.map((folder) => join(folder, 'npm')).find((file) => existsSync(file));
  const { status } = spawnSync(npm, process.argv.slice(2), { stdio: 'inherit' });
  process.exit(status ?? 1);
}

async function install(options) {
  const known = ['--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'];
  const unknown = options.find((option) => !known.includes(option));
  if (unknown) fail(`npm ci ${unknown} is not played here`);
  if (existsSync('node_modules')) fail('node_modules is there already: npm ci would delete it');
  const text = readFileSync('package-lock.json', 'utf8');
  const isWhole = !options.includes('--omit=dev');
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
  const folder = join(process.env.LOCAL_GITHUB, 'packages', `${hash}${isWhole ? '-dev' : ''}`);
  // Of jobs that install at the same time, one does it.
  await withLock(
    `${folder}.lock`,
    () => undefined,
    () => existsSync(folder) || fill(folder, JSON.parse(text), isWhole),
  );
  symlinkSync(join(folder, 'node_modules'), 'node_modules');
}

/** Jobs that install the same packages share a folder of them. */
function fill(folder, { packages, ...lock }, isWhole) {
  const wanted = Object.entries(packages).filter(([path, { dev }]) => path !== '' && (isWhole || !dev));
  const there = wanted.filter(([path, { optional, devOptional }]) => {
    if (existsSync(join(process.env.LOCAL_PACKAGES, path))) return true;
    return optional || devOptional
      ? false
      : fail(`${path} is not installed in this project: run npm ci there`);
  });
  for (const [path, { bin = {} }] of there) {
    linkFolder(join(process.env.LOCAL_PACKAGES, path), join(folder, path));
    for (const [name, file] of Object.entries(bin)) linkProgram(join(folder, path), name, file);
  }
  const hidden = { ...lock, packages: Object.fromEntries(there) };
  writeFileSync(join(folder, 'node_modules', '.package-lock.json'), JSON.stringify(hidden));
  console.log(`added ${there.length} packages`);
}

/** Without the packages inside, which come by themselves. */
function linkFolder(from, to) {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else if (entry.isFile()) linkSync(source, target);
    else if (entry.isDirectory() && entry.name !== 'node_modules') linkFolder(source, target);
  }
}

function linkProgram(path, name, file) {
  const above = path.slice(0, path.lastIndexOf('node_modules') + 'node_modules'.length);
  const bin = join(above, '.bin');
  mkdirSync(bin, { recursive: true });
  const link = join(bin, basename(name));
  if (!existsSync(link)) symlinkSync(relative(dirname(link), join(path, file)), link);
}

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
