import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { projectFolder } from '../../pipeline/projectFolder.mjs';
import { readOptions } from '../options';
import { freePort } from '../stack/freePort';

readOptions(
  'Measures `npm start` with an empty cache: what it prints, the first page, its pictures on a phone, the form.',
  {},
);

const folder = mkdtempSync(join(tmpdir(), 'bench-start-'));
// Postgres does not run as root and reads its folder as another user.
chmodSync(folder, 0o755);
const port = String(await freePort());
const site = `http://localhost:${port}`;
const args = [join(projectFolder, 'scripts', 'run.mjs'), 'start', '--cache', join(folder, 'cache')];
const began = performance.now();
const report = (what: string) =>
  console.log(`${((performance.now() - began) / 1000).toFixed(1).padStart(6)} s  ${what}`);
const start = spawn(process.execPath, args, {
  env: { ...process.env, PORT: port, LOCAL_STACK_FOLDER: join(folder, 'stack') },
  stdio: ['ignore', 'pipe', 'inherit'],
});
const ended = once(start, 'exit');
start.stdout.setEncoding('utf8').on('data', (text: string) => {
  for (const line of text.split('\n')) if (line.trim()) report(line.trim());
});

const home = await firstPage();
report('the first page');
const pictures = [...new Set(home.match(/\/media\/[\w-]+-(?:400|750)\.avif/g))];
await Promise.all(pictures.map(async (picture) => (await fetch(site + picture)).arrayBuffer()));
report(`${pictures.length} pictures of the home page`);
const answer = await fetch(`${site}/functions/v1/submit-contact-form`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({
    name: 'Ann',
    email: 'ann@example.com',
    phone: '(555) 010-0100',
    message: 'A bench',
  }),
});
report(`the form answers ${answer.status}`);
start.kill('SIGINT');
await ended;
rmSync(folder, { recursive: true, force: true });

async function firstPage(): Promise<string> {
  while (start.exitCode === null) {
    const page = await fetch(site).catch(() => undefined);
    if (page?.ok) return page.text();
    await pause(50);
  }
  throw new Error(`npm start ended with ${start.exitCode}`);
}
