import { randomUUID } from 'node:crypto';
import { chmodSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readLeads, withLeads } from '../../scripts/leads/readLeads';
import { freePort } from '../../scripts/serve/ports';
import { isRunning } from '../../scripts/stack/processes';
import { readStackState, stackFolder } from '../../scripts/stack/stackState';
import { PLUMBER, Workplace } from '../built/Workplace';
import { waitForMails } from './readMails';
import { runServing, type Serving } from './runServing';

const plumber = new Workplace(PLUMBER).sharePictures().takeBundle();
const folder = stackFolder(plumber.folder);
let port: string;
/** The running command. Each test continues where the previous one ended. */
let start: Serving;
const starts: Serving[] = [];

beforeAll(async () => {
  // If tests run as root, the database belongs to another user.
  chmodSync(plumber.folder, 0o755);
  port = String(await freePort());
  start = runStart(port);
  await start.untilServing();
}, 240_000);

afterAll(async () => {
  for (const each of starts) await each.end('SIGTERM');
  plumber.remove();
});

/** Runs `npm start` on a port, with the plumber's content and the stack in `folder`. */
function runStart(onPort: string): Serving {
  const running = runServing(['start', '--site', plumber.folder, '--cache', plumber.cache], { PORT: onPort });
  starts.push(running);
  return running;
}

/** The processes that the stack in `folder` started. */
function partsRunning(): number[] {
  const database = readFileSync(join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0];
  const edgeFunction = readFileSync(join(folder, 'function.pid'), 'utf8');
  return [Number(database), Number(edgeFunction)];
}

async function sendPlainForm(message: string): Promise<[status: number, location: string | null]> {
  const fields = { name: 'Ann', email: 'ann@example.com', phone: '856', message };
  const { status, headers } = await fetch(`http://localhost:${port}/functions/v1/submit-contact-form`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });
  return [status, headers.get('location')];
}

async function storedMessages(): Promise<string[]> {
  const messages: string[] = [];
  await withLeads(folder, async (url) => {
    if (url !== null) messages.push(...(await readLeads(url)).map(({ message }) => message));
    return 0;
  });
  return messages;
}

test('`npm start` serves pages and a form', async () => {
  expect(start.printed()).toContain(`The site   http://localhost:${port}`);
  expect(start.printed()).toContain(`npm run leads -- --site ${plumber.folder}`);
  expect((await fetch(`http://localhost:${port}/contact`)).status).toBe(200);

  const [picture = ''] =
    /\/media\/[\w-]+\.avif/.exec(await (await fetch(`http://localhost:${port}/`)).text()) ?? [];
  expect((await fetch(`http://localhost:${port}${picture}`)).headers.get('content-type')).toBe('image/avif');

  const message = `First ${randomUUID()}`;
  expect(await sendPlainForm(message)).toEqual([303, `http://localhost:${port}/thank-you`]);
  expect(await waitForMails(join(folder, 'mails'), message)).toHaveLength(1);
});

test('a port in use is reported before anything starts, and answers 2', async () => {
  const second = runStart(port);
  expect(await second.ended()).toBe(2);
  expect(second.printed().trim()).toBe(
    `Port ${port} is in use by another program. Stop that one, or give another port: PORT=${
      Number(port) < 9000 ? Number(port) + 1 : 8080
    } npm start`,
  );
});

test('where the database cannot start, the site is served, its form says so, and the first one is not disturbed', async () => {
  const otherPort = String(await freePort());
  const second = runStart(otherPort);
  await second.untilServing();
  expect(second.printed()).toContain(
    `The form and its database could not start: another one already runs (process ${start.child.pid})`,
  );
  expect(second.printed()).toContain('To repair this, stop with Ctrl-C');
  const site = `http://localhost:${otherPort}`;
  expect((await fetch(`${site}/contact`)).status).toBe(200);
  const answer = await fetch(`${site}/functions/v1/submit-contact-form`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  expect(answer.status).toBe(503);
  expect(await answer.json()).toEqual({ error: expect.stringMatching(/call us directly at \(\d{3}\)/) });
  expect(await second.end('SIGINT')).toBe(0);
  expect(await sendPlainForm(`Still served ${randomUUID()}`)).toEqual([303, expect.anything()]);
}, 240_000);

test('after a crash the next `npm start` cleans up, on the same port and with every lead', async () => {
  const message = `Kept over a crash ${randomUUID()}`;
  await sendPlainForm(message);
  const left = partsRunning();
  expect(await start.end('SIGKILL')).toBe('SIGKILL');

  start = runStart(port);
  await start.untilServing();
  expect(left.filter((pid) => isRunning(pid, ''))).toEqual([]);
  expect(await sendPlainForm(`After the crash ${randomUUID()}`)).toEqual([303, expect.anything()]);
  expect(await storedMessages()).toContain(message);
}, 240_000);

test('Ctrl-C ends all of it and keeps the leads', async () => {
  const parts = partsRunning();
  const stored = await storedMessages();
  expect(await start.end('SIGINT')).toBe(0);
  expect(parts.filter((pid) => isRunning(pid, ''))).toEqual([]);
  expect(readStackState(folder)).toBeNull();
  expect(stored).toHaveLength(4);
  expect(await storedMessages()).toEqual(stored);
});
