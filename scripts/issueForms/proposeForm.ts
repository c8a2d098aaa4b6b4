import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { git } from '../git';
import { findComment, updateComment } from '../pullRequest/comment';
import {
  type GithubApi,
  GithubError,
  isOutage,
  type WorkflowEnvironment,
  workflowApi,
} from '../pullRequest/githubApi';
import { startChecks } from '../pullRequest/startChecks';
import { FormBranch } from './FormBranch';
import { type FormEvent, mayWrite, readFormEvent } from './formEvent';
import { type FormResult, readResult } from './formResult';
import { answerTo, MARKER, noteLine, OTHER_TITLE } from './writeAnswer';

const Pull = z.object({
  number: z.number(),
  state: z.string(),
  merged_at: z.string().nullish(),
  title: z.string(),
  body: z.string().nullish(),
});
type Pull = z.output<typeof Pull>;

interface Options {
  repository: string;
  folder: string;
  workflow: WorkflowEnvironment;
  /** The branch of the site that a form changes. */
  baseBranch: string;
  hasPreview: boolean;
}

interface Context extends Pick<Options, 'baseBranch' | 'hasPreview' | 'workflow'> {
  api: GithubApi;
  branch: FormBranch;
  result: FormResult;
  contents: ReadonlyMap<string, Buffer>;
  event: FormEvent;
  open: Pull | undefined;
  merged: Pull | undefined;
}

/**
 * Opens, updates or withdraws the pull request of a form, and comments on the form. Every step is idempotent, so that the next run
 * completes a failed one. Returns the exit code.
 */
export async function proposeForm({ repository, folder, ...settings }: Options): Promise<number> {
  const { workflow } = settings;
  const { api } = workflowApi(workflow);
  // The result of the first job, which processed untrusted files, is not trusted: sender and issue come from GitHub's event.
  const event = readFormEvent(workflow.GITHUB_EVENT_PATH);
  if (!(await mayWrite(api, event))) return 0;
  const { number, body } = event.issue;
  const answer = async (text: string | undefined) => {
    if (text) await updateComment(api, number, text);
  };
  try {
    if (!existsSync(join(folder, 'result.json'))) {
      await answer(body.includes('### ') ? answerTo.unread() : undefined);
      return 0;
    }
    const { contents, ...result } = readResult(folder);
    const head = git(repository, ['rev-parse', 'HEAD']).trim();
    if (result.issue !== number || (result.kind === 'change' && result.base !== head))
      throw new Error('The form is not the one of this event.');
    if (result.kind === 'nothing') return 0;
    const branch = new FormBranch(repository, number, workflow);
    const from = encodeURIComponent(`${workflow.GITHUB_REPOSITORY.split('/')[0]}:${branch.name}`);
    const pulls = await api.get(`/pulls?state=all&per_page=100&head=${from}`, z.array(Pull));
    const open = pulls.find(({ state }) => state === 'open');
    const merged = pulls.find(({ merged_at }) => merged_at);
    await answer(await act({ ...settings, api, branch, result, contents, event, open, merged }));
    return 0;
  } catch (error) {
    // Messages of git and GitHub contain no token.
    console.log(`::error::The form was not finished: ${(error as Error).message.split('\n')[0]}`);
    await answer(answerTo.failed(isOutage(error))).catch(() => undefined);
    return 1;
  }
}

/** Returns the comment, if there should be one. */
async function act(context: Context): Promise<string | undefined> {
  const { result, open, merged } = context;
  if (result.kind === 'closed') return withdraw(context);
  if (result.kind === 'other') return answerOther(context);
  if (result.kind === 'comment') return answerTo.comment(context.event.comment?.id ?? 0);
  // GitHub may have canceled the run for the event that closed the form.
  if (result.kind === 'late' && open && !merged) return withdraw(context);
  if (result.kind === 'late' || (merged && !open)) return answerTo.late(merged && `#${merged.number}`);
  if (result.kind === 'problems')
    return answerTo.problems(result, repositoryUrl(context), open && `#${open.number}`);
  return propose(context);
}

const repositoryUrl = ({ workflow }: Context): string =>
  `${workflow.GITHUB_SERVER_URL}/${workflow.GITHUB_REPOSITORY}`;

/** Replies to an issue that is no form: once to a new issue, and once to a form whose headings are gone. */
async function answerOther(context: Context): Promise<string | undefined> {
  const { api, event } = context;
  const ours = await findComment(api, event.issue.number, MARKER);
  if (ours) return ours.body?.includes(OTHER_TITLE) ? undefined : answerTo.lostHeadings();
  if (event.action !== 'opened' || event.issue.labels.length > 0) return undefined;
  const [fits] = TOPICS.find(([, words]) => words.test(`${event.issue.title}\n${event.issue.body}`)) ?? [];
  return answerTo.other(repositoryUrl(context), fits);
}

/** Words by which an issue that is no form is matched to the form to use. The first match counts. */
const TOPICS: readonly (readonly [form: string, words: RegExp])[] = [
  ['hours', /\b(?:hours|holidays?|vacation)\b|\b(?:open|closed?) (?:on|at|until|for)\b/i],
  ['review', /\b(?:reviews?|testimonials?)\b/i],
  ['team-member', /\b(?:employee|hired|new (?:guy|hire|member)|team)\b/i],
  ['visibility', /\b(?:hide|hidden|take (?:down|off)|show again)\b/i],
  ['fact', /\b(?:phone|email|address|license|number|color|name|street)\b/i],
  ['job', /\b(?:job|project|finished|before and after)\b/i],
  ['photos', /\b(?:photos?|pictures?|images?|gallery)\b/i],
  ['article', /\b(?:article|blog|post)\b/i],
];

async function propose(context: Context): Promise<string> {
  const { baseBranch, hasPreview, api, branch, result, contents, open } = context;
  const { base, notes } = result;
  const tip = branch.tip();
  if (tip && branch.hasOtherCommits(base))
    return answerTo.ownCommits(open ? `#${open.number}` : `the branch ${branch.name}`);
  const sha = branch.commit(result, contents);
  if (sha !== tip) branch.push(sha, tip);
  const pull = await openPull(context);
  if (pull === undefined)
    return answerTo.notAllowed(`${repositoryUrl(context)}/compare/${baseBranch}...${branch.name}?expand=1`);
  const retry = 'Edit the form to try again.';
  await startChecks(api, { sha, branch: branch.name, base, pull }, { hasPreview, retry });
  return answerTo.ready(`#${pull}`, notes, hasPreview);
}

/** Opens or updates the pull request and returns its number; `undefined` if a setting forbids workflows to open one. */
async function openPull({ api, baseBranch, branch, result, open }: Context): Promise<number | undefined> {
  const { issue, title, notes } = result;
  const made = `Made from the form #${issue}. When this is merged, the form is closed.`;
  const body = [made, ...notes.map(noteLine), `Closes #${issue}`].join('\n\n');
  if (open) {
    if (open.title !== title || open.body !== body)
      await api.send('PATCH', `/pulls/${open.number}`, { title, body });
    return open.number;
  }
  const pull = { title, head: branch.name, base: baseBranch, body };
  try {
    return Pull.parse(await api.send('POST', '/pulls', pull)).number;
  } catch (error) {
    if (error instanceof GithubError && error.status === 403 && !error.isRateLimited) return undefined;
    throw error;
  }
}

async function withdraw({ api, branch, open, merged }: Context): Promise<string | undefined> {
  if (merged && open) return undefined;
  if (open) await api.send('PATCH', `/pulls/${open.number}`, { state: 'closed' });
  if (branch.tip()) branch.delete();
  return open && answerTo.withdrawn();
}
