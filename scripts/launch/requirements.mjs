import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withLock } from '../../pipeline/source/lock.mjs';

/** Whether this version of Node satisfies `engines` of package.json or is newer. If not, prints what to do. */
export function checkNode(version = process.versions.node) {
  const { engines } = readJson(new URL('../../package.json', import.meta.url));
  const supported = engines.node.split('||').map(numbersIn);
  const [ourMajor, ourMinor] = numbersIn(version);
  if (supported.every(([major]) => ourMajor > major)) return true;
  if (supported.some(([major, minor]) => ourMajor === major && ourMinor >= minor)) return true;
  const names = supported.map(([major, minor]) => (minor > 0 ? `${major}.${minor}` : major));
  console.error(
    `Node ${version} is not supported. Install Node ${names.slice(0, -1).join(', ')}, or ${names.at(-1)} or newer from https://nodejs.org.`,
  );
  return false;
}

/** Installs missing packages, or waits while another process does. Returns false if npm fails. `needsDevelopment`: whether missing development packages matter; an installation always includes them. */
export async function installPackages(folder, { needsDevelopment = true } = {}) {
  const missing = missingPackages(folder, needsDevelopment);
  if (missing.length === 0) return true;
  // An installation during tests would replace packages that other tests use.
  if (process.env.VITEST) {
    console.error(`Run npm ci first: ${missing.length} packages are missing.`);
    return false;
  }
  const onWait = (pid) =>
    console.error(
      `Another command (process ${pid}) is installing the packages; this one waits until it is done.`,
    );
  // Two concurrent `npm ci` break each other.
  const lock = join(folder, '.cache', 'install.lock');
  return withLock(lock, onWait, () => runInstall(folder, needsDevelopment));
}

async function runInstall(folder, needsDevelopment) {
  // Another process may have installed them while this one waited for the lock.
  const missing = missingPackages(folder, needsDevelopment);
  if (missing.length === 0) return true;
  const began = Date.now();
  console.error(`Installing ${missing.length} packages with npm ci; this takes a minute the first time.`);
  const { status, error } = await runNpm(['ci', '--include=dev', '--loglevel=error'], folder);
  if (status === 0) {
    console.error(`Installed in ${Math.round((Date.now() - began) / 1000)} s.\n`);
    return true;
  }
  const reason = error ? error.message : `npm ci ended with ${status}`;
  console.error(`The packages could not be installed: ${reason}.`);
  return false;
}

/**
 * The packages of package-lock.json that are not installed in the right version, according to npm's list in node_modules. npm
 * writes it when an installation is complete. Optional packages for other platforms are not in it.
 */
export function missingPackages(folder, needsDevelopment = true) {
  const installed = packagesIn(join(folder, 'node_modules', '.package-lock.json'));
  return Object.entries(packagesIn(join(folder, 'package-lock.json')))
    .filter(([path, wanted]) => {
      if (path === '' || (wanted.dev && !needsDevelopment)) return false;
      const found = installed[path];
      return found ? found.version !== wanted.version : !wanted.optional;
    })
    .map(([path]) => path.replace(/^.*node_modules\//, ''));
}

function runNpm(args, folder) {
  // Prints to standard error, because standard output may be parsed as the command's JSON.
  const options = { cwd: folder, stdio: ['inherit', 2, 2] };
  const npmScript = process.env.npm_execpath;
  const child = npmScript?.endsWith('.js')
    ? spawn(process.execPath, [npmScript, ...args], options)
    : spawn('npm', args, { ...options, shell: process.platform === 'win32' });
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ error }));
    child.on('exit', (status) => resolve({ status }));
  });
}

/** The packages of a lock file, by their path. */
const packagesIn = (file) => (existsSync(file) ? readJson(file).packages : {});

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

const numbersIn = (version) => version.match(/\d+/g).map(Number);
