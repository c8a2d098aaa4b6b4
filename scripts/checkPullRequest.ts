import { git, mergeBase } from './git';
import { readOptions, siteFolders, siteOption } from './options';
import { answerPullRequest } from './pullRequest/answerPullRequest';
import { callerWorkflowFaults, previousEngineCommit } from './pullRequest/callerWorkflows';
import { addToSummary, readEvent, setOutput } from './pullRequest/workflow';

const { values } = readOptions(
  'Checks the content of a pull request and answers in a comment. For the workflow “Content”.',
  siteOption,
);
const { root } = siteFolders(values);
const event = readEvent();
const code = await answerPullRequest(root, event);

// What follows concerns changes of the site's workflows, which an owner does not make.
const { base, head } = event;
const faults = callerWorkflowFaults(root, process.env.ENGINE_REPOSITORY);
for (const fault of faults) console.log(`::error::${fault}`);
process.exitCode = faults.length > 0 ? 1 : code;
const previousEngine = previousEngineCommit(root, base, head);
// The workflow compares the site of this version with the one that it makes.
if (previousEngine) setOutput('earlier-engine', previousEngine);
const start = mergeBase(root, base, head);
const range = [`${start}`, head, '--', '.github', ':!.github/ISSUE_TEMPLATE'];
const changed = start ? git(root, ['diff', '--name-only', '-z', ...range]) : '';
const githubFiles = changed.split('\0').flatMap((path) => (path ? `- ${path}\n` : []));
if (githubFiles.length > 0)
  addToSummary(
    `## This change is not only content\n\nIt changes what runs on GitHub. Merge it only if you know who made it and why.\n\n${githubFiles.join('')}`,
  );
