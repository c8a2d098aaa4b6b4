import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';

const root = join(import.meta.dirname, '..', '..');
const path = '.github/workflows/deploy.yml';
const source = readFileSync(join(root, path), 'utf8');
const guide = readFileSync(join(root, 'docs', 'deploy.md'), 'utf8');

const Step = z.object({
  uses: z.string().optional(),
  run: z.string().optional(),
  env: z.record(z.string(), z.string()).optional(),
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

test('the job that runs the code of a pull request has no secret, the one with the host token none of its code', () => {
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
  expect(called).toEqual(['build', 'canary']);
  for (const name of called) expect(scripts).toHaveProperty(name);
});

test('docs/deploy.md names every secret and variable that it reads', () => {
  const names = [...source.matchAll(/(?:secrets|vars)\.(\w+)/g)].map(([, name = '']) => name);
  expect(new Set(names).size).toBeGreaterThan(8);
  for (const name of new Set(names)) expect(guide).toContain(`\`${name}\``);
});

test('docs/deploy.md names every setting of the function', () => {
  const settings = readFileSync(join(root, 'supabase/functions/submit-contact-form/readSettings.ts'), 'utf8');
  const names = [...settings.matchAll(/^ {2}([A-Z_]+):/gm)].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(12);
  for (const name of names) expect(guide).toContain(`\`${name}\``);
});
