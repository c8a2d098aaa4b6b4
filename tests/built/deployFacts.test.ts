import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, lstatSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { projectFolder } from '../../pipeline/projectFolder.mjs';
import { OwnProject } from './OwnProject';

const Step = z.object({
  uses: z.string().optional(),
  run: z.string().optional(),
  with: z.record(z.string(), z.unknown()).optional(),
});
type Step = z.infer<typeof Step>;
const Workflow = z.object({ jobs: z.record(z.string(), z.object({ steps: z.array(Step) })) });
const { jobs } = Workflow.parse(
  parse(readFileSync(join(projectFolder, '.github/workflows/deploy.yml'), 'utf8')),
);

let owner: OwnProject;
/** Stands for Supabase's command line: keeps what it is told to deploy. */
let tools: string;

beforeAll(() => {
  owner = new OwnProject(join(projectFolder, 'tests/fixtures/plumber'));
  tools = join(owner.folder, '.local', 'tools');
  mkdirSync(tools, { recursive: true });
  writeFileSync(
    join(tools, 'npx'),
    '#!/bin/sh\ncase "$*" in *"functions deploy"*) cp -R supabase/functions "$DEPLOYED" ;; esac\n',
  );
  chmodSync(join(tools, 'npx'), 0o755);
}, 60_000);
afterAll(() => owner?.remove());

function edit(from: string, to: string): void {
  const file = join(owner.folder, 'content', 'business.md');
  writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
  owner.commit('Edit business.md');
}

/** Runs a job's commands in a fresh checkout and passes its artifacts on; returns the checkout. */
function runJob(name: string, artifacts: string): string {
  const checkout = join(owner.folder, '.local', name);
  owner.git('clone', '--quiet', owner.folder, checkout);
  cpSync(join(owner.folder, 'node_modules'), join(checkout, 'node_modules'), { verbatimSymlinks: true });
  for (const step of jobs[name]?.steps ?? []) runStep(step, checkout, artifacts);
  return checkout;
}

function runStep(step: Step, checkout: string, artifacts: string): void {
  const kept = join(artifacts, String(step.with?.name));
  const path = join(checkout, String(step.with?.path));
  if (step.uses?.startsWith('actions/upload-artifact@'))
    cpSync(path, lstatSync(path).isFile() ? join(kept, basename(path)) : kept, { recursive: true });
  if (step.uses?.startsWith('actions/download-artifact@')) cpSync(kept, path, { recursive: true });
  if (!step.run || step.run === 'npm ci') return;
  execFileSync('bash', ['-e', '-c', step.run], {
    cwd: checkout,
    stdio: 'pipe',
    env: { ...process.env, CLI: 'supabase', DEPLOYED: artifacts, PATH: `${tools}:${process.env.PATH}` },
  });
}

test('mails go to the address that the owner wrote on GitHub, once it is merged', () => {
  edit('office@harborlight.example', 'dispatch@harborlight.example');
  expect(owner.git('status', '--porcelain')).toBe('');

  const artifacts = join(owner.folder, '.local', 'artifacts');
  runJob('build', artifacts);
  runJob('backend', artifacts);
  const deployed = join(artifacts, 'functions', 'submit-contact-form');
  expect(JSON.parse(readFileSync(join(deployed, 'business.json'), 'utf8'))).toMatchObject({
    name: 'Harbor Light Plumbing',
    ownerEmail: 'dispatch@harborlight.example',
    phone: '(207) 555-0163',
  });
});
