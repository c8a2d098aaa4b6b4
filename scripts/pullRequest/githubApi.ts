import { z } from 'zod';

/** An answer of GitHub that is no success. */
export class GithubError extends Error {
  constructor(
    readonly status: number,
    what: string,
    /** Whether it refuses because of too many requests, and not because of a right or a setting. */
    readonly isBusy = false,
  ) {
    super(`GitHub answered ${status} to ${what}`);
  }
}

/** Whether GitHub may do later what it did not do now: `fetch` throws a TypeError, and after a while a TimeoutError. */
export const isOutage = (error: unknown): boolean =>
  error instanceof TypeError ||
  (error instanceof DOMException && error.name === 'TimeoutError') ||
  (error instanceof GithubError && (error.status >= 500 || error.isBusy));

/** As GitHub documents its limits: status 429, or 403 with these headers or words. */
async function refusesForNow(response: Response): Promise<boolean> {
  const text = await response.text().catch(() => '');
  if (response.status === 429) return true;
  const { headers } = response;
  const isLimit = headers.has('retry-after') || headers.get('x-ratelimit-remaining') === '0';
  return response.status === 403 && (isLimit || /rate limit|abuse detection/i.test(text));
}

const Workflow = z.object({
  GITHUB_API_URL: z.string(),
  GITHUB_REPOSITORY: z.string(),
  GITHUB_RUN_ID: z.string(),
  GITHUB_SERVER_URL: z.string(),
  GITHUB_TOKEN: z.string(),
});

/** GitHub's interface for the repository of the running workflow, and the address of the run. */
export function workflowApi(): { api: GithubApi; repository: string; run: string } {
  const env = Workflow.parse(process.env);
  const repository = env.GITHUB_REPOSITORY;
  const run = `${env.GITHUB_SERVER_URL}/${repository}/actions/runs/${env.GITHUB_RUN_ID}`;
  return { api: githubApi(env.GITHUB_API_URL, repository, env.GITHUB_TOKEN), repository, run };
}

const PAGE = 100;

export type GithubApi = ReturnType<typeof githubApi>;

/** GitHub's own interface, for one repository. Paths begin behind `/repos/owner/name`. */
export function githubApi(url: string, repository: string, token: string) {
  const call = async (method: string, path: string, body?: object): Promise<unknown> => {
    const send = () =>
      fetch(`${url}/repos/${repository}${path}`, {
        method,
        headers: {
          accept: 'application/vnd.github+json',
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          'x-github-api-version': '2022-11-28',
        },
        body: body && JSON.stringify(body),
        signal: AbortSignal.timeout(15_000),
      });
    // A connection may have died since the last call. What was sent twice by POST would be there twice.
    const response = await send().catch((error) => {
      if (method === 'POST' || !(error instanceof TypeError)) throw error;
      return send();
    });
    if (!response.ok) {
      const isBusy = await refusesForNow(response);
      throw new GithubError(response.status, `${method} ${path}`, isBusy);
    }
    const text = await response.text();
    return text === '' ? undefined : JSON.parse(text);
  };
  const get = async <T>(path: string, answer: z.ZodType<T>): Promise<T> =>
    answer.parse(await call('GET', path));
  return {
    get,
    /** The same, or nothing where GitHub knows of nothing (404). */
    find: <T>(path: string, answer: z.ZodType<T>): Promise<T | undefined> =>
      get(path, answer).catch((error) => {
        if (error instanceof GithubError && error.status === 404) return undefined;
        throw error;
      }),
    /** Every item of a list, page by page. */
    async list<T>(path: string, item: z.ZodType<T>): Promise<T[]> {
      const items: T[] = [];
      for (let page = 1; ; page += 1) {
        const found = await get(`${path}?per_page=${PAGE}&page=${page}`, z.array(item));
        items.push(...found);
        if (found.length < PAGE) return items;
      }
    },
    /** Returns what GitHub answers, if anything. */
    send: (method: 'POST' | 'PATCH' | 'DELETE', path: string, body?: object) => call(method, path, body),
  };
}

const Comment = z.object({
  id: z.number(),
  body: z.string().nullish(),
  user: z.object({ type: z.string() }).nullish(),
});

/** The comment of a bot that begins with a marker, which nobody sees. A person's comment that quotes it is another one. */
export async function findComment(api: GithubApi, number: number, marker: string) {
  const comments = await api.list(`/issues/${number}/comments`, Comment);
  return comments.find(({ body, user }) => user?.type === 'Bot' && body?.startsWith(marker));
}

/** Writes the one comment of a pull request with this marker, or updates it. */
export async function updateComment(
  api: GithubApi,
  { number, marker, text }: { number: number; marker: string; text: string },
): Promise<void> {
  const ours = await findComment(api, number, marker);
  if (!ours) await api.send('POST', `/issues/${number}/comments`, { body: text });
  else if (ours.body !== text) await api.send('PATCH', `/issues/comments/${ours.id}`, { body: text });
}
