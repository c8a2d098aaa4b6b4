import { expect, test } from 'vitest';
import { callerWorkflowFaults, previousEngineCommit } from '../../scripts/pullRequest/callerWorkflows';
import { newFolder, writeFiles } from './copyContent';
import { commitAll, git } from './plumberRepository';

const COMMIT = 'a'.repeat(40);
const call = (repository: string, version: string) =>
  `jobs:\n  a:\n    uses: ${repository}/.github/workflows/content.yml@${version}\n`;

test.each([
  [call('maple-row/website', COMMIT), undefined],
  ['jobs:\n  a:\n    uses: ./.github/workflows/content.yml\n', undefined],
  [call('maple-row/website', 'main'), 'calls @main. Write the 40 digits of a commit'],
  [call('maple-row/website', 'b'.repeat(40)), 'calls another version than .github/workflows/a.yml'],
  [call('someone/website', COMMIT), 'calls someone/website, and the other workflows maple-row/website.'],
])('callers are pinned to one commit of one repository: %j', (second, fault) => {
  const site = newFolder('callers');
  const first = call('maple-row/website', COMMIT);
  writeFiles(site, { '.github/workflows/a.yml': first, '.github/workflows/b.yml': second });
  const faults = callerWorkflowFaults(site, 'maple-row/website');
  expect(faults).toEqual(fault ? [expect.stringContaining(fault)] : []);
});

test.each([
  ['another commit', call('maple-row/website', 'b'.repeat(40)), COMMIT],
  ['the same commit', `# New\n${call('maple-row/website', COMMIT)}`, undefined],
  ['no engine', 'jobs: {}\n', undefined],
])('a change to %s', (_what, text, earlier) => {
  const site = newFolder('pins');
  const commit = (content: string) => commitAll(writeFiles(site, { '.github/workflows/a.yml': content }));
  git(site, 'init', '--quiet');
  const base = commit(call('maple-row/website', COMMIT));
  expect(previousEngineCommit(site, base, commit(text))).toBe(earlier);
});
