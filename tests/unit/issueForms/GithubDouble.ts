import type { IncomingMessage } from 'node:http';
import { onTestFinished } from 'vitest';
import { serveLocally } from '../serveLocally';

interface Comment {
  id: number;
  issue: number;
  body: string;
  user: { login?: string; type: string };
}

interface Pull {
  number: number;
  title: string;
  body: string;
  state: string;
  head: string;
  merged_at: string | null;
}

export interface Sent {
  title: string;
  body: string;
  state: string;
  head: string;
  context: string;
  text: string;
  ref: string;
  inputs: Record<string, string>;
  /** Of a review. */
  comments: { path: string; line: number; side: string; body: string }[];
}

const ASSET = /^\/user-attachments\/assets\/([\w-]+)$/;

/** GitHub as its documentation describes it: permissions, comments, pull requests, statuses, dispatches and attachments. */
export class GithubDouble {
  readonly permissions = new Map([
    ['owner', 'write'],
    ['admin', 'admin'],
    ['reader', 'read'],
  ]);
  readonly comments: Comment[] = [];
  /** In reviews. */
  readonly suggestions: Sent['comments'] = [];
  readonly pulls: Pull[] = [];
  readonly statuses: { sha: string; context: string; state: string }[] = [];
  readonly dispatches: { file: string; ref: string; inputs: Record<string, string> }[] = [];
  readonly assets = new Map<string, Buffer>();
  /** Where an attachment leads instead of the store. */
  readonly redirects = new Map<string, string>();
  readonly calls: string[] = [];
  readonly tokens = new Set<string>();
  /** The status with which a call is refused. */
  refuse: () => number | undefined = () => undefined;
  /** What was posted, by path. */
  readonly sent: Record<string, unknown[]> = {};
  /** What else is known, by path. */
  answers: Readonly<Record<string, unknown>> = {};
  /** What the store of attachments was asked with. */
  readonly storeHeaders: IncomingMessage['headers'][] = [];
  isPrivate = false;
  repository = 'harbor-light/website';
  /** Requests that fail, by the beginning of `METHOD /path`, how (0: the connection ends), how often if not always, and whether what they ask for is done nevertheless. */
  failing: { calls: readonly string[]; status: number; times?: number; isDone?: boolean } | undefined;
  url = '';
  /** Another host, where GitHub keeps attachments. */
  store = '';

  static async start(end: (stop: () => void) => void = onTestFinished): Promise<GithubDouble> {
    const double = new GithubDouble();
    double.url = await listen((request, text) => double.#answer(request, text), end);
    double.store = await listen((request) => double.#fromStore(request), end);
    return double;
  }

  /** The only comment on an issue. */
  commentOn(issue: number): string {
    const [comment, ...others] = this.comments.filter((each) => each.issue === issue);
    if (others.length > 0) throw new Error('there are several comments');
    return comment?.body ?? '';
  }

  #fromStore(request: IncomingMessage): Answer {
    this.storeHeaders.push(request.headers);
    const id = String(request.url).replace(/^\/|\?.*$/g, '');
    const isAllowed = !this.isPrivate || String(request.url).includes('jwt=signed');
    const bytes = this.assets.get(id);
    return bytes && isAllowed ? { status: 200, bytes } : { status: 404 };
  }

  #answer(request: IncomingMessage, text: string): Answer {
    const url = new URL(String(request.url), 'http://github');
    const call = `${request.method} ${url.pathname.replace(`/repos/${this.repository}`, '')}`;
    this.calls.push(call);
    const failed = this.#fail(call, () => this.#repository(call, JSON.parse(text), url.searchParams));
    if (failed) return failed;
    const asset = ASSET.exec(url.pathname)?.[1];
    if (asset) return this.#asset(asset);
    if (!request.headers.authorization?.startsWith('Bearer ')) return { status: 401, json: {} };
    this.tokens.add(request.headers.authorization.replace('Bearer ', ''));
    const refused = this.refuse();
    if (refused) return { status: refused, json: { message: 'Resource not accessible by integration' } };
    const sent = (text === '' ? {} : JSON.parse(text)) as Sent;
    const [method, path = ''] = call.split(' ');
    if (method !== 'GET') this.sent[path] = [...(this.sent[path] ?? []), sent];
    const known = this.answers[path];
    if (known !== undefined) return { status: 200, json: known };
    if (call === 'POST /markdown') {
      const id = /assets\/([\w-]+)/.exec(sent.text)?.[1] ?? '';
      return { status: 200, bytes: Buffer.from(`<p><img src="${this.store}/${id}?x=1&amp;jwt=signed"></p>`) };
    }
    return this.#repository(call, sent, url.searchParams);
  }

  #fail(call: string, act: () => Answer): Answer | undefined {
    const { failing } = this;
    if (!failing?.calls.some((each) => call.startsWith(each)) || failing.times === 0) return undefined;
    if (failing.times) failing.times -= 1;
    if (failing.isDone) act();
    return { status: failing.status, json: {} };
  }

  #asset(id: string): Answer {
    if (this.isPrivate || !this.assets.has(id)) return { status: 404 };
    return { status: 302, location: this.redirects.get(id) ?? `${this.store}/${id}` };
  }

  #repository(call: string, sent: Sent, query: URLSearchParams): Answer {
    const [, login] = /^GET \/collaborators\/(.+)\/permission$/.exec(call) ?? [];
    if (login) {
      const permission = this.permissions.get(login);
      return permission ? { status: 200, json: { permission } } : { status: 404, json: {} };
    }
    return (
      this.#issues(call, sent, query) ??
      this.#pulls(call, sent, query) ??
      this.#checks(call, sent, query) ?? { status: 404, json: {} }
    );
  }

  #issues(call: string, { body }: Sent, query: URLSearchParams): Answer | undefined {
    const [, method, issue] = /^(GET|POST) \/issues\/(\d+)\/comments$/.exec(call) ?? [];
    if (method === 'GET') {
      const size = Number(query.get('per_page') ?? 30);
      const page = Number(query.get('page') ?? 1);
      const all = this.comments.filter((each) => each.issue === Number(issue));
      return { status: 200, json: all.slice((page - 1) * size, page * size) };
    }
    if (method === 'POST') {
      const comment = { id: 900 + this.comments.length, issue: Number(issue), body, user: { type: 'Bot' } };
      this.comments.push(comment);
      return { status: 201, json: comment };
    }
    const id = /^PATCH \/issues\/comments\/(\d+)$/.exec(call)?.[1];
    const comment = this.comments.find((each) => each.id === Number(id));
    return comment && { status: 200, json: Object.assign(comment, { body }) };
  }

  #pulls(call: string, sent: Sent, query: URLSearchParams): Answer | undefined {
    if (/^GET \/pulls\/\d+\/comments$/.test(call)) return { status: 200, json: this.suggestions };
    if (/^POST \/pulls\/\d+\/reviews$/.test(call)) {
      this.suggestions.push(...sent.comments);
      return { status: 200, json: {} };
    }
    if (call === 'GET /pulls') {
      const head = query.get('head')?.replace(/^.*:/, '');
      return { status: 200, json: this.pulls.filter((pull) => pull.head === head).toReversed() };
    }
    if (call === 'POST /pulls') {
      const { title, body, head } = sent;
      const pull = { number: 100 + this.pulls.length, title, body, head, state: 'open', merged_at: null };
      this.pulls.push(pull);
      return { status: 201, json: pull };
    }
    const number = /^PATCH \/pulls\/(\d+)$/.exec(call)?.[1];
    const pull = this.pulls.find((each) => each.number === Number(number));
    return pull && { status: 200, json: Object.assign(pull, sent) };
  }

  #checks(call: string, { context, state, ref, inputs }: Sent, query: URLSearchParams): Answer | undefined {
    const [, workflow] = /^GET \/actions\/workflows\/([\w.-]+)\/runs$/.exec(call) ?? [];
    if (workflow) {
      const isRun = (each: (typeof this.dispatches)[number]) =>
        each.file === workflow && each.inputs.head === query.get('head_sha');
      return { status: 200, json: { total_count: this.dispatches.filter(isRun).length } };
    }
    const [, sha] = /^POST \/statuses\/(\w+)$/.exec(call) ?? [];
    if (sha) {
      this.statuses.push({ sha, context, state });
      return { status: 201, json: {} };
    }
    const [, file] = /^POST \/actions\/workflows\/([\w.-]+)\/dispatches$/.exec(call) ?? [];
    if (!file) return undefined;
    this.dispatches.push({ file, ref, inputs });
    return { status: 204 };
  }
}

interface Answer {
  status: number;
  json?: unknown;
  bytes?: Buffer;
  location?: string;
}

function listen(
  answer: (request: IncomingMessage, text: string) => Answer,
  end: (stop: () => void) => void,
): Promise<string> {
  return serveLocally(async (request, response) => {
    const text = (await request.toArray()).join('');
    const { status, json, bytes, location } = answer(request, text);
    if (status === 0) {
      request.socket.destroy();
      return;
    }
    response.writeHead(status, location ? { location } : {});
    response.end(bytes ?? (json === undefined ? undefined : JSON.stringify(json)));
  }, end);
}
