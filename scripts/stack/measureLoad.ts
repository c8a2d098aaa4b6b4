import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { performance } from 'node:perf_hooks';

/** What a load of posts gave; times in milliseconds. */
export interface Load {
  readonly perSecond: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly errors: number;
  /** The idempotency keys that were answered with 200. */
  readonly acknowledged: readonly string[];
}

function post(url: string, agent: Agent, key: string): Promise<number> {
  const body = JSON.stringify({
    name: 'Load Example',
    email: 'load@example.com',
    phone: '856-555-0100',
    projectType: 'Other',
    message: `A request of ordinary length for the bench, ${'with some words '.repeat(20)}`,
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

const quantile = (sorted: readonly number[], part: number) => sorted[Math.floor(sorted.length * part)] ?? 0;

/** Posts leads over `connections` kept open, one after another on each, for `seconds`. Loopback addresses only. */
export async function measureLoad(url: string, connections: number, seconds: number): Promise<Load> {
  if (new URL(url).hostname !== '127.0.0.1') throw new Error('A load is only ever put on this machine.');
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const acknowledged: string[] = [];
  const times: number[] = [];
  const began = performance.now();

  async function worker(): Promise<void> {
    while (performance.now() - began < seconds * 1000) {
      const key = randomUUID();
      const sent = performance.now();
      const status = await post(url, agent, key);
      times.push(performance.now() - sent);
      if (status === 200) acknowledged.push(key);
    }
  }

  await Promise.all(Array.from({ length: connections }, worker));
  const took = (performance.now() - began) / 1000;
  agent.destroy();
  const sorted = times.toSorted((one, other) => one - other);
  return {
    perSecond: acknowledged.length / took,
    p50: quantile(sorted, 0.5),
    p95: quantile(sorted, 0.95),
    p99: quantile(sorted, 0.99),
    errors: times.length - acknowledged.length,
    acknowledged,
  };
}
