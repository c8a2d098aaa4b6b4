import { createReadStream, type Stats } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { chooseEncoding } from './chooseEncoding';
import { compressFile } from './compressFile';
import { mediaTypes } from './mediaTypes';

/** A file to be sent: its name on disk, what the disk says of it, and how the answer begins. */
export interface Answer {
  readonly name: string;
  readonly stats: Stats;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
}

/** A visitor who goes away in the middle of a file is no fault. */
function unlessGone(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE' && error.code !== 'ECONNRESET') throw error;
}

/** Sends a file, compressed where that helps and the browser takes it; 304 when the browser has this very version. */
export async function sendFile(
  { name, stats, status, headers }: Answer,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const [type, compressible] = mediaTypes[extname(name).toLowerCase()] ?? ['application/octet-stream', false];
  const etag = `W/"${stats.size.toString(36)}-${Math.floor(stats.mtimeMs).toString(36)}"`;
  const own: Record<string, string> = {
    'content-type': type,
    'x-content-type-options': 'nosniff',
    ...headers,
    etag,
  };
  if (compressible) own.vary = 'Accept-Encoding';

  if (status === 200 && request.headers['if-none-match']?.split(/,\s*/).includes(etag)) {
    response.writeHead(304, own).end();
    return;
  }
  const encoding = compressible ? chooseEncoding(request.headers['accept-encoding']) : undefined;
  if (encoding) {
    const bytes = await compressFile(name, stats, encoding);
    response.writeHead(status, { ...own, 'content-encoding': encoding, 'content-length': bytes.length });
    response.end(request.method === 'HEAD' ? undefined : bytes);
    return;
  }
  response.writeHead(status, { ...own, 'content-length': stats.size });
  if (request.method === 'HEAD') response.end();
  else await pipeline(createReadStream(name), response).catch(unlessGone);
}
