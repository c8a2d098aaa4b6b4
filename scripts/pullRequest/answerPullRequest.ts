import { join } from 'node:path';
import { z } from 'zod';
import { type CheckOptions, checkFolder } from '../../pipeline/lint/lint';
import { keyOf, type Message } from '../../pipeline/lint/message';
import { annotate } from '../../pipeline/lint/reporters/github';
import { lastPublished } from '../check/contentHistory';
import { provenMessages } from '../check/proposals';
import { mergeBase, withContent } from '../git';
import { describeChanges } from './describeChanges';
import { type GithubApi, githubApi, updateComment } from './githubApi';
import { type FolderDiff, readDiff } from './readDiff';
import { readSite, type SitePages } from './readSite';
import { splitKnown } from './splitKnown';
import { suggestFixes } from './suggestFixes';
import { addToSummary, type PullEvent, readEvent, setOutput } from './workflow';
import { type Answer, FAULT_OF_PROGRAM, MARKER, writeComment, writeSummary } from './writeComment';

const CONTENT = 'content';

const PICTURES = 'Pictures of the pages, before and after, follow some minutes later with the check “Pages”.';

/** What the workflow gives, by GitHub's own names. */
export const Workflow = z.object({
  GITHUB_EVENT_PATH: z.string(),
  GITHUB_API_URL: z.string().default('https://api.github.com'),
  GITHUB_SERVER_URL: z.string().default('https://github.com'),
  GITHUB_STEP_SUMMARY: z.string().optional(),
  GITHUB_OUTPUT: z.string().optional(),
  GITHUB_TOKEN: z.string().optional(),
});
export type Workflow = z.output<typeof Workflow>;

type Log = (line: string) => void;

/**
 * Checks the content of a pull request and reports on GitHub. Returns the exit code: 1 if something must be fixed. What the
 * base has too is reported and does not count.
 */
export async function answerPullRequest(repository: string, workflow: Workflow, log: Log): Promise<number> {
  const event = readEvent(workflow.GITHUB_EVENT_PATH);
  try {
    return await checkPull(repository, event, workflow, log);
  } catch (error) {
    const comment = { number: event.number, marker: MARKER, text: FAULT_OF_PROGRAM };
    await write(event, workflow, log, (api) => updateComment(api, comment));
    throw error;
  }
}

async function checkPull(
  repository: string,
  event: PullEvent,
  workflow: Workflow,
  log: Log,
): Promise<number> {
  const { number, base: target, head, from, branch } = event;
  const { GITHUB_SERVER_URL: server, GITHUB_STEP_SUMMARY: summary, GITHUB_OUTPUT: output } = workflow;
  const base = mergeBase(repository, target, head);
  const content = join(repository, CONTENT);
  const published = lastPublished(content, base);
  const options: CheckOptions = {
    latest: new Map(),
    ...(typeof published === 'string' ? {} : { published }),
  };
  const { checked, site } = readSite(content, options);
  const messages = await provenMessages(repository, checked, (texts) =>
    checkFolder(content, { ...options, texts }),
  );
  const pictureUrl = (path: string) =>
    `${server}/${from}/blob/${head}/${CONTENT}/${encodeURI(path)}?raw=true`;
  const before = base
    ? withContent(repository, base, CONTENT, (folder) => {
        const { checked: old, site: oldSite } = readSite(folder);
        return { messages: old.messages, visible: describeVisible(oldSite, site, pictureUrl) };
      })
    : { messages: [], visible: 'There is no earlier version to compare with.' };
  const diff = readDiff(repository, base, head, CONTENT);
  const answer: Answer = {
    ...splitMessages(messages, before.messages, diff),
    files: checked.files,
    visible: before.visible,
    linkTo: (file, line) => `${server}/${from}/edit/${encodeURI(branch)}/${encodeURI(file)}#L${line}`,
  };
  for (const line of annotate(answer.fresh, diff.changed)) log(line);
  addToSummary(writeSummary(answer), summary);
  const text = writeComment(answer);
  const isWritten = await write(event, workflow, log, async (api) => {
    await updateComment(api, { number, marker: MARKER, text });
    await suggestFixes(api, messages, { number, head, isShown: diff.isShown });
  });
  if (!isWritten) setOutput('comment', text, output);
  setOutput('judged', 'yes', output);
  return answer.fresh.some(({ fatal }) => fatal) ? 1 : 0;
}

/** Lines move, so a message is known by its file, rule, field and words; of equal ones those outside the change first. */
function splitMessages(
  messages: readonly Message[],
  before: readonly Message[],
  { isShown, earlierNames }: FolderDiff,
): Pick<Answer, 'fresh' | 'known'> {
  const wordedKey = (message: Message) =>
    `${keyOf({ ...message, file: earlierNames.get(message.file) ?? message.file })}\n${message.typed}`;
  const rank = ({ file, start }: Message) => Number(isShown(file, start.line));
  const outsideFirst = messages.toSorted((one, other) => rank(one) - rank(other));
  const known = new Set(splitKnown(outsideFirst, before, wordedKey).known);
  return {
    fresh: messages.filter((message) => !known.has(message)),
    known: messages.filter((message) => known.has(message)),
  };
}

/** What visitors will see, or why that is unknown. */
function describeVisible(
  before: SitePages | undefined,
  after: SitePages | undefined,
  pictureUrl: (path: string) => string,
): string {
  if (!after) return 'This can be shown once the errors are fixed.';
  if (!before) return 'The site as it was before has errors of its own, so the two cannot be compared.';
  const visible = describeChanges(before, after, pictureUrl);
  return visible ? `${visible}\n\n${PICTURES}` : 'Visitors will see no difference.';
}

/** Works with GitHub's API, and says whether it could. A fork's token may only read; the summary has everything, and the check goes on. */
async function write(
  { fork, repository }: PullEvent,
  { GITHUB_API_URL: url, GITHUB_TOKEN: token }: Workflow,
  log: Log,
  work: (api: GithubApi) => Promise<void>,
): Promise<boolean> {
  if (fork || !token) {
    log('No comment is written: this change comes from another repository, or there is no token.');
    return false;
  }
  try {
    await work(githubApi(url, repository, token));
    return true;
  } catch (error) {
    log(
      `::notice::The comment could not be written: ${error instanceof Error ? error.message : error}. The summary has everything.`,
    );
    return false;
  }
}
