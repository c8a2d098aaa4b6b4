import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';

const root = join(import.meta.dirname, '..', '..');
const path = '.github/workflows/deploy.yml';
const source = readFileSync(join(root, path), 'utf8');
const guide = readFileSync(join(root, 'docs', 'deploy.md'), 'utf8');

const Step = z.object({
  id: z.string().optional(),
  if: z.string().optional(),
  uses: z.string().optional(),
  run: z.string().optional(),
  env: z.record(z.string(), z.string()).optional(),
  with: z.record(z.string(), z.unknown()).optional(),
});
const Job = z.object({
  permissions: z.record(z.string(), z.string()),
  env: z.record(z.string(), z.string()).optional(),
  steps: z.array(Step),
});
const Workflow = z.object({ permissions: z.object({}).strict(), jobs: z.record(z.string(), Job) });
const { jobs } = Workflow.parse(parse(source));

test('no job may write anything', () => {
  for (const { permissions } of Object.values(jobs)) {
    expect(Object.entries(permissions).filter((entry) => entry.join() !== 'contents,read')).toEqual([]);
  }
});

test('the job that runs the code of the repository has no secret, the one with the host token none of its code', () => {
  const uses = JSON.stringify(jobs.publish?.steps.map((step) => step.uses));
  expect(JSON.stringify(jobs.build)).not.toContain('secrets.');
  expect(JSON.stringify(jobs.publish)).toContain('secrets.');
  expect(uses).not.toContain('actions/checkout');
});

test('nothing that somebody can choose is written into a command', () => {
  const commands = Object.values(jobs).flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? []));
  expect(commands.filter((command) => command.includes('${{'))).toEqual([]);
});

test('every command of the project that it calls is there', () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  );
  const called = [...source.matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name);
  expect([...new Set(called)]).toEqual(['build', 'canary']);
  for (const name of called) expect(scripts).toHaveProperty(name);
});

const builds = jobs.build?.steps.filter(({ run }) => run?.startsWith('npm run build')) ?? [];

test('a build for visitors keeps what was last good', () => {
  expect(builds.map(({ if: when, run }) => [when, run])).toEqual([
    [undefined, 'npm run build -- --keep-last-good'],
  ]);
});

test('what was last good can be found: in the kept cache, else in the whole history', () => {
  const steps = jobs.build?.steps ?? [];
  const before = steps.slice(
    0,
    steps.findIndex((step) => builds.includes(step)),
  );
  const ofAction = (name: string) => before.find(({ uses }) => uses?.startsWith(`actions/${name}@`))?.with;
  expect(ofAction('checkout')).toMatchObject({ 'fetch-depth': 0 });
  expect(ofAction('cache')).toMatchObject({
    path: '.cache',
    'restore-keys': expect.stringMatching(/^build-/),
  });
});

test('docs/deploy.md names every secret and variable that it reads', () => {
  const names = [...source.matchAll(/(?:secrets|vars)\.(\w+)/g)].map(([, name = '']) => name);
  expect(new Set(names).size).toBeGreaterThan(8);
  for (const name of new Set(names)) expect(guide).toContain(`\`${name}\``);
});

test('docs/deploy.md names every setting of the function', () => {
  const settings = readFileSync(join(root, 'supabase/functions/submit-contact-form/settings.ts'), 'utf8');
  const names = [...settings.matchAll(/^ {2}([A-Z_]+):/gm)].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(12);
  for (const name of names) expect(guide).toContain(`\`${name}\``);
});

test('files below .well-known reach the host', () => {
  const upload = jobs.build?.steps.find(({ uses }) => uses?.startsWith('actions/upload-artifact@'));
  expect(upload?.with).toMatchObject({ path: 'dist/client', 'include-hidden-files': true });
});

test.each([
  ['2024-03-01T13:00:00.000Z', 'yes'],
  ['2199-03-01T13:00:00.000Z', 'no'],
  [undefined, 'no'],
  ['<!doctype html>', 'no'],
])('in an hour in which the live site names %s, a build is due: %s', async (next, due) => {
  const live = createServer((_request, response) => {
    response.statusCode = next === undefined ? 404 : 200;
    response.end(next);
  });
  await once(live.listen(0, '127.0.0.1'), 'listening');
  const { port } = live.address() as AddressInfo;
  const folder = mkdtempSync(join(tmpdir(), 'due-'));
  const output = join(folder, 'output');
  const step = jobs.due?.steps.find(({ id }) => id === 'ask');
  const shell = spawn('bash', ['-ec', step?.run ?? ''], {
    env: { ...process.env, LIVE: `http://127.0.0.1:${port}`, GITHUB_OUTPUT: output },
  });
  expect(await once(shell, 'exit')).toEqual([0, null]);
  live.close();
  expect(readFileSync(output, 'utf8')).toBe(`due=${due}\n`);
  rmSync(folder, { recursive: true });
});
