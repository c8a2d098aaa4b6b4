import { spawnSync } from 'node:child_process';
import { projectFolder } from '../../pipeline/projectFolder.mjs';
import { missingPackages } from './missingPackages.mjs';

/** Standard output is left to the script that follows, which may print JSON. */
const toStandardError = ['inherit', 2, 2];

function npm(args) {
  const own = process.env.npm_execpath;
  const settings = { cwd: projectFolder, stdio: toStandardError };
  if (own?.endsWith('.js')) return spawnSync(process.execPath, [own, ...args], settings);
  return spawnSync('npm', args, { ...settings, shell: process.platform === 'win32' });
}

/** Installs what package-lock.json names where node_modules lacks it. False when npm could not. */
export function installPackages() {
  const missing = missingPackages(projectFolder);
  if (missing.length === 0) return true;

  const from = Date.now();
  console.error(`Installing ${missing.length} packages with npm ci; this takes a minute the first time.`);
  const { status, error } = npm(['ci', '--include=dev', '--loglevel=error']);
  if (status === 0) {
    console.error(`Installed in ${Math.round((Date.now() - from) / 1000)} s.\n`);
    return true;
  }
  console.error(`The packages could not be installed: ${error?.message ?? `npm ci ended with ${status}`}.`);
  return false;
}
