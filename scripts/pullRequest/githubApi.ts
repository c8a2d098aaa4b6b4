import { z } from 'zod';

/** A response of GitHub with an error status. */
export class GithubError extends Error {
  constructor(
    readonly status: number,
    request: string,
    /** Whether a rate limit caused it, and not a permission or a setting. */
    readonly isRateLimited = false,
  ) {
    super(`GitHub answered ${status} to ${request}`);
  }
}

/** Whether a retry may succeed. `fetch` throws a TypeError if the network fails, and a TimeoutError after its timeout. */
export const isOutage = (error: unknown): boolean =>
  error instanceof TypeError ||
  (error instanceof DOMException && error.name === 'TimeoutError') ||
  (error instanceof GithubError && (error.status >= 500 || error.isRateLimited));

/** GitHub's documented signs of a rate limit: status 429, or 403 with one of these headers or phrases. */
async function isRateLimit(response: Response): Promise<boolean> {
  const text = await response.text().catch(() => '');
  if (response.status === 429) return true;
  const { headers } = response;
  const isLimit = headers.has('retry-after') || headers.get('x-ratelimit-remaining') === '0';
  return response.status === 403 && (isLimit || /rate limit|abuse detection/i.test(text));
}

/** What GitHub and the workflow tell a step. */
const WorkflowEnvironment = z.object({
  GITHUB_API_URL: z.string(),
  /** The file with the event that started the workflow. */
  GITHUB_EVENT_PATH: z.string(),
  /** `owner/name` */
  GITHUB_REPOSITORY: z.string(),
  GITHUB_RUN_ID: z.string(),
  GITHUB_SERVER_URL: z.string(),
  GITHUB_TOKEN: z.string(),
});
export type WorkflowEnvironment = z.output<typeof WorkflowEnvironment>;

/** The environment of the running workflow, the API client for its repository, and the URL of its run. */
export function workflowApi(workflow: WorkflowEnvironment = WorkflowEnvironment.parse(process.env)) {
  const { GITHUB_REPOSITORY: repository, GITHUB_SERVER_URL: server, GITHUB_RUN_ID: run } = workflow;
  return {
    workflow,
    api: githubApi(workflow.GITHUB_API_URL, repository, workflow.GITHUB_TOKEN),
    runUrl: `${server}/${repository}/actions/runs/${run}`,
  };
}

/** Items per page of a list, GitHub's maximum. */
const PAGE_SIZE = 100;

export type GithubApi = ReturnType<typeof githubApi>;

/** A client of GitHub's REST API for one repository. Paths are relative to `/repos/owner/name`. */
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
    // A kept-alive connection may be dead, so retry once; but a POST is not idempotent.
    const response = await send().catch((error) => {
      if (method === 'POST' || !(error instanceof TypeError)) throw error;
      return send();
    });
    if (!response.ok)
      throw new GithubError(response.status, `${method} ${path}`, await isRateLimit(response));
    const text = await response.text();
    return text === '' ? undefined : JSON.parse(text);
  };
  const get = async <T>(path: string, schema: z.ZodType<T>): Promise<T> =>
    schema.parse(await call('GET', path));
  return {
    /** Resolves to the response, parsed by a schema. */
    get,
    /** Like `get`, but `undefined` for status 404. */
    find: <T>(path: string, schema: z.ZodType<T>): Promise<T | undefined> =>
      get(path, schema).catch((error) => {
        if (error instanceof GithubError && error.status === 404) return undefined;
        throw error;
      }),
    /** All items of a paginated list. */
    async list<T>(path: string, item: z.ZodType<T>): Promise<T[]> {
      const items: T[] = [];
      for (let page = 1; ; page += 1) {
        const found = await get(`${path}?per_page=${PAGE_SIZE}&page=${page}`, z.array(item));
        items.push(...found);
        if (found.length < PAGE_SIZE) return items;
      }
    },
    /** Returns the parsed body of the response, if it has one. */
    send: (method: 'POST' | 'PATCH' | 'DELETE', path: string, body?: object) => call(method, path, body),
  };
}
