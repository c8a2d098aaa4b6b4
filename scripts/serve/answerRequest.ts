import { type Stats, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { findRedirect } from './findRedirect';
import { headersFor } from './headersFor';
import type { BuiltSite } from './openSite';
import { resolveAddress } from './resolveAddress';
import { sendFile } from './sendFile';

function fileAt(folder: string, file: string): Stats | undefined {
  const found = statSync(join(folder, file), { throwIfNoEntry: false });
  return found?.isFile() ? found : undefined;
}

/** An address begins with one slash: two would name another host in a `Location`. */
function pathAndQuery(url = '/'): [path: string, query: string] {
  const at = url.indexOf('?');
  const path = at < 0 ? url : url.slice(0, at);
  return [path.replace(/^\/*/, '/').replace(/\/{2,}/g, '/'), at < 0 ? '' : url.slice(at)];
}

function lead(response: ServerResponse, status: number, to: string, headers: Record<string, string>): void {
  response.writeHead(status, { ...headers, location: to, 'content-length': '0' }).end();
}

/** Answers one request for the built site: a redirect, a file, or its 404 page. */
export async function answerRequest(site: BuiltSite, request: IncomingMessage, response: ServerResponse) {
  const [path, query] = pathAndQuery(request.url);
  const headers = headersFor(site.headers, path);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { ...headers, allow: 'GET, HEAD', 'content-length': '0' }).end();
    return;
  }

  const rule = findRedirect(site.redirects, path);
  if (rule) return lead(response, rule.status, rule.to + query, headers);

  const address = resolveAddress(path, (file) => fileAt(site.folder, file) !== undefined);
  if (address.kind === 'redirect') return lead(response, 301, address.to + query, headers);

  const status = address.kind === 'file' ? 200 : 404;
  const name = join(site.folder, address.kind === 'file' ? address.file : '/404.html');
  const stats = statSync(name, { throwIfNoEntry: false });
  if (!stats) {
    response.writeHead(404, { ...headers, 'content-type': 'text/plain; charset=utf-8' }).end('Not found\n');
    return;
  }
  const kept = status === 404 ? { ...headers, 'cache-control': 'no-store' } : headers;
  await sendFile({ name, stats, status, headers: kept }, request, response);
}
