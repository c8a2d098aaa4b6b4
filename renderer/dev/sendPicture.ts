import { open } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { lookup } from 'mrmime';
import type { Connect } from 'vite';
import type { MediaMaker } from '../MediaMaker';
import { splitUrl } from '../resolveAddress';
import type { ContentLoader } from './ContentLoader';

/** Sends a file of `/media`, which is made when it is first asked for. */
export function sendPicture(content: ContentLoader, media: MediaMaker) {
  return async (
    request: Connect.IncomingMessage,
    response: ServerResponse,
    next: Connect.NextFunction,
  ): Promise<void> => {
    const name = splitUrl(request.url)[0].slice(1);
    if (!(await media.make(name, await content.refresh()))) return next();
    // Opened first: a file that cannot be read still gets an answer.
    const file = await open(join(media.folder, name));
    response.setHeader('Content-Type', lookup(name) ?? 'application/octet-stream');
    await pipeline(file.createReadStream(), response);
  };
}
