import { readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ResolvedValue } from '../../pipeline/kinds/values';
import type { PictureFacts } from '../../pipeline/media/picture';
import { textKey } from '../../pipeline/model/load/cachedTexts';
import type { LoadSite } from '../../pipeline/model/load/loadSite';
import { treeReader } from '../../pipeline/model/load/textTrees';
import type { Site } from '../../pipeline/model/Site';
import { visit } from '../../pipeline/model/visit';
import { DamagedCache } from '../../pipeline/source/DamagedCache';
import type { FileState } from '../../pipeline/source/fileHashes';
import { publicFolder } from '../../pipeline/source/listFolder';
import type { Store } from '../../pipeline/source/store.mjs';
import type { WorkerPool } from '../../pipeline/workers/WorkerPool';
import { buildSettings, isEditable } from '../buildSettings';
import { isOtherFont } from '../font/fontFiles';
import { MediaMaker } from '../MediaMaker';
import { writeFunctionConfig } from '../outputs/functionConfig';
import { makeOutputs } from '../outputs/makeOutputs';
import { bundleCode, cachedBundle, clientScript } from './bundle';
import { hashParserCode } from './codeHash';
import { renderPages } from './renderPages';
import { bundledFiles, filesOf, mediaFiles, pageFiles, publicFiles } from './siteFiles';

export interface BuildFolders {
  content: string;
  out: string;
  cache: string;
  /** The path of the configuration file for the form's function. */
  formConfig: string;
}

export interface BuildOptions extends BuildFolders {
  load: LoadSite;
  /** Omits the files of `/media`; the caller makes them on request. */
  leavesMedia?: true;
}

type Log = (line: string) => void;

/** Makes every file of the site in the cache. `code`: the hash of the code. Undefined, after logging why, if the content has errors. */
export async function makeSite(
  options: BuildOptions,
  { code, states, store }: { code: string; states: ReadonlyMap<string, FileState>; store: Store },
  pool: WorkerPool,
  log: Log,
) {
  const { content, cache, load } = options;
  const began = Date.now();
  const version = hashParserCode();
  const bundles = join(cache, 'code', 'site');
  const work = join(bundles, code);
  const cached = cachedBundle(work, store);
  if (!cached) log('Bundling the code…');
  const loading = load(content, { store, version, pool, keepsTexts: true, states }, buildSettings());
  const [bundle, { site, sources, report, files: count, pictures, until }] = await both(
    cached ?? bundleCode(work, store),
    loading,
  );
  if (report) log(report);
  if (!site) return undefined;
  log(`Checked ${count} files and ${pictures.size} pictures${since(began)}`);
  const media = join(cache, 'media');
  const made = await makeMedia({ site, pictures }, { ...options, media }, log);
  // Paths of content files begin with the name of the content folder.
  const above = dirname(content);
  const texts = { folder: store.folder, version };
  const rendering = { ...texts, work, above, script: clientScript(work), isEditable: isEditable() };
  const { keys, changed } = await renderPages({ site, sources }, { ...rendering, store, code }, pool);
  const readTree = treeReader(above, texts);
  const outputs = await makeOutputs(site, { content, states, readTree, store, code });
  // The hourly deployment workflow fetches this file from the live site.
  if (until) outputs.set('next-change.txt', until);
  writeFunctionConfig(site, options.formConfig);
  return {
    // Generated files override public files of the same name, which the check reports.
    files: new Map([
      ...publicFiles(publicFolder(content)),
      ...filesOf(outputs),
      ...bundledFiles(work, bundle, (path) => !isOtherFont(path, site.business.brand?.font)),
      ...pageFiles(store, keys),
      ...mediaFiles(store, media, made.names),
    ]),
    report,
    /** The next time at which a page appears or disappears. */
    until,
    counts: {
      pages: keys.size,
      changed,
      /** The number of files of `/media`. */
      pictures: made.names.length,
      made: made.made,
      isBundled: cached === undefined,
    },
    /** Marks cached texts as used, and deletes bundles of other versions of the code. */
    end: () => {
      visit<ResolvedValue>(site, { prose: ({ hash }) => store.use('texts', textKey(texts, hash)) });
      for (const other of readdirSync(bundles))
        if (other !== code) rmSync(join(bundles, other), { recursive: true, force: true });
    },
  };
}

/** Waits for both even if one fails. */
async function both<One, Other>(one: One | Promise<One>, other: Promise<Other>): Promise<[One, Other]> {
  await Promise.allSettled([one, other]);
  return Promise.all([one, other]);
}

/** ` in 1.4 s` */
export function since(began: number): string {
  return ` in ${((Date.now() - began) / 1000).toFixed(1)} s`;
}

/** Makes every file of `/media`, unless the caller does. If some cannot be made, throws an error that lists their source files. */
async function makeMedia(
  loaded: { site: Site; pictures: ReadonlyMap<string, PictureFacts> },
  { content, media, leavesMedia }: Pick<BuildOptions, 'content' | 'leavesMedia'> & { media: string },
  log: Log,
): Promise<{ names: string[]; made: number }> {
  if (leavesMedia) return { names: [], made: 0 };
  const { names, made, failed } = await new MediaMaker(content, media).makeAll(loaded, pictureProgress(log));
  const damaged = failed.find(({ error }) => error instanceof DamagedCache);
  if (damaged) throw damaged.error;
  const reasons = new Map(failed.map(({ from, error }) => [from, error.message]));
  if (reasons.size > 0) {
    const lines = [...reasons].map(([from, reason]) => `  ${from}: ${reason}`);
    throw new Error(`These pictures cannot be made:\n${lines.join('\n')}`);
  }
  return { names, made };
}

/** Logs a line for every tenth of the work. */
function pictureProgress(log: Log): (done: number, of: number) => void {
  let logged = 0;
  return (done, of) => {
    const tenth = Math.floor((done / of) * 10);
    if (tenth === logged) return;
    logged = tenth;
    log(`Pictures: ${done} of ${of}`);
  };
}
