import { dirname, join } from 'node:path';
import type { ResolvedValue } from '../../pipeline/kinds/values';
import type { PictureFacts } from '../../pipeline/media/picture';
import { entriesOf } from '../../pipeline/model/entries';
import { textKey } from '../../pipeline/model/load/cachedTexts';
import { fileTexts } from '../../pipeline/model/load/fileTexts';
import type { LoadSite } from '../../pipeline/model/load/loadSite';
import type { Site } from '../../pipeline/model/Site';
import { visit } from '../../pipeline/model/visit';
import { codeIn, DamagedCache, versionFolder } from '../../pipeline/source/cache';
import type { FileState } from '../../pipeline/source/fileHashes';
import { publicFolder } from '../../pipeline/source/listFolder';
import type { Store } from '../../pipeline/source/store.mjs';
import type { WorkerPool } from '../../pipeline/workers/WorkerPool';
import { buildSettings, isEditable } from '../buildSettings';
import { isOtherFont } from '../font/fontFiles';
import { MediaMaker } from '../MediaMaker';
import { writeFunctionFacts } from '../outputs/functionFacts';
import { makeOutputs } from '../outputs/makeOutputs';
import { bundleCode, clientScript, keptBundle } from './bundle';
import { hashReading } from './codeHash';
import { lastChanged } from './lastChanged';
import { renderPages } from './renderPages';
import { overBudget } from './scriptBudget';
import { bundledFiles, filesOf, mediaFiles, pageFiles, publicFiles } from './siteFiles';

export interface BuildFolders {
  content: string;
  out: string;
  cache: string;
  /** The file for what the form's function knows of the business. */
  facts: string;
}

export interface BuildOptions extends BuildFolders {
  load: LoadSite;
  /** Leaves out the files of `/media`, which the caller makes when they are asked for. */
  leavesMedia?: true;
}

type Log = (line: string) => void;

/** Makes every file of the site in the cache. Returns nothing if the content has errors. */
export async function makeSite(
  options: BuildOptions,
  { code, states, store }: { code: string; states: ReadonlyMap<string, FileState>; store: Store },
  pool: WorkerPool,
  log: Log,
) {
  const { content, cache, load } = options;
  const began = Date.now();
  const version = hashReading();
  const work = join(codeIn(cache, 'site'), code);
  const kept = keptBundle(work, store);
  const texts = { folder: store.folder, version };
  const [bundle, { site, sources, report, files: count, pictures, until }] = await besideBundling(
    kept ?? (() => bundleCode(work, store)),
    log,
    () => load(content, { store, version, pool, keepsTexts: true, states }, buildSettings()),
  );
  if (report) log(report);
  if (!site) return undefined;
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  log(`Checked ${count} files and ${pictures.size} pictures in ${seconds} s`);
  const media = join(cache, 'media');
  const made = await makeMedia({ site, pictures }, { ...options, media }, log);
  const above = dirname(content);
  const rendering = { ...texts, work, above, script: clientScript(work), isEditable: isEditable() };
  const { keys, changed } = await renderPages({ site, sources }, { ...rendering, store, code }, pool);
  // The button of a preview is not loaded by visitors.
  const budgetError = sources ? undefined : budgetErrorOf(keys, work, store);
  if (budgetError) {
    log(budgetError);
    return undefined;
  }
  const written = entriesOf(site).map(({ file }) => file);
  const times = lastChanged(content, written, states);
  const outputs = await makeOutputs(site, { times, open: fileTexts(above, texts), store, code });
  // The deployment asks the live site for it each hour.
  if (until) outputs.set('next-change.txt', until);
  // Of a name that is there twice, the site's own file stays; the check reports the other one.
  const files = new Map([
    ...publicFiles(publicFolder(content)),
    ...filesOf(outputs),
    ...bundledFiles(work, bundle, (path) => !isOtherFont(path, site.business.brand?.font)),
    ...pageFiles(store, keys),
    ...mediaFiles(store, media, made.names),
  ]);
  writeFunctionFacts(site, options.facts);
  return {
    /** Every file of the site, by its path there. */
    files,
    report,
    /** The next time at which a page appears or disappears. */
    until,
    pages: keys.size,
    /** Pages that were rendered. */
    changed,
    /** The number of files of `/media`, in all and made in this build. */
    pictures: made.names.length,
    made: made.made,
    bundled: kept === undefined,
    /** Notes what was used, and deletes other versions of the code. */
    end: () => {
      for (const hash of textHashes(site)) store.use('texts', textKey(texts, hash));
      versionFolder(codeIn(cache, 'site'), code);
    },
  };
}

/** Every page has the same scripts. */
function budgetErrorOf(keys: ReadonlyMap<string, string>, work: string, store: Store): string | undefined {
  const [anyPage = ''] = keys.values();
  return overBudget(join(work, 'client'), store.read<string>('pages', anyPage) ?? '');
}

/** Loads the content while another process bundles the code, if that is to be done. Neither is left at work when the other one fails. */
async function besideBundling<Bundle extends object, Loaded>(
  bundle: Bundle | (() => Promise<Bundle>),
  log: Log,
  load: () => Promise<Loaded>,
): Promise<[Bundle, Loaded]> {
  if (typeof bundle !== 'function') return [bundle, await load()];
  log('Bundling the code…');
  const both = [bundle(), load()] as const;
  await Promise.allSettled(both);
  return Promise.all(both);
}

function textHashes(site: Site): Set<string> {
  const hashes = new Set<string>();
  visit<ResolvedValue>(site, { prose: ({ hash }) => hashes.add(hash) });
  return hashes;
}

/** Makes every file of `/media`, unless the caller does. Throws an error that names each file of the content from which one cannot be made. */
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

/** A line for every tenth of the work. */
function pictureProgress(log: Log): (done: number, of: number) => void {
  let logged = 0;
  return (done, of) => {
    const tenth = Math.floor((done / of) * 10);
    if (tenth === logged) return;
    logged = tenth;
    log(`Pictures: ${done} of ${of}`);
  };
}
