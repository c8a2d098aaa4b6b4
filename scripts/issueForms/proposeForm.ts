import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { git } from '../git';
import { type GithubApi, GithubError, githubApi, isOutage } from '../pullRequest/githubApi';
import { startChecks } from '../pullRequest/startChecks';
import { updateComment } from '../pullRequest/updateComment';
import {
  commitForm,
  deleteForm,
  hasOtherCommits,
  type Login,
  loginFor,
  pushForm,
  remoteTip,
} from './commitForm';
import { type FormEvent, mayWrite, readFormEvent } from './formEvent';
import { branchOf, type FormResult, readResult } from './formResult';
import { ReadWorkflow } from './readForm';
import {
  failedAnswer,
  lateAnswer,
  lostHeadingsAnswer,
  MARKER,
  notAllowedAnswer,
  OTHER_TITLE,
  otherAnswer,
  ownCommitsAnswer,
  problemsAnswer,
  readyAnswer,
  unreadAnswer,
  withdrawnAnswer,
} from './writeAnswer';

/** What the workflow gives, by GitHub's own names. */
export const ProposeWorkflow = ReadWorkflow.extend({
  GITHUB_REPOSITORY: z.string(),
  /** The branch that changes go to. */
  BASE_BRANCH: z.string(),
  /** Empty where the site has no previews. */
  SITE_HOST: z.string().default(''),
});
type ProposeWorkflow = z.output<typeof ProposeWorkflow>;

const BotComment = z.object({
  body: z.string().nullish(),
  user: z.object({ type: z.string() }).nullish(),
});

const Pull = z.object({
  number: z.number(),
  state: z.string(),
  merged_at: z.string().nullish(),
  title: z.string(),
});
type Pull = z.output<typeof Pull>;

interface Context {
  repository: string;
  workflow: ProposeWorkflow;
  api: GithubApi;
  login: Login;
  result: FormResult;
  event: FormEvent;
}

/**
 * Does what a form asks for: opens or updates its pull request, withdraws it, or says what to correct. Each step may be repeated, so
 * that a run after one that failed does the rest. Returns the exit code.
 */
export async function proposeForm(
  repository: string,
  folder: string,
  workflow: ProposeWorkflow,
): Promise<number> {
  const { GITHUB_API_URL: url, GITHUB_SERVER_URL: server, GITHUB_TOKEN: token } = workflow;
  const api = githubApi(url, workflow.GITHUB_REPOSITORY, token);
  // The first job has opened what strangers sent, so GitHub's own file says who sent it, and of which issue.
  const event = readFormEvent(workflow.GITHUB_EVENT_PATH);
  if (!(await mayWrite(api, event.people))) return 0;
  const answer = (text: string) => updateComment(api, { number: event.number, marker: MARKER, text });
  try {
    const read = readChecked(repository, folder, event.number);
    if (read?.result.kind === 'nothing') return 0;
    const context = { repository, workflow, api, login: loginFor(server, token) };
    const text = read
      ? await act({ ...context, result: read.result, event }, read.contents)
      : event.body.includes('### ')
        ? unreadAnswer()
        : undefined;
    if (text) await answer(text);
    return 0;
  } catch (error) {
    // A message of git or GitHub is for the log; it has no token in it.
    console.log(`::error::The form was not finished: ${(error as Error).message.split('\n')[0]}`);
    await answer(failedAnswer(isOutage(error))).catch(() => undefined);
    return 1;
  }
}

/** What the first job handed over; nothing where it failed. Throws where it is about another issue or another commit. */
function readChecked(repository: string, folder: string, issue: number) {
  if (!existsSync(join(folder, 'result.json'))) return undefined;
  const { contents, ...result } = readResult(folder);
  const head = git(repository, ['rev-parse', 'HEAD']).trim();
  if (result.issue !== issue || (result.kind === 'change' && result.base !== head))
    throw new Error('The form is not the one of this event.');
  return { result, contents };
}

/** Returns what to answer, if anything. */
async function act(context: Context, contents: ReadonlyMap<string, Buffer>): Promise<string | undefined> {
  const { result } = context;
  if (result.kind === 'unverified') throw new Error('GitHub did not say who may change the repository.');
  const pulls = await pullsOf(context);
  const open = pulls.find(({ state }) => state === 'open');
  const merged = pulls.find(({ merged_at }) => merged_at);
  if (result.kind === 'closed') return withdraw(context, open, merged);
  if (result.kind === 'other') return answerOther(context);
  if (result.kind === 'late' && open && !merged) {
    // GitHub may have dropped the run that was to withdraw it.
    await withdraw(context, open, merged);
    return withdrawnAnswer();
  }
  if (result.kind === 'late' || (merged && !open)) return lateAnswer(merged && `#${merged.number}`);
  if (result.kind === 'problems') return problemsAnswer(result.problems, open && `#${open.number}`);
  return propose(context, contents, open);
}

/** An issue that is no form: one answer to a new one, and one where a form has lost its headings. */
async function answerOther({ api, event, result, workflow }: Context): Promise<string | undefined> {
  const comments = await api.list(`/issues/${event.number}/comments`, BotComment);
  const ours = comments.find(({ body, user }) => user?.type === 'Bot' && body?.startsWith(MARKER));
  if (ours) return ours.body?.includes(OTHER_TITLE) ? undefined : lostHeadingsAnswer();
  if (event.action !== 'opened' || event.hasLabels) return undefined;
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: name } = workflow;
  return otherAnswer(`${server}/${name}/issues/new`, result.fits);
}

function pullsOf({ api, workflow, result }: Context): Promise<Pull[]> {
  const [owner] = workflow.GITHUB_REPOSITORY.split('/');
  const head = encodeURIComponent(`${owner}:${branchOf(result.issue)}`);
  return api.get(`/pulls?state=all&per_page=100&head=${head}`, z.array(Pull));
}

async function propose(
  context: Context,
  contents: ReadonlyMap<string, Buffer>,
  open: Pull | undefined,
): Promise<string> {
  const { repository, workflow, api, login, result } = context;
  const branch = branchOf(result.issue);
  const tip = remoteTip(repository, branch, login);
  if (tip && hasOtherCommits(repository, { branch, base: result.base }, login))
    return ownCommitsAnswer(open ? `#${open.number}` : `the branch ${branch}`);
  const commit = commitForm(repository, result, contents);
  if (commit.sha !== tip) pushForm(repository, commit, { tip, login });
  const number = await openPull(context, open);
  if (number === undefined) {
    const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: name, BASE_BRANCH: base } = workflow;
    return notAllowedAnswer(`${server}/${name}/compare/${base}...${branch}?expand=1`);
  }
  const hasPreview = workflow.SITE_HOST !== '';
  await startChecks(
    api,
    { ...commit, base: result.base, pull: number },
    { hasPreview, retry: 'Edit the form to try again.' },
  );
  return readyAnswer(`#${number}`, result.notes, hasPreview);
}

/** The number of the pull request; nothing where GitHub does not let a workflow open one. */
async function openPull(
  { api, workflow, result }: Context,
  open: Pull | undefined,
): Promise<number | undefined> {
  const { issue, title } = result;
  if (open) {
    if (open.title !== title) await api.send('PATCH', `/pulls/${open.number}`, { title });
    return open.number;
  }
  const body = `Made from the form #${issue}. When this is merged, the form is closed.\n\nCloses #${issue}`;
  try {
    const made = await api.send('POST', '/pulls', {
      title,
      head: branchOf(issue),
      base: workflow.BASE_BRANCH,
      body,
    });
    return Pull.parse(made).number;
  } catch (error) {
    if (error instanceof GithubError && error.status === 403 && !error.isBusy) return undefined;
    throw error;
  }
}

async function withdraw(
  { repository, api, login, result }: Context,
  open: Pull | undefined,
  merged: Pull | undefined,
): Promise<string | undefined> {
  const branch = branchOf(result.issue);
  if (merged && open) return undefined;
  if (open) await api.send('PATCH', `/pulls/${open.number}`, { state: 'closed' });
  if (remoteTip(repository, branch, login)) deleteForm(repository, branch, login);
  return open && withdrawnAnswer();
}
