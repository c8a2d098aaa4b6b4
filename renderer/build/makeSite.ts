import { dirname, join } from 'node:path';
import type { ResolvedValue } from '../../pipeline/kinds/values';
import type { PictureFacts } from '../../pipeline/media/picture';
import { entriesOf } from '../../pipeline/model/entries';
import type { LoadSite } from '../../pipeline/model/load/loadSite';
import { textStore } from '../../pipeline/model/load/textStore';
import type { Site } from '../../pipeline/model/Site';
import { pageFile } from '../../pipeline/model/urls';
import { visit } from '../../pipeline/model/visit';
import { DamagedCache, evictBlobs, type FileState, versionFolder } from '../../pipeline/source/cache';
import { publicFolder } from '../../pipeline/source/listFolder';
import type { WorkerPool } from '../../pipeline/workers/WorkerPool';
import { buildSettings, isEditable } from '../buildSettings';
import { isOtherFont } from '../font/fontFiles';
import { MediaMaker } from '../MediaMaker';
import { writeFunctionFacts } from '../outputs/functionFacts';
import { makeOutputs } from '../outputs/makeOutputs';
import type { SiteFile } from './assemble';
import { bundleCode, clientScript, isBundled } from './bundle';
import { hashReading } from './codeHash';
import { lastChanged } from './lastChanged';
import { madeHashes } from './madeFiles';
import { evictPages } from './pageCache';
import { renderPages } from './renderPages';
import { overBudget } from './scriptBudget';
import { publicFiles, storeFiles } from './storeFiles';

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

interface MadeSite {
  /** Every file of the site, by its path there. */
  files: Map<string, SiteFile>;
  report: string;
  /** The next time at which a page appears or disappears. */
  until?: string;
  pages: number;
  /** Pages that were rendered. */
  changed: number;
  /** The number of files of `/media`, in all and made in this build. */
  pictures: number;
  made: number;
  bundled: boolean;
  /** Deletes cache entries that are no longer used. */
  evict: () => void;
}

type Log = (line: string) => void;

/** Makes every file of the site in the cache. Returns nothing if the content has errors. */
export async function makeSite(
  options: BuildOptions,
  { code, states }: { code: string; states: ReadonlyMap<string, FileState> },
  pool: WorkerPool,
  log: Log,
): Promise<MadeSite | undefined> {
  const { content, cache, load } = options;
  const began = Date.now();
  const version = hashReading();
  const work = join(cache, 'site', code);
  const bundled = !isBundled(work);
  const texts = versionFolder(join(cache, 'texts'), version);
  const {
    site,
    sources,
    report,
    files: count,
    pictures,
    until,
  } = await besideBundling(bundled, work, log, () =>
    load(content, { cache, version, pool, texts, states }, buildSettings()),
  );
  if (report) log(report);
  if (!site) return undefined;
  log(
    `Checked ${count} files and ${pictures.size} pictures in ${((Date.now() - began) / 1000).toFixed(1)} s`,
  );
  const media = join(cache, 'media');
  const made = await makeMedia({ site, pictures }, { ...options, media }, log);
  const above = dirname(content);
  const open = textStore(above, texts);
  const context = { work, texts, above, script: clientScript(work), isEditable: isEditable() };
  const { files: pages, changed } = await renderPages({ site, sources }, context, pool);
  const [anyPage] = pages.values();
  // The button of a preview is not loaded by visitors.
  const budgetError = anyPage && !sources && overBudget(join(work, 'client'), join(work, 'pages', anyPage));
  if (budgetError) {
    log(budgetError);
    return undefined;
  }
  const pageFiles = entriesOf(site).map(({ file }) => file);
  const outputs = await makeOutputs(site, { work, times: lastChanged(content, pageFiles, states), open });
  // The deployment asks the live site for it each hour.
  if (until) outputs.set('next-change.txt', until);
  // Of a name that is there twice, the site's own file stays; the check reports the other one.
  const files = storeFiles(join(cache, 'public'), publicFiles(publicFolder(content)), outputs);
  for (const [made, hash] of madeHashes(work)) {
    const path = made.replace(/^client\//, '');
    if (path !== made && !isOtherFont(path, site.business.brand?.font))
      files.set(path, { from: join(work, made), hash });
  }
  for (const [address, name] of pages) files.set(pageFile(address), { from: join(work, 'pages', name) });
  writeFunctionFacts(site, options.facts);
  for (const name of made.names) files.set(`media/${name}`, { from: join(media, name) });
  return {
    files,
    report,
    until,
    pages: pages.size,
    changed,
    pictures: made.names.length,
    made: made.made,
    bundled,
    evict: () => {
      evictPages(work, new Set(pages.values()));
      evictBlobs(texts, textHashes(site));
      versionFolder(join(cache, 'site'), code);
    },
  };
}

/** Loads the content while another process bundles the code, if that is to be done. Neither is left at work when the other one fails. */
async function besideBundling<Loaded>(
  isNeeded: boolean,
  work: string,
  log: Log,
  load: () => Promise<Loaded>,
): Promise<Loaded> {
  if (!isNeeded) return load();
  log('Bundling the code…');
  const bundling = bundleCode(work);
  const loading = load();
  await Promise.allSettled([bundling, loading]);
  await bundling;
  return loading;
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
