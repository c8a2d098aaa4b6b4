import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { freePort } from '../../scripts/serve/ports';
import { endProcess } from '../../scripts/stack/processes';
import { waitFor } from '../backend/waitFor';
import { type Command, capabilities, type Send, type Tab, webDriverTab } from './webDriverTab';

/** Tries to start the browser: one in ten crashes as it starts, and its driver waits for it. */
const TRIES = 5;

/** Starts WebKitGTK's MiniBrowser, which reaches this machine only, on a screen of its own. */
export async function startWebKit(driver: string): Promise<Tab> {
  for (let left = TRIES; left > 1; left -= 1) {
    const tab = await startOnce(driver).catch(() => undefined);
    if (tab) return tab;
  }
  return startOnce(driver);
}

async function startOnce(driver: string): Promise<Tab> {
  const screen = await startScreen();
  const port = await freePort();
  const environment = {
    DISPLAY: screen.display,
    GDK_BACKEND: 'x11',
    // Its sandbox needs rights that containers lack; it opens our own pages only.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  };
  const child = spawn(driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, ...environment },
  });
  const stop = async () => {
    for (const pid of [child.pid, screen.pid]) if (pid) await endProcess(pid, 'SIGTERM', 5000);
  };
  try {
    const url = `http://127.0.0.1:${port}`;
    await waitFor('WebKitWebDriver', () => isUp(url), 60);
    const session = await openSession(url);
    return webDriverTab(speakHttp(session), async () => {
      await request(session, 'DELETE').catch(() => undefined);
      await stop();
    });
  } catch (error) {
    await stop();
    throw error;
  }
}

/** A screen in memory. */
async function startScreen() {
  const args = ['-displayfd', '3', '-screen', '0', '1440x1000x24', '-nolisten', 'tcp'];
  const { pid, stdio } = spawn('Xvfb', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const [number] = await once(stdio[3] as Readable, 'data');
  return { pid, display: `:${String(number).trim()}` };
}

const isUp = (url: string) =>
  fetch(`${url}/status`).then(
    ({ ok }) => ok,
    () => false,
  );

async function openSession(url: string): Promise<string> {
  const alwaysMatch = { ...capabilities, browserName: 'MiniBrowser' };
  const answer = await request(`${url}/session`, 'POST', { capabilities: { alwaysMatch } }, 20_000);
  return `${url}/session/${Reflect.get(Object(answer), 'sessionId')}`;
}

/** https://www.w3.org/TR/webdriver2/#endpoints */
const endpoints: Record<Command, [method: 'GET' | 'POST', path: string]> = {
  Back: ['POST', 'back'],
  ElementClick: ['POST', 'element/:id/click'],
  ElementSendKeys: ['POST', 'element/:id/value'],
  ExecuteScript: ['POST', 'execute/sync'],
  FindElement: ['POST', 'element'],
  Navigate: ['POST', 'url'],
  SetWindowRect: ['POST', 'window/rect'],
};

function speakHttp(session: string): Send {
  return (command, { id = '', ...params } = {}) => {
    const [method, path] = endpoints[command];
    return request(`${session}/${path.replace(':id', id)}`, method, params);
  };
}

/** Milliseconds for a command, which the driver may have lost. */
const PATIENCE = 60_000;

async function request(
  url: string,
  method: 'GET' | 'POST' | 'DELETE',
  body = {},
  patience = PATIENCE,
): Promise<unknown> {
  const answer = await fetch(url, {
    method,
    ...(method === 'POST' && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(patience),
  });
  const { value } = await answer.json();
  if (!answer.ok) throw new Error(`${method} ${new URL(url).pathname}: ${JSON.stringify(value)}`);
  return value;
}
