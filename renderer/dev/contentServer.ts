import { open as openFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { lookup } from 'mrmime';
import type { Connect, Plugin } from 'vite';
import type { LoadSite } from '../../pipeline/model/load/loadSite';
import { previewTreeReader, treeReader } from '../../pipeline/model/load/textTrees';
import { memoizePromise } from '../../pipeline/model/memoize';
import type { Site } from '../../pipeline/model/Site';
import { folderState } from '../../pipeline/source/fileHashes';
import { publicFolder } from '../../pipeline/source/listFolder';
import { siteStore } from '../../pipeline/source/store.mjs';
import { WorkerPool } from '../../pipeline/workers/WorkerPool';
import { hashCode } from '../build/codeHash';
import { buildSettings, isEditable } from '../buildSettings';
import { MediaMaker } from '../MediaMaker';
import { redirects } from '../outputs/hostFiles';
import { makeOutputs } from '../outputs/makeOutputs';
import { splitUrl } from '../resolveAddress';
import { ContentLoader } from './ContentLoader';
import { sendPage } from './sendPage';

interface Options {
  content: string;
  cache: string;
  load: LoadSite;
  log: (line: string) => void;
}

/** A Vite plugin for development: renders pages from the current content and makes pictures on request. */
export function contentServer({ content, cache, load, log }: Options) {
  const { renderer: code, parser: version } = hashCode();
  const store = siteStore(cache);
  const textCache = { folder: store.folder, version };
  const readTree = treeReader(dirname(content), textCache);
  // For “Edit”, elements have their positions in the file.
  const readPageTree = isEditable() ? previewTreeReader(dirname(content), textCache) : readTree;
  const pool = new WorkerPool();
  const loader = new ContentLoader(
    () => load(content, { store, version, pool, keepsTexts: true }, buildSettings()),
    log,
  );
  const media = new MediaMaker(content, join(cache, 'media'));
  const outputs = (site: Site) =>
    makeOutputs(site, { content, states: folderState(content), readTree, store, code });
  return {
    name: 'content-server',
    api: { loader, media },
    // Vite serves these files and watches them.
    config: () => ({ publicDir: publicFolder(content) }),
    configureServer({ middlewares, watcher, ws }) {
      watcher.add(content);
      watcher.on('all', (_event, path) => {
        if (!path.startsWith(content)) return;
        loader.expire();
        ws.send({ type: 'full-reload' });
      });
      // The one in `public`, which is not published.
      middlewares.use('/README.md', (_request, response) => {
        response.writeHead(404).end();
      });
      middlewares.use('/media', passErrors(sendPicture(loader, media)));
      middlewares.use(passErrors(sendOutput(loader, outputs)));
      // Runs after Vite's own middleware and before Vike's.
      return () => middlewares.use(passErrors(sendPage(loader, readPageTree)));
    },
  } satisfies Plugin;
}

type Answer = (
  request: Connect.IncomingMessage,
  response: ServerResponse,
  next: Connect.NextFunction,
) => Promise<void>;

/** Passes errors of `answer` to Vite, unless the response has begun or the browser has disconnected. */
function passErrors(answer: Answer): Connect.NextHandleFunction {
  return (request, response, next) => {
    answer(request, response, next).catch((error: unknown) => {
      if (response.headersSent || response.destroyed) response.destroy();
      else next(error);
    });
  };
}

/** Sends a file of `/media`, which is made at its first request. */
function sendPicture(loader: ContentLoader, media: MediaMaker): Answer {
  return async (request, response, next) => {
    const name = splitUrl(request.url)[0].slice(1);
    if (!(await media.make(name, await loader.refresh()))) return next();
    // Opened before the headers are sent, so that an unreadable file gets an error response.
    const file = await openFile(join(media.folder, name));
    response.setHeader('Content-Type', lookup(name) ?? 'application/octet-stream');
    await pipeline(file.createReadStream(), response);
  };
}

/** Paths that Vite serves: its own modules, packages and source code. */
const FOR_VITE = /^\/(@|(node_modules|components|pages|pipeline|renderer)\/)/;

/** Sends redirects, and the files of `makeOutputs`. */
function sendOutput(
  loader: ContentLoader,
  outputsFor: (site: Site) => Promise<Map<string, string | Buffer>>,
): Answer {
  const outputsOf = memoizePromise(outputsFor);

  return async (request, response, next) => {
    const [path, query] = splitUrl(request.originalUrl);
    if (FOR_VITE.test(path)) return next();
    const { site } = await loader.refresh();
    if (!site) return next();
    const rule = redirects(site).find(({ from }) => path === from || path === `${from}/`);
    if (rule) {
      response.writeHead(301, { location: rule.to + query }).end();
      return;
    }
    const name = path.slice(1);
    // `_headers` and `_redirects` are for the host.
    const output = name.startsWith('_') ? undefined : (await outputsOf(site)).get(name);
    if (output === undefined) return next();
    response.setHeader(
      'Content-Type',
      `${lookup(name)}${typeof output === 'string' ? '; charset=utf-8' : ''}`,
    );
    response.end(output);
  };
}
