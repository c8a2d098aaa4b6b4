import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadSite } from '../pipeline/model/load/loadSite';
import { listFiles } from '../pipeline/source/listFolder';
import { Store } from '../pipeline/source/store.mjs';
import { WorkerPool } from '../pipeline/workers/WorkerPool';
import { buildSettings } from '../renderer/buildSettings';
import { MediaMaker } from '../renderer/MediaMaker';
import { projectPaths } from '../scripts/options';
import { serveMedia } from '../scripts/serve/makeMedia';
import { passToFunction } from '../scripts/serve/passToFunction';
import { type Server, startServer } from '../scripts/serve/startServer';

const { content, cache } = projectPaths;
const place = join(cache, 'tests');

/** The folder to which the step `build` of `npm test` writes the pages of the site. */
export const builtFolder = join(place, 'site');

/** Every file of the site, by path, those of `/media` that nobody has asked for yet among them. */
export function builtFiles(): string[] {
  const media: string[] = JSON.parse(readFileSync(join(place, 'media.json'), 'utf8'));
  return [...new Set([...listFiles(builtFolder), ...media.map((name) => `media/${name}`)])];
}

/** Serves the built site on a free port, with the form at `functionUrl` if given. The caller stops it. */
export function builtSite(functionUrl?: string, folder = builtFolder): Promise<Server> {
  if (!existsSync(join(folder, 'index.html')))
    throw new Error(`${folder} has no site: run \`npm test build\` first`);
  const makeMedia = folder === builtFolder ? makeAsked() : undefined;
  return startServer({
    folder,
    port: 0,
    ...(functionUrl && { answerForm: passToFunction(functionUrl) }),
    ...(makeMedia && { makeMedia }),
  });
}

/** Makes the pictures of the site when they are asked for. */
function makeAsked(): (name: string) => Promise<void> {
  const media = new MediaMaker(content, join(cache, 'media'));
  let loading: ReturnType<typeof load> | undefined;
  return async (name) => {
    if (existsSync(join(builtFolder, 'media', name))) return;
    loading ??= load();
    await serveMedia(name, { media, site: await loading, out: builtFolder });
  };
}

async function load() {
  const pool = new WorkerPool();
  try {
    return await loadSite(
      content,
      { store: new Store(join(cache, 'store')), version: 'unchecked', pool },
      buildSettings(),
    );
  } finally {
    await pool.close();
  }
}
