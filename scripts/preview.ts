import { z } from 'zod';
import { readOptions, refuse } from './options';
import { ChangedFile, ChangedPlace, changedPlaces } from './preview/changedPlaces';
import { checkSite } from './preview/checkSite';
import { findPreview } from './preview/findPreview';
import { escapeMarkdown, updateComment } from './pullRequest/comment';
import { workflowApi } from './pullRequest/githubApi';
import { setOutput } from './pullRequest/workflow';

const { env } = process;
const pullNumber = () => z.coerce.number().parse(env.PREVIEW_NUMBER);

/** Outputs the number of the pull request and the id of the artifact that "Build preview" made, for the next steps. */
async function find(): Promise<void> {
  const { api, workflow } = workflowApi();
  const found = await findPreview(api, workflow.GITHUB_REPOSITORY, workflow.GITHUB_EVENT_PATH);
  if (typeof found === 'string') return console.log(`There is nothing to publish: ${found}`);
  setOutput('number', found.number);
  setOutput('artifact', found.artifact);
}

/** Fails if the downloaded preview has files that must not be published. */
function check(folder: string): void {
  const problems = checkSite(folder);
  for (const problem of problems) console.log(`::error::${problem}`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}

/** Outputs the texts of the preview that the pull request changes; none if GitHub does not respond. */
async function changes(folder: string): Promise<void> {
  const { api } = workflowApi();
  const files = await api.list(`/pulls/${pullNumber()}/files`, ChangedFile).catch((error) => {
    console.log(`::warning::The comment has no links to the changed texts: ${error}`);
    return [];
  });
  setOutput('changes', JSON.stringify(changedPlaces(folder, files)));
}

/** Comments on the pull request with links to its preview and to the changed texts. */
async function comment(): Promise<void> {
  const number = pullNumber();
  const address = z.url().parse(env.PREVIEW_ADDRESS);
  const places = z.array(ChangedPlace).parse(JSON.parse(env.PREVIEW_CHANGES || '[]'));
  const links = places.map(({ text, path }) => {
    const shown = text.length > 100 ? `${text.slice(0, 100).trimEnd()}…` : text;
    return `- [${escapeMarkdown(shown)}](${address}${path})`;
  });
  const changed = links.length > 0 ? `\n\nWhat it changes, in its place:\n\n${links.join('\n')}` : '';
  const text = `<!-- preview -->\n\nPreview of this change: ${address}${changed}\n\nThe Edit button in the preview opens the source line of every text and picture. Forms in a preview do not send.`;
  await updateComment(workflowApi().api, number, text);
}

const { positionals } = readOptions(
  'Finds, checks and announces the preview of a pull request. For the workflow “Preview”.',
  {},
  'find|check FOLDER|changes FOLDER|comment',
);
const [task, folder] = positionals;
if (task === 'find') await find();
else if (task === 'check' && folder) check(folder);
else if (task === 'changes' && folder) await changes(folder);
else if (task === 'comment') await comment();
else refuse('Name what to do: find, check FOLDER, changes FOLDER or comment.');
