import { createReadStream, existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { renderPage } from 'vike/server';
import type { Connect, Plugin } from 'vite';
import { type PageData, pageData } from '../pages/pageData';
import { loadTexts } from '../pages/texts';
import { encode, variantsOf } from '../pipeline/media/encodePictures';
import type { PictureFacts } from '../pipeline/media/picture';
import { entriesByAddress } from '../pipeline/model/entries';
import type { LoadSite } from '../pipeline/model/loadSite';
import type { Site } from '../pipeline/model/Site';
import { textStore } from '../pipeline/model/textStore';
import { versionFolder } from '../pipeline/source/cache';
import { publicFolder } from '../pipeline/source/listFolder';
import { WorkerPool } from '../pipeline/workers/WorkerPool';
import { hashReading } from './build/codeHash';
import { buildSettings } from './buildSettings';

interface Options {
  content: string;
  cache: string;
  /** Loads the content, with the check or without. */
  load: LoadSite;
  log: (line: string) => void;
}

const TYPES: Record<string, string> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' };

/** While developing: pages come fresh from the content folder, picture sizes are made when asked for. */
export function contentServer({ content, cache, load, log }: Options): Plugin {
  let site: Site | undefined;
  let pictures = new Map<string, PictureFacts>();
  let stale = true;
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
    const all = [...pictures].flatMap(([path, facts]) =>
      variantsOf(content, path, facts, join(cache, 'media')),
    );
    return all.find(({ to }) => to.endsWith(`/${name}`));
  };
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
        const found = variant(String(request.url).slice(1));
        if (!found) return next();
        if (!existsSync(found.to)) await encode(found);
        response.setHeader(
          'Content-Type',
          TYPES[String(found.to.split('.').pop())] ?? 'application/octet-stream',
        );
        createReadStream(found.to).pipe(response);
      });
      // After Vite's own, before Vike's.
      return () => server.middlewares.use(sendPage);
    },
  };
}
