import { readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { LoadSite } from '../../pipeline/model/load/loadSite';
import { treeReader } from '../../pipeline/model/load/textTrees';
import { DamagedCache } from '../../pipeline/source/DamagedCache';
import { type FileState, folderHash } from '../../pipeline/source/fileHashes';
import { publicFolder } from '../../pipeline/source/listFolder';
import type { Store } from '../../pipeline/source/store.mjs';
import type { WorkerPool } from '../../pipeline/workers/WorkerPool';
import { buildSettings, isEditable } from '../buildSettings';
import { isOtherFont } from '../font/fontFiles';
import { MediaMaker } from '../MediaMaker';
import { writeFunctionConfig } from '../outputs/functionConfig';
import { makeOutputs } from '../outputs/makeOutputs';
import { bundleCode, cachedBundle, clientScript } from './bundle';
import { type BuildFolders, hashFunctionConfig, type LastBuild } from './lastBuild';
import { publish } from './publish';
import { renderPages } from './renderPages';
import { bundledFiles, filesOf, mediaFiles, pageFiles, publicFiles } from './siteFiles';

export interface BuildOptions extends BuildFolders {
  load: LoadSite;
  /** Omits the files of `/media`; the caller makes them on request. */
  leavesMedia?: true;
}

export type Log = (line: string) => void;

interface BuildState {
  /** The hashes of the code that renders, of the code that parses, and of all inputs of the build. */
  code: string;
  version: string;
  inputs: string;
  /** The states of the content's files. */
  states: ReadonlyMap<string, FileState>;
  store: Store;
  pool: WorkerPool;
}

/** The number of pages and files of `/media`, and of those that were made, not found in the cache. */
export interface Counts {
  pages: number;
  changed?: number;
  pictures: number;
  made?: number;
  isBundled?: boolean;
}

/** Makes and publishes the site. Undefined, after logging why, if the content has errors. */
export async function makeSite(
  options: BuildOptions,
  { code, version, inputs, states, store, pool }: BuildState,
  log: Log,
): Promise<Counts | undefined> {
  const { content, out, cache, formConfig, leavesMedia } = options;
  const began = Date.now();
  const bundles = join(cache, 'code', 'site');
  const work = join(bundles, code);
  const cached = cachedBundle(work, store);
  if (!cached) log('Bundling the code…');
  const bundling = cached ?? bundleCode(work, store);
  const settings = buildSettings();
  const loading = options.load(content, { store, version, pool, keepsTexts: true, states }, settings);
  // Waits for both even if one fails.
  await Promise.allSettled([bundling, loading]);
  const [bundle, { site, sources, report, files: count, pictures, until }] = [await bundling, await loading];
  if (report) log(report);
  if (!site) return undefined;
  log(`Checked ${count} files and ${pictures.size} pictures${since(began)}`);
  const media = new MediaMaker(content, join(cache, 'media'));
  const { names, made } = leavesMedia ? NO_MEDIA : await makeMedia(media, { site, pictures }, log);
  // Paths of content files begin with the name of the content folder.
  const above = dirname(content);
  const texts = { folder: store.folder, version };
  const rendering = { ...texts, work, above, script: clientScript(work), isEditable: isEditable() };
  const { keys, changed } = await renderPages({ site, sources }, { ...rendering, store, code }, pool);
  const readTree = treeReader(above, texts);
  const outputs = await makeOutputs(site, { content, states, readTree, store, code });
  // The hourly deployment workflow fetches this file from the live site.
  if (until) outputs.set('next-change.txt', until);
  writeFunctionConfig(site, formConfig);
  // Generated files override public files of the same name, which the check reports.
  const published = publish(
    new Map([
      ...publicFiles(publicFolder(content)),
      ...filesOf(outputs),
      ...bundledFiles(work, bundle, (path) => !isOtherFont(path, site.business.brand?.font)),
      ...pageFiles(store, keys),
      ...mediaFiles(store, media.folder, names),
    ]),
    out,
    store,
  );
  deleteOthers(bundles, code);
  const counts = { pages: keys.size, pictures: names.length };
  const outHash = folderHash(published);
  const last: LastBuild = { ...counts, until, outHash, report, formConfig: hashFunctionConfig(formConfig) };
  // Written last, so that an interrupted build is not taken for a complete one.
  if (!leavesMedia) store.write('built', inputs, last);
  store.close();
  return { ...counts, changed, made, isBundled: cached === undefined };
}

/** Deletes bundles of other versions of the code. */
function deleteOthers(bundles: string, code: string): void {
  for (const other of readdirSync(bundles))
    if (other !== code) rmSync(join(bundles, other), { recursive: true, force: true });
}

/** ` in 1.4 s` */
export function since(began: number): string {
  return ` in ${((Date.now() - began) / 1000).toFixed(1)} s`;
}

const NO_MEDIA = { names: [], made: 0 };

/** Makes every file of `/media`. If some cannot be made, throws an error that lists their source files. */
async function makeMedia(media: MediaMaker, loaded: Parameters<MediaMaker['makeAll']>[0], log: Log) {
  let logged = 0;
  const { failed, ...result } = await media.makeAll(loaded, (done, of) => {
    // A line for every tenth of the work.
    const tenth = Math.floor((done / of) * 10);
    if (tenth !== logged) log(`Pictures: ${done} of ${of}`);
    logged = tenth;
  });
  const damaged = failed.find(({ error }) => error instanceof DamagedCache);
  if (damaged) throw damaged.error;
  const reasons = new Map(failed.map(({ from, error }) => [from, error.message]));
  if (reasons.size === 0) return result;
  const lines = [...reasons].map(([from, reason]) => `  ${from}: ${reason}`);
  throw new Error(`These pictures cannot be made:\n${lines.join('\n')}`);
}
