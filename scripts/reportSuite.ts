import { z } from 'zod';
import { readOptions } from './options';
import { workflowApi } from './pullRequest/githubApi';

/** Runs in the workflow "Suite", with the code of main. Pull requests that change only content do not wait for these tests. */
readOptions('Opens an issue because tests fail on main. For the workflow “Suite”.', {});
const { GITHUB_SHA: commit, SCOPE: scope } = process.env;
const Issue = z.object({ title: z.string() });

const contentIssue = {
  title: 'A change of content broke the tests of the program',
  text: 'Only content was changed on `main`, and then tests of the program failed. The check of the pull request could not find this, because it does not wait for these tests if only content changes.\n\nWho wrote the content did nothing wrong and has nothing to fix. Either a test expects words or files that may change, and has to stop, or `scripts/pullRequest/scope.mjs` must not take such a file for content.',
};

const programIssue = {
  title: 'The tests of the program fail on main',
  text: 'The whole suite, which runs after each merge and at night, failed. It holds more tests than the check of a pull request.\n\nWho writes content has nothing to fix.',
};

const { api, runUrl } = workflowApi();
const { title, text } = scope === 'content' ? contentIssue : programIssue;
const open = await api.list('/issues', Issue);
if (!open.some((issue) => issue.title === title)) {
  const body = `${text}\n\n[The run, with the names of the tests](${runUrl}) · ${commit}`;
  await api.send('POST', '/issues', { title, body });
}
