import type { ServerResponse } from 'node:http';
import { lookup } from 'mrmime';
import sirv from 'sirv';
import type { Connect } from 'vite';
import { memoizePromise } from '../../pipeline/model/memoize';
import type { Site } from '../../pipeline/model/Site';
import { redirects } from '../outputs/redirects';
import { splitUrl } from '../resolveAddress';
import type { ContentLoader } from './ContentLoader';

/** What Vite serves: its own modules, packages and the code. */
const FOR_VITE = /^\/(@|(node_modules|components|pages|pipeline|renderer)\/)/;

/**
 * Sends redirects of old addresses, the text files that `makeOutputs` returns by path, and the files that it writes to the
 * folder `client`: icons and the search index.
 */
export function sendOutput(
  content: ContentLoader,
  makeOutputs: (site: Site) => Promise<Map<string, string>>,
  client: string,
) {
  const outputsOf = memoizePromise(makeOutputs);
  const sendFile = sirv(client, { dev: true, etag: true, extensions: [] });

  return async (
    request: Connect.IncomingMessage,
    response: ServerResponse,
    next: Connect.NextFunction,
  ): Promise<void> => {
    const [path, query] = splitUrl(request.originalUrl);
    if (FOR_VITE.test(path)) return next();
    const { site } = await content.refresh();
    if (!site) return next();
    const rule = redirects(site).find(({ from }) => path === from || path === `${from}/`);
    if (rule) {
      response.writeHead(301, { location: rule.to + query }).end();
      return;
    }
    const name = path.slice(1);
    const text = name.startsWith('_') ? undefined : (await outputsOf(site)).get(name);
    if (text === undefined) return sendFile(request, response, next);
    response.setHeader('Content-Type', `${lookup(name)}; charset=utf-8`);
    response.end(text);
  };
}
