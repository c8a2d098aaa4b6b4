import { z } from 'zod';

export interface GithubApi {
  /** Every item of a list, page by page. */
  list<T>(path: string, item: z.ZodType<T>): Promise<T[]>;
  send(method: 'POST' | 'PATCH', path: string, body: object): Promise<void>;
}

/** An answer of GitHub that is no success. */
class GithubError extends Error {
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
    return response.json();
  };
  return {
    async list(path, item) {
      const items = [];
      for (let page = 1; ; page += 1) {
        const found = z.array(item).parse(await call('GET', `${path}?per_page=${PAGE}&page=${page}`));
        items.push(...found);
        if (found.length < PAGE) return items;
      }
    },
    async send(method, path, body) {
      await call(method, path, body);
    },
  };
}
