import { spawnSync } from 'node:child_process';

const run = (...args: string[]): boolean =>
  spawnSync('apt-get', args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
    .status === 0;

/** Installs Debian's `chromium` where we are root and there is apt-get. False where that is not so, or it failed. */
export function installChromium(log: (line: string) => void): boolean {
  if (process.getuid?.() !== 0 || !run('--version')) return false;
  log('Installing chromium with apt-get; this takes a minute.');
  const from = Date.now();
  const installed =
    run('update', '-qq') && run('install', '-y', '-qq', '--no-install-recommends', 'chromium');
  if (installed) log(`Installed in ${Math.round((Date.now() - from) / 1000)} s.`);
  return installed;
}
