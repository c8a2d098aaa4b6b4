import { execFile } from 'node:child_process';
import { chmodSync, cpSync, lstatSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectFolder } from '../../pipeline/projectFolder.mjs';
import { OwnProject } from '../built/OwnProject';
import { takeBundle } from '../built/Workplace';
import { edit as editCopy } from '../unit/copyContent';
import { serveLocally } from '../unit/serveLocally';
import { readWorkflow, type Step } from '../unit/workflowFile';

const { jobs } = readWorkflow('deploy-site.yml');

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
  editCopy(owner.folder, 'content/business.md', from, to);
  owner.commit('Edit business.md');
}

/** Runs a job's commands in a fresh checkout and passes its artifacts on; returns the checkout. */
async function runJob(name: string, artifacts: string): Promise<string> {
  const checkout = join(owner.folder, '.local', name);
  owner.git('clone', '--quiet', owner.folder, checkout);
  cpSync(join(owner.folder, 'node_modules'), join(checkout, 'node_modules'), { verbatimSymlinks: true });
  for (const step of jobs[name]?.steps ?? []) await runStep(step, checkout, artifacts);
  return checkout;
}

async function runStep(step: Step, checkout: string, artifacts: string, functionsUrl = ''): Promise<void> {
  const kept = join(artifacts, String(step.with?.name));
  const path = join(checkout, String(step.with?.path));
  if (step.uses?.startsWith('actions/upload-artifact@'))
    cpSync(path, lstatSync(path).isFile() ? join(kept, basename(path)) : kept, { recursive: true });
  if (step.uses?.startsWith('actions/download-artifact@')) cpSync(kept, path, { recursive: true });
  if (step.uses?.startsWith('actions/checkout@') && step.with?.path) {
    owner.git('clone', '--quiet', owner.folder, path);
    takeBundle(join(path, '.cache'));
  }
  if (!step.run || step.id === 'engine' || step.run.startsWith('npm ci')) return;
  await promisify(execFile)('bash', ['--norc', '-e', '-c', step.run], {
    cwd: checkout,
    env: {
      ...process.env,
      INIT_CWD: checkout,
      CLI: 'supabase',
      DEPLOYED: artifacts,
      PATH: `${tools}:${process.env.PATH}`,
      GITHUB_OUTPUT: outputOf(checkout),
      GITHUB_SHA: owner.git('rev-parse', 'HEAD').trim(),
      PUBLIC_SITE_URL: 'http://127.0.0.1:9',
      PUBLIC_SUPABASE_URL: functionsUrl,
    },
  });
}

const outputOf = (checkout: string) => join(checkout, '..', `${basename(checkout)}.output`);

/** A function that reports this version; returns its root. */
const serveVersion = (version: string): Promise<string> =>
  serveLocally((_request, response) => void response.end(JSON.stringify({ version })));

test('mails go to the address that the owner wrote on GitHub, once it is merged, and are deployed once', async () => {
  edit('office@harborlight.example', 'dispatch@harborlight.example');
  expect(owner.git('status', '--porcelain')).toBe('');

  const artifacts = join(owner.folder, '.local', 'artifacts');
  const checkout = await runJob('build', artifacts);
  await runJob('backend', artifacts);
  const deployed = join(artifacts, 'functions', 'submit-contact-form');
  const facts = JSON.parse(readFileSync(join(deployed, 'business.json'), 'utf8'));
  expect(facts).toMatchObject({
    version: expect.stringMatching(/^[0-9a-f]{20}$/),
    name: 'Harbor Light Plumbing',
    ownerEmail: 'dispatch@harborlight.example',
    phone: '(207) 555-0163',
  });

  const decide = jobs.build?.steps?.find(({ id }) => id === 'backend') ?? {};
  await runStep(decide, checkout, artifacts, await serveVersion(facts.version));
  await runStep(decide, checkout, artifacts, await serveVersion('another'));
  const outputs = readFileSync(outputOf(checkout), 'utf8').split('\n');
  const decided = outputs.filter((line) => line.startsWith('backend='));
  expect(decided).toEqual(['backend=yes', 'backend=no', 'backend=yes']);
});
