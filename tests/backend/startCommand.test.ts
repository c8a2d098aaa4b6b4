import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../scripts/stack/freePort';
import { readLocalLeads } from '../../scripts/stack/leadsCommand';
import { isRunning } from '../../scripts/stack/processes';
import { readStackState } from '../../scripts/stack/stackState';
import { waitForMails } from './readMails';
import { type RunningStart, runStart } from './runStart';

const startTimeout = 240_000;
let folder: string;
let port: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lead-start-'));
  chmodSync(folder, 0o755);
  port = String(await freePort());
});
const starts: RunningStart[] = [];
afterEach(async () => {
  for (const start of starts.splice(0)) if (start.child.exitCode === null) await endWith(start, 'SIGTERM');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function begin(onPort = port): RunningStart {
  const start = runStart(onPort, folder);
  starts.push(start);
  return start;
}

/** The processes that the stack in `folder` started. */
function partsRunning(): number[] {
  const database = readFileSync(join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0];
  const edgeFunction = readFileSync(join(folder, 'function.pid'), 'utf8');
  return [Number(database), Number(edgeFunction)];
}

async function sendPlainForm(message: string): Promise<Response> {
  const fields = { name: 'Ann', email: 'ann@example.com', phone: '856', message };
  return fetch(`http://localhost:${port}/functions/v1/submit-contact-form`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });
}

const storedMessages = async () => (await readLocalLeads(folder)).map(({ message }) => message);

async function endWith(start: RunningStart, signal: NodeJS.Signals): Promise<number | string> {
  if (start.child.signalCode === null) start.child.kill(signal);
  return start.ended();
}

test(
  '`npm start` serves pages and a form, and Ctrl-C ends all of it and keeps the leads',
  async () => {
    const start = begin();
    await start.ready();
    expect(start.printed()).toContain(`The site   http://localhost:${port}`);
    expect((await fetch(`http://localhost:${port}/contact`)).status).toBe(200);

    const message = `Kept over Ctrl-C ${randomUUID()}`;
    const answer = await sendPlainForm(message);
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      `http://localhost:${port}/thank-you`,
    ]);
    expect(await waitForMails(join(folder, 'mails'), message)).toHaveLength(1);

    const parts = partsRunning();
    expect(await endWith(start, 'SIGINT')).toBe(0);
    expect(parts.filter((pid) => isRunning(pid, ''))).toEqual([]);
    expect(readStackState(folder)).toBeNull();
    expect(await storedMessages()).toEqual([message]);
  },
  startTimeout,
);

test(
  'after a crash the next `npm start` cleans up, on the same port and with every lead',
  async () => {
    const crashing = begin();
    await crashing.ready();
    const message = `Kept over a crash ${randomUUID()}`;
    expect((await sendPlainForm(message)).status).toBe(303);
    const left = partsRunning();
    expect(await endWith(crashing, 'SIGKILL')).toBe('SIGKILL');

    const next = begin();
    await next.ready();
    expect(left.filter((pid) => isRunning(pid, ''))).toEqual([]);
    expect((await sendPlainForm(`After the crash ${randomUUID()}`)).status).toBe(303);
    expect(await storedMessages()).toContain(message);
    expect(await endWith(next, 'SIGTERM')).toBe(0);
  },
  startTimeout,
);

test('a port in use is reported before anything starts, and answers 2', async () => {
  const other = createServer().listen(Number(port), '127.0.0.1');
  await once(other, 'listening');
  const start = begin();
  expect(await start.ended()).toBe(2);
  expect(start.printed().trim()).toBe(
    `Port ${port} is in use by another program. Stop that one, or give another port: PORT=${
      Number(port) < 9000 ? Number(port) + 1 : 8080
    } npm start`,
  );
  other.close();
});

test(
  'a folder in use is reported, and answers 2',
  async () => {
    const first = begin();
    await first.ready();
    const second = begin(String(await freePort()));
    expect(await second.ended()).toBe(2);
    expect(second.printed()).toContain(
      `The form and its database could not start: another one already runs (process ${first.child.pid})`,
    );
    expect((await sendPlainForm(`Still served ${randomUUID()}`)).status).toBe(303);
    expect(await endWith(first, 'SIGINT')).toBe(0);
  },
  startTimeout,
);
