import { randomUUID } from 'node:crypto';
import { appendFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { type CheckOptions, checkFolder } from '../../pipeline/lint/lint';
import { keyOf, type Message } from '../../pipeline/lint/message';
import { annotate } from '../../pipeline/lint/reporters/github';
import { provenMessages } from '../check/proposals';
import { checkOutContent, mergeBase } from '../git';
import { changedLines, isShownLine, renamedFiles } from './changedLines';
import { type Changes, compareViews } from './compareViews';
import { type GithubApi, githubApi } from './githubApi';
import { type PullEvent, readEvent } from './readEvent';
import { readView, type SiteView } from './readView';
import { splitKnown } from './splitKnown';
import { suggestFixes } from './suggestFixes';
import { updateComment } from './updateComment';
import { type Answer, FAULT_OF_PROGRAM, MARKER, writeComment, writeSummary } from './writeComment';

const CONTENT = 'content';

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
  const base = mergeBase(repository, event.base, event.head);
  const content = join(repository, CONTENT);
  const options: CheckOptions = { latest: new Map() };
  const { checked, view } = readView(content, options);
  const messages = await provenMessages(repository, checked, (texts) =>
    checkFolder(content, { ...options, texts }),
  );
  const before = base ? readBase(repository, base) : undefined;
  const lines = base ? changedLines(repository, base, event.head, CONTENT) : new Map();
  const isShown = (file: string, line: number) => isShownLine(lines, file, line);
  const renamed = base ? renamedFiles(repository, base, event.head, CONTENT) : new Map();
  const answer: Answer = {
    ...splitMessages(messages, before?.checked.messages ?? [], { isShown, renamed }),
    files: checked.files,
    ...changesOf(before, view),
    linkTo: (file, line) =>
      `${workflow.GITHUB_SERVER_URL}/${event.from}/edit/${encodeURI(event.branch)}/${encodeURI(file)}#L${line}`,
    pictureUrl: (path) =>
      `${workflow.GITHUB_SERVER_URL}/${event.from}/blob/${event.head}/${CONTENT}/${encodeURI(path)}?raw=true`,
  };
  for (const line of annotate(answer.fresh, new Set(lines.keys()))) log(line);
  if (workflow.GITHUB_STEP_SUMMARY) appendFileSync(workflow.GITHUB_STEP_SUMMARY, writeSummary(answer));
  const text = writeComment(answer);
  const isWritten = await write(event, workflow, log, async (api) => {
    await updateComment(api, { number: event.number, marker: MARKER, text });
    await suggestFixes(api, messages, { number: event.number, head: event.head, isShown });
  });
  const end = randomUUID();
  if (!isWritten && workflow.GITHUB_OUTPUT)
    appendFileSync(workflow.GITHUB_OUTPUT, `comment<<${end}\n${text}\n${end}\n`);
  if (workflow.GITHUB_OUTPUT) appendFileSync(workflow.GITHUB_OUTPUT, 'judged=yes\n');
  return answer.fresh.some(({ fatal }) => fatal) ? 1 : 0;
}

function readBase(repository: string, base: string): ReturnType<typeof readView> {
  const folder = checkOutContent(repository, base, CONTENT);
  try {
    return readView(folder);
  } finally {
    rmSync(resolve(folder, '..'), { recursive: true, force: true });
  }
}

interface Diff {
  isShown: (file: string, line: number) => boolean;
  /** The earlier name of each renamed file. */
  renamed: ReadonlyMap<string, string>;
}

/** Lines move, so a message is known by its file, rule, field and words; of equal ones those outside the change first. */
function splitMessages(
  messages: readonly Message[],
  before: readonly Message[],
  { isShown, renamed }: Diff,
): Pick<Answer, 'fresh' | 'known'> {
  const wordedKey = (message: Message) =>
    `${keyOf({ ...message, file: renamed.get(message.file) ?? message.file })}\n${message.typed}`;
  const outsideFirst = messages.toSorted(
    (one, other) => Number(isShown(one.file, one.start.line)) - Number(isShown(other.file, other.start.line)),
  );
  const { known } = splitKnown(outsideFirst, before, wordedKey);
  return {
    fresh: messages.filter((message) => !known.includes(message)),
    known: messages.filter((message) => known.includes(message)),
  };
}

/** The changes that visitors will see, or why they are unknown. */
function changesOf(
  before: { view?: SiteView } | undefined,
  after: SiteView | undefined,
): { changes: Changes } | { unknown: string } {
  if (!after) return { unknown: 'This can be shown once the errors are fixed.' };
  if (!before) return { unknown: 'There is no earlier version to compare with.' };
  if (!before.view)
    return { unknown: 'The site as it was before has errors of its own, so the two cannot be compared.' };
  return { changes: compareViews(before.view, after) };
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
      `::notice::The comment could not be written: ${(error as Error).message}. The summary has everything.`,
    );
    return false;
  }
}
