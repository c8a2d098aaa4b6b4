import { readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync, constants as zlib } from 'node:zlib';
import { lookup } from 'mrmime';
import { resolveAddress, splitUrl } from '../../renderer/resolveAddress';
import { findRedirect, headersFor, readHostRules } from './hostRules';

export type RequestHandler = (request: IncomingMessage, response: ServerResponse) => void;

/** A handler that serves a built site like static hosts do: redirects, files, and the 404 page. Reads `_headers` and `_redirects` once. */
export function answerSite(folder: string): RequestHandler {
  const { headers, redirects } = readHostRules(folder);

  return (request, response) => {
    const [path, query] = splitUrl(request.url);
    const allHeaders = { 'x-content-type-options': 'nosniff', ...headersFor(headers, path) };
    response.setHeaders(new Map(Object.entries(allHeaders)));
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return void response.writeHead(405, { allow: 'GET, HEAD', 'content-length': '0' }).end();
    const rule = findRedirect(redirects, path);
    if (rule) return redirect(response, rule.status, rule.to + query);
    const address = resolveAddress(path, (file) => isFile(join(folder, file)));
    if (address.redirect) return redirect(response, 301, address.redirect + query);
    if (!address.file) return sendNotFound(folder, request, response);
    sendFile(join(folder, address.file), request, response);
  };
}

function redirect(response: ServerResponse, status: number, location: string): void {
  response.writeHead(status, { location, 'content-length': '0' }).end();
}

function sendNotFound(folder: string, request: IncomingMessage, response: ServerResponse): void {
  const page = join(folder, '404.html');
  response.statusCode = 404;
  response.setHeader('cache-control', 'no-store');
  if (isFile(page)) sendFile(page, request, response);
  else response.setHeader('content-type', 'text/plain').end('Not found\n');
}

/** Sends a file, a text in the best encoding that the browser accepts; 304 if the browser has the same version. Ignores ranges. */
function sendFile(path: string, request: IncomingMessage, response: ServerResponse): void {
  const type = lookup(path) ?? 'application/octet-stream';
  const isText = /^text\/|javascript|json|xml/.test(type);
  const encoding = isText ? chooseEncoding(request) : undefined;
  const { size, mtimeMs } = statSync(path);
  const etag = `W/"${size}-${mtimeMs}-${encoding}"`;
  response.setHeader('content-type', isText ? `${type}; charset=utf-8` : type);
  response.setHeader('etag', etag);
  if (isText) response.setHeader('vary', 'Accept-Encoding');
  if (response.statusCode === 200 && request.headers['if-none-match'] === etag)
    return void response.writeHead(304).end();
  if (encoding) response.setHeader('content-encoding', encoding);
  const body = compress(readFileSync(path), encoding);
  response.setHeader('content-length', body.length).end(body);
}

/** Uses Brotli quality 5, like hosts that compress on the fly. */
function compress(bytes: Buffer, encoding: 'br' | 'gzip' | undefined): Buffer {
  if (encoding === 'br') return brotliCompressSync(bytes, { params: { [zlib.BROTLI_PARAM_QUALITY]: 5 } });
  return encoding === 'gzip' ? gzipSync(bytes) : bytes;
}

/** The best encoding in `Accept-Encoding`. `q=0` means not accepted. */
function chooseEncoding({ headers }: IncomingMessage): 'br' | 'gzip' | undefined {
  const accepted = String(headers['accept-encoding'] ?? '')
    .split(',')
    .filter((entry) => !/;\s*q=0(\.0*)?\s*$/.test(entry))
    .map((entry) => entry.split(';')[0]?.trim().toLowerCase());
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding));
}

/** Also false for a path that is too long for the file system. */
function isFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
