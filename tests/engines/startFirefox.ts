import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../scripts/serve/ports';
import { endProcess } from '../../scripts/stack/processes';
import { waitFor } from '../backend/waitFor';
import { capabilities, type Tab, webDriverTab } from './webDriverTab';

/** Starts headless Firefox, which reaches this machine only. */
export async function startFirefox(program: string): Promise<Tab> {
  const port = await freePort();
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
  writeFileSync(join(profile, 'user.js'), preferences(port));
  const child = spawn(program, ['--headless', '--no-remote', '--marionette', '--profile', profile], {
    stdio: 'ignore',
    env: { ...process.env, HOME: profile },
  });
  const close = async () => {
    if (child.pid) await endProcess(child.pid, 'SIGTERM', 5000);
    rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  };
  try {
    const send = speakMarionette(await waitFor('Firefox', () => tryConnect(port), 60));
    await send('NewSession', capabilities);
    return webDriverTab(send, close);
  } catch (error) {
    await close();
    throw error;
  }
}

function preferences(port: number): string {
  const values = {
    'marionette.port': port,
    // Firefox's own requests, which begin before the session sets the proxy.
    'network.proxy.type': 1,
    'network.proxy.failover_direct': false,
    'network.proxy.http': '127.0.0.1',
    'network.proxy.http_port': 9,
    'network.proxy.ssl': '127.0.0.1',
    'network.proxy.ssl_port': 9,
  };
  return Object.entries(values)
    .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
    .join('');
}

async function tryConnect(port: number): Promise<Socket | undefined> {
  const socket = connect(port, '127.0.0.1');
  return once(socket, 'connect').then(
    () => socket,
    () => undefined,
  );
}

/**
 * Firefox's own connection for WebDriver. A message is `LENGTH:JSON`, a command `[0, id, name, params]`, its answer
 * `[1, id, error, result]`: https://firefox-source-docs.mozilla.org/testing/marionette/Protocol.html
 */
function speakMarionette(socket: Socket) {
  const waiting = new Map<number, (error: unknown, result: unknown) => void>();
  let received = Buffer.alloc(0);
  let lastId = 0;
  const takeMessage = (): unknown => {
    const colon = received.indexOf(':');
    const end = colon + 1 + Number(received.subarray(0, colon));
    if (colon < 0 || received.length < end) return undefined;
    const message: unknown = JSON.parse(received.subarray(colon + 1, end).toString());
    received = received.subarray(end);
    return message;
  };
  socket.on('data', (chunk) => {
    received = Buffer.concat([received, chunk]);
    for (let message = takeMessage(); message; message = takeMessage()) {
      // The first message only greets.
      if (!Array.isArray(message)) continue;
      const [, id, error, result] = message;
      waiting.get(id)?.(error, result);
      waiting.delete(id);
    }
  });
  return (command: string, params: object = {}): Promise<unknown> =>
    new Promise((resolve, reject) => {
      lastId += 1;
      waiting.set(lastId, (error, result) => {
        if (error) reject(new Error(`${command}: ${JSON.stringify(error)}`));
        else resolve(Reflect.get(Object(result), 'value'));
      });
      const text = JSON.stringify([0, lastId, `WebDriver:${command}`, params]);
      socket.write(`${Buffer.byteLength(text)}:${text}`);
    });
}
