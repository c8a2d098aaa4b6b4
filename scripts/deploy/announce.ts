import { z } from 'zod';
import { firstLines } from '../../pipeline/lint/lists';
import { escapeMarkdown, updateComment } from '../pullRequest/comment';
import type { GithubApi } from '../pullRequest/githubApi';
import type { Changes } from './lastDeployment';

/** The name of the commit status. */
const CONTEXT = 'Deploy';

const PullRequest = z.object({ number: z.number(), merged_at: z.string().nullish() });

/** The results of the jobs of a deployment. */
export interface DeployResult {
  commit: string;
  /** The URL of the workflow run, for the maintainer. */
  runUrl: string;
  /** The published changes; undefined if the deployment failed and the site is unchanged. */
  changes: Changes | undefined;
  /** Whether a push triggered the deployment. Only then are pull requests notified, not at later deployments of the same commit. */
  isPush: boolean;
  /** Whether the check found errors, so that nothing was built. */
  isRefused: boolean;
  /** Whether the live form failed its test after the deployment. */
  isFormBroken: boolean;
}

/** Posts a status of the commit, and a comment on each pull request that this deployment concerns: whether they are live. */
export async function announce(api: GithubApi, deployment: DeployResult): Promise<void> {
  const { commit, runUrl, changes, isPush } = deployment;
  await api.send('POST', `/statuses/${commit}`, {
    context: CONTEXT,
    target_url: runUrl,
    ...statusOf(deployment),
  });
  const pushed = isPush ? [commit] : [];
  const commits = changes?.commits ?? pushed;
  const text = changes ? liveComment(changes, deployment) : notLiveComment(deployment);
  const pulls = await Promise.all(commits.map((each) => api.list(`/commits/${each}/pulls`, PullRequest)));
  const merged = pulls.flat().filter(({ merged_at }) => merged_at);
  for (const number of new Set(merged.map((pull) => pull.number))) await updateComment(api, number, text);
}

/** The state and description of the commit status. GitHub limits descriptions to 140 characters. */
function statusOf({ changes, isRefused, isFormBroken }: DeployResult) {
  const failure = (description: string) => ({ state: 'failure', description });
  if (!changes && isRefused)
    return failure(
      'Not live: the check found errors. The site is unchanged. Details says what to write instead.',
    );
  if (!changes) return failure('Not live yet. The site is unchanged; the next deployment will try again.');
  return isFormBroken
    ? failure('Live, but the test of the form failed.')
    : { state: 'success', description: 'Live.' };
}

/** An invisible marker that identifies the comment. */
const LIVE_MARKER = '<!-- live -->';

const MAX_LINKS = 12;

function liveComment({ site, pages }: Changes, { runUrl, isFormBroken }: DeployResult): string {
  return [
    LIVE_MARKER,
    '### Your change is live',
    ...(pages ? describePages(site, pages) : [`Look at it: ${site}/`]),
    ...(isFormBroken
      ? [
          `**The form did not pass its test.** Requests from visitors may not arrive. Ask the person who maintains the website to look at [this run](${runUrl}).`,
        ]
      : []),
    '**To undo it** (this works on a phone too): open this pull request in the browser, press **Revert** near its end, then merge the pull request that this makes.',
  ].join('\n\n');
}

function notLiveComment({ runUrl, isRefused }: DeployResult): string {
  const reason = isRefused
    ? [
        'The check found errors in the content, so nothing was published. The website is as it was before, and your change is kept.',
        `[This run](${runUrl}) names each error and says what to write instead. Once that is fixed and merged, your change goes live too.`,
      ]
    : [
        'Publishing it did not work. The website is as it was before, and you did nothing wrong. Your change is kept, and goes live with the next one that is merged.',
        `If you do not want to wait, show [this run](${runUrl}) to the person who maintains the website.`,
      ];
  return [LIVE_MARKER, '### Your change is not live yet', ...reason].join('\n\n');
}

function describePages(site: string, { added, changed, gone }: NonNullable<Changes['pages']>): string[] {
  if (added.length + changed.length + gone === 0) return [`All pages look as before: ${site}/`];
  return [
    ...linkList('Pages that changed:', changed, site),
    ...linkList('New pages:', added, site),
    ...(gone > 0 ? [gone === 1 ? '1 page is gone.' : `${gone} pages are gone.`] : []),
  ];
}

function linkList(title: string, addresses: readonly string[], site: string): string[] {
  if (addresses.length === 0) return [];
  const links = addresses.map((address) => `[${escapeMarkdown(address)}](${site}${encodeURI(address)})`);
  return [[title, ...firstLines(links, MAX_LINKS)].join('\n- ')];
}
