import { serveLocally } from './serveLocally';

interface Comment {
  id: number;
  body: string;
  user: { login: string; type: string };
}

/** The body of a review that suggests fixes. */
interface Suggestion {
  path: string;
  line: number;
  side: string;
  body: string;
}

/** A local GitHub API for one pull request, which records what was posted; for one test. `answers` are further ones by path. */
export async function playGithub({
  refuse = 0,
  comments = [] as Comment[],
  answers = {} as Record<string, unknown>,
} = {}) {
  const said = {
    answers,
    comments,
    suggestions: [] as Suggestion[],
    calls: [] as string[],
    /** What was posted, by path. */
    sent: {} as Record<string, unknown[]>,
    tokens: new Set<string>(),
  };
  const url = await serveLocally(async (request, response) => {
    const asked = new URL(request.url ?? '', 'http://github');
    const text = (await request.toArray()).join('');
    said.calls.push(`${request.method} ${asked.pathname}`);
    said.tokens.add(String(request.headers.authorization));
    const answer = refuse
      ? undefined
      : answerTo(said, String(request.method), asked, text && JSON.parse(text));
    response.writeHead(refuse || (answer === undefined ? 404 : 200), { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer ?? { message: 'Resource not accessible by integration' }));
  });
  return { said, url };
}

type Said = Awaited<ReturnType<typeof playGithub>>['said'];

function answerTo(
  said: Said,
  method: string,
  url: URL,
  body: { body: string; comments?: Suggestion[] },
): unknown {
  const [, path = ''] = /^\/repos\/harbor-light\/website(\/.*)$/.exec(url.pathname) ?? [];
  const page = (list: unknown[]) => {
    const [size, number] = [Number(url.searchParams.get('per_page')), Number(url.searchParams.get('page'))];
    return list.slice((number - 1) * size, number * size);
  };
  if (path === '/issues/42/comments' && method === 'GET') return page(said.comments);
  if (path === '/issues/42/comments') return addComment(said, body.body);
  if (path === '/pulls/42/comments') return page(said.suggestions);
  if (path === '/pulls/42/reviews') return said.suggestions.push(...(body.comments ?? []));
  if (method !== 'GET') said.sent[path] = [...(said.sent[path] ?? []), body];
  if (path in said.answers) return said.answers[path];
  const comment = said.comments.find(({ id }) => path === `/issues/comments/${id}`);
  return comment && Object.assign(comment, { body: body.body });
}

function addComment({ comments }: Said, body: string): Comment {
  const comment = { id: 900 + comments.length, body, user: { login: 'github-actions[bot]', type: 'Bot' } };
  comments.push(comment);
  return comment;
}
