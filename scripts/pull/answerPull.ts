import { appendFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { annotate } from '../../pipeline/lint/reporters/github';
import { changedLines, isShownLine } from './changedLines';
import { type Changes, compareViews } from './compareViews';
import { checkOutContent, mergeBase } from './git';
import { type GithubApi, githubApi } from './githubApi';
import { type PullEvent, readEvent } from './readEvent';
import { readView, type SiteView } from './readView';
import { suggestFixes } from './suggestFixes';
import { updateComment } from './updateComment';
import { type Answer, MARKER, writeComment, writeSummary } from './writeComment';

const CONTENT = 'content';

/** What the workflow gives, by GitHub's own names. */
export interface Workflow {
  GITHUB_EVENT_PATH: string;
  GITHUB_API_URL: string;
  GITHUB_SERVER_URL: string;
  GITHUB_STEP_SUMMARY?: string;
  GITHUB_TOKEN?: string;
}

type Log = (line: string) => void;

/** Checks the content of a pull request and reports on GitHub. Returns the exit code: 1 if something must be fixed. */
export async function answerPull(repository: string, workflow: Workflow, log: Log): Promise<number> {
  const event = readEvent(workflow.GITHUB_EVENT_PATH);
  const base = mergeBase(repository, event.base, event.head);
  const { messages, files, view } = readView(join(repository, CONTENT));
  const lines = base ? changedLines(repository, base, event.head, CONTENT) : new Map();
  const answer: Answer = {
    messages,
    files,
    ...changesOf(repository, base, view),
    linkTo: (file, line) =>
      `${workflow.GITHUB_SERVER_URL}/${event.from}/edit/${encodeURI(event.branch)}/${encodeURI(file)}#L${line}`,
    pictureUrl: (path) =>
      `${workflow.GITHUB_SERVER_URL}/${event.from}/blob/${event.head}/${CONTENT}/${encodeURI(path)}?raw=true`,
  };
  for (const line of annotate(messages, new Set(lines.keys()))) log(line);
  if (workflow.GITHUB_STEP_SUMMARY) appendFileSync(workflow.GITHUB_STEP_SUMMARY, writeSummary(answer));
  await write(event, workflow, log, async (api) => {
    await updateComment(api, { number: event.number, marker: MARKER, text: writeComment(answer) });
    const isShown = (file: string, line: number) => isShownLine(lines, file, line);
    await suggestFixes(api, messages, { number: event.number, head: event.head, isShown });
  });
  return messages.some(({ fatal }) => fatal) ? 1 : 0;
}

/** The changes that visitors will see, or why they are unknown. */
function changesOf(
  repository: string,
  base: string | undefined,
  after: SiteView | undefined,
): { changes: Changes } | { unknown: string } {
  if (!after) return { unknown: 'This can be shown once the errors above are fixed.' };
  if (!base) return { unknown: 'There is no earlier version to compare with.' };
  const folder = checkOutContent(repository, base, CONTENT);
  try {
    const { view: before } = readView(folder);
    return before
      ? { changes: compareViews(before, after) }
      : { unknown: 'The site as it was before has errors of its own, so the two cannot be compared.' };
  } finally {
    rmSync(resolve(folder, '..'), { recursive: true, force: true });
  }
}

/** Works with GitHub's API. A fork's token may only read; what no comment can say is in the summary, and the check goes on. */
async function write(
  { fork, repository }: PullEvent,
  { GITHUB_API_URL: url, GITHUB_TOKEN: token }: Workflow,
  log: Log,
  work: (api: GithubApi) => Promise<void>,
): Promise<void> {
  if (fork || !token) {
    log('No comment is written: this change comes from another repository, or there is no token.');
    return;
  }
  try {
    await work(githubApi(url, repository, token));
  } catch (error) {
    log(
      `::notice::The comment could not be written: ${(error as Error).message}. The summary has everything.`,
    );
  }
}
