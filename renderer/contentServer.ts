import { createReadStream, existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { lookup } from 'mrmime';
import sirv from 'sirv';
import { renderPage } from 'vike/server';
import type { Connect, Plugin } from 'vite';
import { type PageData, pageData } from '../pages/pageData';
import { shareCard } from '../pages/shareCard';
import { loadTexts } from '../pages/texts';
import { encode, variantsOf } from '../pipeline/media/encodePictures';
import type { PictureFacts } from '../pipeline/media/picture';
import { makeCards } from '../pipeline/media/shareCards';
import { entriesByAddress, entriesOf } from '../pipeline/model/entries';
import type { LoadSite } from '../pipeline/model/loadSite';
import type { Site } from '../pipeline/model/Site';
import { textStore } from '../pipeline/model/textStore';
import { versionFolder } from '../pipeline/source/cache';
import { publicFolder } from '../pipeline/source/listFolder';
import { WorkerPool } from '../pipeline/workers/WorkerPool';
import { hashReading } from './build/codeHash';
import { folderState } from './build/folderState';
import { lastChanged } from './build/lastChanged';
import { buildSettings } from './buildSettings';
import { makeOutputs } from './outputs/makeOutputs';
import { redirects } from './outputs/redirects';

interface Options {
  content: string;
  cache: string;
  /** Loads the content, with or without the check. */
  load: LoadSite;
  log: (line: string) => void;
}

/** While developing: pages come fresh from the content folder, picture sizes are made when asked for. */
export function contentServer({ content, cache, load, log }: Options): Plugin {
  let site: Site | undefined;
  let pictures = new Map<string, PictureFacts>();
  let stale = true;
  let outputs: Promise<Map<string, string>> | undefined;
  const work = join(cache, 'dev');
  const media = join(cache, 'media');
  const version = hashReading();
  const texts = versionFolder(join(cache, 'texts'), version);
  const open = textStore(dirname(content), texts);
  const pool = new WorkerPool(versionFolder(join(cache, 'workers'), version));
  const refresh = async (): Promise<void> => {
    if (!stale) return;
    stale = false;
    const loaded = await load(content, { cache, version, pool, texts }, buildSettings());
    if (loaded.report) log(loaded.report);
    if (loaded.site) {
      site = loaded.site;
      pictures = loaded.pictures;
      outputs = undefined;
    } else if (site) log('The pages still show the last state without errors.');
  };
  const readPage = async (address: string): Promise<PageData | undefined> => {
    await refresh();
    const entry = site && entriesByAddress(site).get(address);
    return site && entry && loadTexts(pageData(entry, site), open);
  };
  const sendPage: Connect.NextHandleFunction = async ({ originalUrl = '/' }, response, next) => {
    const { pathname } = new URL(originalUrl, 'http://localhost');
    const page = (await readPage(decodeURI(pathname))) ?? (await readPage('/404'));
    if (!page) return next();
    const { httpResponse } = await renderPage({ urlOriginal: originalUrl, page });
    response.statusCode = page.address === pathname ? httpResponse.statusCode : 404;
    for (const [name, value] of httpResponse.headers) response.setHeader(name, value);
    httpResponse.pipe(response);
  };
  const variant = (name: string) => {
    const all = [...pictures].flatMap(([path, facts]) => variantsOf(content, path, facts, media));
    return all.find(({ to }) => to.endsWith(`/${name}`));
  };
  /** Makes a size of a picture, or a picture for sharing. Whether there is one of this name. */
  const makePicture = async (name: string): Promise<boolean> => {
    const size = variant(name);
    if (size && !existsSync(size.to)) await encode(size);
    if (size || !site) return size !== undefined;
    const ofSite = site;
    const card = entriesOf(site)
      .map((entry) => shareCard(entry, ofSite))
      .find((each) => each.name === name);
    if (card && (await makePicture(card.photo))) await makeCards([card], media);
    return card !== undefined;
  };
  const readOutputs = (of: Site): Promise<Map<string, string>> => {
    const files = entriesOf(of).map(({ file }) => file);
    outputs ??= makeOutputs(of, {
      work,
      times: lastChanged(content, files, folderState(content)),
      open,
      log,
    });
    return outputs;
  };
  /** Old addresses, feeds and the like, icons, and the search. */
  const sendOutput: Connect.NextHandleFunction = async (request, response, next) => {
    await refresh();
    const { pathname, search } = new URL(request.originalUrl ?? '/', 'http://localhost');
    if (!site || /^\/(@|node_modules|components|pages|pipeline|renderer)/.test(pathname)) return next();
    const rule = redirects(site).find(({ from }) => pathname === from || pathname === `${from}/`);
    if (rule) {
      response.writeHead(301, { location: rule.to + search }).end();
      return;
    }
    const path = pathname.slice(1);
    const text = path.startsWith('_') ? undefined : (await readOutputs(site)).get(path);
    if (text === undefined) return sendFile(request, response, next);
    response.setHeader('Content-Type', `${lookup(path)}; charset=utf-8`);
    response.end(text);
  };
  const sendFile = sirv(join(work, 'client'), { dev: true, etag: true, extensions: [] });
  return {
    name: 'content-server',
    // Vite serves these files as they are, and sees their changes.
    config: () => ({ publicDir: publicFolder(content) }),
    configureServer(server) {
      server.middlewares.use('/README.md', (_request, response) => {
        response.statusCode = 404;
        response.end();
      });
      server.watcher.add(content);
      server.watcher.on('all', (_event, path) => {
        if (!path.startsWith(content)) return;
        stale = true;
        server.ws.send({ type: 'full-reload' });
      });
      server.middlewares.use('/media', async (request, response, next) => {
        await refresh();
        const name = new URL(request.url ?? '/', 'http://localhost').pathname.slice(1);
        if (!(await makePicture(name))) return next();
        response.setHeader('Content-Type', lookup(name) ?? 'application/octet-stream');
        createReadStream(join(media, name)).pipe(response);
      });
      server.middlewares.use(sendOutput);
      // After Vite's own, before Vike's.
      return () => server.middlewares.use(sendPage);
    },
  };
}
