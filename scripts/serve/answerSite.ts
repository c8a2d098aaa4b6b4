import { type ReadStream, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync, constants as zlib } from 'node:zlib';
import { lookup } from 'mrmime';
import sirv from 'sirv';
import { resolveAddress, splitUrl } from '../../renderer/resolveAddress';
import { findRedirect, headersFor, readHostRules } from './hostRules';

export type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** Answers requests for a built site: with a redirect, a file, or its 404 page. Reads the rules for hosts once. */
export function answerSite(folder: string): Answer {
  const { headers, redirects } = readHostRules(folder);
  const sendFile = sirv(folder, { dev: true, etag: true, extensions: [] });

  return (request, response) => {
    const [path, query] = splitUrl(request.url);
    const all = { 'x-content-type-options': 'nosniff', ...headersFor(headers, path) };
    response.setHeaders(new Map(Object.entries(all)));
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return void response.writeHead(405, { allow: 'GET, HEAD', 'content-length': '0' }).end();
    const rule = findRedirect(redirects, path);
    if (rule) return redirect(response, rule.status, rule.to + query);
    const address = resolveAddress(path, (file) => isFile(join(folder, file)));
    if (address.kind === 'redirect') return redirect(response, 301, address.to + query);
    if (address.kind === 'unknown') return sendNotFound(folder, request, response);
    if (setContentType(response, address.file) && chooseEncoding(request))
      return sendCompressed(join(folder, address.file), request, response);
    request.url = encodeURI(address.file);
    // No page asks for a part of a file, and sirv takes ranges that end before they begin.
    delete request.headers.range;
    closeTogether(response);
    sendFile(request, response, () => sendNotFound(folder, request, response));
  };
}

/** Of the file that sirv sends: a build may remove it now, and a visitor may go away. */
function closeTogether(response: ServerResponse): void {
  response.once('pipe', (file: ReadStream) => {
    file.once('error', () => response.destroy());
    response.once('close', () => file.destroy());
  });
}

function redirect(response: ServerResponse, status: number, location: string): void {
  response.writeHead(status, { location, 'content-length': '0' }).end();
}

function sendNotFound(folder: string, request: IncomingMessage, response: ServerResponse): void {
  const page = join(folder, '404.html');
  const hasPage = isFile(page);
  response.statusCode = 404;
  response.setHeader('cache-control', 'no-store');
  setContentType(response, hasPage ? page : '.txt');
  if (hasPage) sendCompressed(page, request, response);
  else response.end('Not found\n');
}

/** Sends a text in the better encoding that the browser takes; 304 where the browser has this very version. */
function sendCompressed(path: string, request: IncomingMessage, response: ServerResponse): void {
  const { size, mtimeMs } = statSync(path);
  const encoding = chooseEncoding(request);
  const etag = `W/"${size}-${mtimeMs}-${encoding}"`;
  response.setHeader('etag', etag);
  if (response.statusCode === 200 && request.headers['if-none-match'] === etag)
    return void response.writeHead(304).end();
  if (encoding) response.setHeader('content-encoding', encoding);
  response.end(compress(readFileSync(path), encoding));
}

/** At Brotli's quality 5, as hosts compress while they serve. */
function compress(bytes: Buffer, encoding: 'br' | 'gzip' | undefined): Buffer {
  if (encoding === 'br') return brotliCompressSync(bytes, { params: { [zlib.BROTLI_PARAM_QUALITY]: 5 } });
  return encoding === 'gzip' ? gzipSync(bytes) : bytes;
}

/** The better of the two encodings that a browser says it takes; one with `q=0` is refused. */
function chooseEncoding({ headers }: IncomingMessage): 'br' | 'gzip' | undefined {
  const taken = String(headers['accept-encoding'] ?? '')
    .split(',')
    .filter((entry) => !/;\s*q=0(\.0*)?\s*$/.test(entry))
    .map((entry) => entry.split(';')[0]?.trim().toLowerCase());
  return (['br', 'gzip'] as const).find((encoding) => taken.includes(encoding));
}

/** False too where a path is longer than a file system takes. */
function isFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** Returns whether it is a text, which is worth compressing. */
function setContentType(response: ServerResponse, file: string): boolean {
  const type = lookup(file) ?? 'application/octet-stream';
  const isText = /^text\/|javascript|json|xml/.test(type);
  response.setHeader('content-type', isText ? `${type}; charset=utf-8` : type);
  if (isText) response.setHeader('vary', 'Accept-Encoding');
  return isText;
}
