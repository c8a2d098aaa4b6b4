import { expect, test } from 'vitest';
import { callCommand } from './callCommand';

test.for([
  [[], /^Name the version to compare with: npm run compare -- --with REF\.\n$/],
  [
    ['--with', 'v0.0-none'],
    /^This project has no commit, branch or tag “v0\.0-none”\. Fetch it, or name another one\.\n$/,
  ],
  [
    ['--with', 'HEAD', '--site', '/nowhere'],
    /^\/nowhere has no folder “content”\. Name the folder of a site with --site DIR\.\n$/,
  ],
] as const)('compare %j says what is missing', async ([typed, message], { expect: check }) => {
  const { status, stdout, stderr } = await callCommand('compare', typed);
  check(stderr).toMatch(message);
  expect([status, stdout]).toEqual([2, '']);
});
