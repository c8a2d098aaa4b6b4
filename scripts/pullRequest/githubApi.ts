import { z } from 'zod';

export interface GithubApi {
  get<T>(path: string, answer: z.ZodType<T>): Promise<T>;
  /** The same, or nothing where GitHub knows of nothing (404). */
  find<T>(path: string, answer: z.ZodType<T>): Promise<T | undefined>;
  /** Every item of a list, page by page. */
  list<T>(path: string, item: z.ZodType<T>): Promise<T[]>;
  /** Returns what GitHub answers, if anything. */
  send(method: 'POST' | 'PATCH' | 'DELETE', path: string, body?: object): Promise<unknown>;
}

/** An answer of GitHub that is no success. */
export class GithubError extends Error {
  constructor(
    readonly status: number,
    what: string,
  ) {
    super(`GitHub answered ${status} to ${what}`);
  }
}

const PAGE = 100;

/** GitHub's own interface, for one repository. Paths begin behind `/repos/owner/name`. */
export function githubApi(url: string, repository: string, token: string): GithubApi {
  const call = async (method: string, path: string, body?: object): Promise<unknown> => {
    const response = await fetch(`${url}/repos/${repository}${path}`, {
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
    if (!response.ok) throw new GithubError(response.status, `${method} ${path}`);
    const text = await response.text();
    return text === '' ? undefined : JSON.parse(text);
  };
  return {
    get: async (path, answer) => answer.parse(await call('GET', path)),
    async find(path, answer) {
      try {
        return answer.parse(await call('GET', path));
      } catch (error) {
        if (error instanceof GithubError && error.status === 404) return undefined;
        throw error;
      }
    },
    async list(path, item) {
      const items = [];
      for (let page = 1; ; page += 1) {
        const found = z.array(item).parse(await call('GET', `${path}?per_page=${PAGE}&page=${page}`));
        items.push(...found);
        if (found.length < PAGE) return items;
      }
    },
    send: call,
  };
}
