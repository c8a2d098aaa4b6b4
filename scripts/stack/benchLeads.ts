import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Load, measureLoad } from './measureLoad';
import { readLeads } from './readLeads';
import { startFunction } from './startFunction';
import { startStack } from './startStack';

const connections = 10;
const seconds = 8;
const unlimited = { LEADS_HELD_AFTER: '0', LEADS_REFUSED_AFTER: '0', MINIMUM_FILL_SECONDS: '0' };
const answerOnly = fileURLToPath(new URL('answerOnly.mjs', import.meta.url));

async function loadLeadPath(folder: string): Promise<[Load, number]> {
  const stack = await startStack({ folder, log: console.error, environment: unlimited });
  try {
    const url = `${stack.functionUrl}/submit-contact-form`;
    await measureLoad(url, connections, 1);
    const load = await measureLoad(url, connections, seconds);
    const stored = new Set((await readLeads(stack.databaseUrl)).map(({ idempotencyKey }) => idempotencyKey));
    return [load, load.acknowledged.filter((key) => !stored.has(key)).length];
  } finally {
    await stack.stop();
  }
}

async function loadAnswerOnly(folder: string): Promise<Load> {
  const handler = await startFunction({ folder, environment: {}, log: console.error, script: answerOnly });
  try {
    await measureLoad(handler.url, connections, 1);
    return await measureLoad(handler.url, connections, seconds);
  } finally {
    await handler.stop();
  }
}

const row = (name: string, { perSecond, p50, p95, p99, errors }: Load, lost: number | string) => ({
  '': name,
  'requests/s': Math.round(perSecond),
  'p50 ms': p50.toFixed(1),
  'p95 ms': p95.toFixed(1),
  'p99 ms': p99.toFixed(1),
  errors,
  lost,
});

/** `npm run bench:leads`: the lead path under load beside a handler that does nothing but answer. */
export async function benchLeads(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'lead-bench-'));
  chmodSync(folder, 0o755);
  try {
    const [leadPath, lost] = await loadLeadPath(folder);
    const bare = await loadAnswerOnly(folder);
    console.log(`${connections} connections for ${seconds} s each, everything on this machine`);
    console.table([row('stored, mail owed', leadPath, lost), row('answers only', bare, '-')]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await benchLeads();
