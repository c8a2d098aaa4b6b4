import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { sampleBusiness } from '../../supabase/functions/submit-contact-form/sampleBusiness';
import { readOptions } from '../options';
import { readLeads } from '../stack/readLeads';
import { startFunction } from '../stack/startFunction';
import { startStack } from '../stack/startStack';

const CONNECTIONS = [10, 50, 200];
const SECONDS = 8;
const unlimited = { LEADS_HELD_AFTER: '0', LEADS_REFUSED_AFTER: '0', MINIMUM_FILL_SECONDS: '0' };

/** A handler that only reads the request and answers, for comparison. */
const answerOnly = `Deno.serve(async (request) => {
  await request.text();
  return Response.json({ ok: true });
});
`;

/** The result of one load test; times in milliseconds. */
interface Load {
  readonly connections: number;
  readonly perSecond: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly errors: number;
  /** The idempotency keys with a 200 response. */
  readonly acknowledged: readonly string[];
}

/** `npm run bench:leads`: measures the lead path beside a handler that only answers. */
async function benchLeads(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'lead-bench-'));
  chmodSync(folder, 0o755);
  try {
    const leadPath = await loadLeadPath(folder);
    const bare = await loadAnswerOnly(folder);
    console.log(`${SECONDS} s for each row, everything on this machine`);
    console.table([...leadPath, row('answers only', bare, '-')]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function loadLeadPath(folder: string) {
  const stack = await startStack({
    folder,
    business: sampleBusiness,
    log: console.error,
    environment: unlimited,
  });
  const rows = [];
  try {
    const url = `${stack.functionUrl}/submit-contact-form`;
    await measureLoad(url, 1);
    for (const connections of CONNECTIONS) {
      const load = await measureLoad(url, SECONDS, connections);
      const stored = new Set((await readLeads(stack.databaseUrl)).map((lead) => lead.idempotencyKey));
      rows.push(
        row('stored, mail in the outbox', load, load.acknowledged.filter((key) => !stored.has(key)).length),
      );
    }
    console.log(await deleteOld(stack.databaseUrl));
    return rows;
  } finally {
    await stack.stop();
  }
}

/** Stores a million requests of up to ten years ago with their mails, and deletes those of more than two years. */
async function deleteOld(databaseUrl: string): Promise<string> {
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => undefined });
  try {
    await sql`
      insert into public.leads (idempotency_key, name, email, phone, message, sender_hash, received_at)
      select 'old' || number, 'Old', '', '', 'An old request ' || number, '', now() - make_interval(days => number % 3650)
      from generate_series(1, 1000000) number`;
    await sql`
      insert into private.outbox (kind, lead_id, sent_at)
      select 'owner', id, received_at from public.leads where name = 'Old'`;
    await sql`analyze`;
    const times: number[] = [];
    for (let deleted = -1; deleted !== 0; ) {
      const began = performance.now();
      deleted = (await sql`select private.delete_old(24) as deleted`)[0]?.deleted;
      times.push(performance.now() - began);
    }
    const [left] = await sql`
      select count(*)::integer as count, min(received_at)::date::text as oldest from public.leads where name = 'Old'`;
    times.sort((one, other) => one - other);
    const middle = times[Math.floor(times.length / 2)]?.toFixed(1);
    return `Of a million requests, ${left?.count} stay, the oldest of ${left?.oldest}: ${times.length} steps, ${middle} ms in the middle, ${times.at(-1)?.toFixed(1)} ms at most.`;
  } finally {
    await sql.end();
  }
}

async function loadAnswerOnly(folder: string): Promise<Load> {
  const script = join(folder, 'answerOnly.mjs');
  writeFileSync(script, answerOnly);
  const handler = await startFunction({ folder, environment: {}, log: console.error, script });
  try {
    await measureLoad(handler.url, 1);
    return await measureLoad(handler.url, SECONDS);
  } finally {
    await handler.stop();
  }
}

/** Posts leads over connections kept open, one after another on each, for `seconds`. */
async function measureLoad(url: string, seconds: number, connections = 10): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const acknowledged: string[] = [];
  const times: number[] = [];
  const began = performance.now();

  async function postInTurn(): Promise<void> {
    while (performance.now() - began < seconds * 1000) {
      const key = randomUUID();
      const sent = performance.now();
      const status = await post(url, agent, key);
      times.push(performance.now() - sent);
      if (status === 200) acknowledged.push(key);
    }
  }

  await Promise.all(Array.from({ length: connections }, postInTurn));
  const took = (performance.now() - began) / 1000;
  agent.destroy();
  const sorted = times.toSorted((one, other) => one - other);
  const quantile = (part: number) => sorted[Math.floor(sorted.length * part)] ?? 0;
  return {
    connections,
    perSecond: acknowledged.length / took,
    p50: quantile(0.5),
    p95: quantile(0.95),
    p99: quantile(0.99),
    errors: times.length - acknowledged.length,
    acknowledged,
  };
}

function post(url: string, agent: Agent, key: string): Promise<number> {
  const body = JSON.stringify({
    name: 'Load Example',
    email: 'load@example.com',
    phone: '856-555-0100',
    projectType: 'Other',
    // As visitors do, each writes a text of its own: requests of one text wait for each other.
    message: `Request ${key} of ordinary length for the bench, ${'with some words '.repeat(20)}`,
    idempotencyKey: key,
  });
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
  return new Promise((resolve) => {
    const asked = request(url, { method: 'POST', agent, headers }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode ?? 0));
    });
    asked.on('error', () => resolve(0));
    asked.end(body);
  });
}

function row(name: string, { connections, perSecond, p50, p95, p99, errors }: Load, lost: number | string) {
  return {
    '': name,
    connections,
    'requests/s': Math.round(perSecond),
    'p50 ms': p50.toFixed(1),
    'p95 ms': p95.toFixed(1),
    'p99 ms': p99.toFixed(1),
    errors,
    lost,
  };
}

readOptions('Measures the path of a request under load.', {});
await benchLeads();
