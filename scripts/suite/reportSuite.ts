import { z } from 'zod';
import type { GithubApi } from '../pullRequest/githubApi';

const Issue = z.object({ title: z.string() });

/**
 * Opens an issue about failed tests on main, unless one with the same title is open. Pull requests that change only content do
 * not wait for these tests.
 */
export async function reportSuite(
  api: GithubApi,
  { commit, run, isContentOnly }: { commit: string; run: string; isContentOnly: boolean },
): Promise<void> {
  const { title, text } = isContentOnly ? contentIssue : programIssue;
  const open = await api.list('/issues', Issue);
  if (open.some((issue) => issue.title === title)) return;
  const body = `${text}\n\n[The run, with the names of the tests](${run}) · ${commit}`;
  await api.send('POST', '/issues', { title, body });
}

const contentIssue = {
  title: 'A change of content broke the tests of the program',
  text: 'Only content was changed on `main`, and then tests of the program failed. The check of the pull request could not find this, because it does not wait for these tests if only content changes.\n\nWho wrote the content did nothing wrong and has nothing to fix. Either a test expects words or files that may change, and has to stop, or `scripts/pullRequest/scope.mjs` must not take such a file for content.',
};

const programIssue = {
  title: 'The tests of the program fail on main',
  text: 'The whole suite, which runs after each merge and at night, failed. It holds more tests than the check of a pull request.\n\nWho writes content has nothing to fix.',
};
