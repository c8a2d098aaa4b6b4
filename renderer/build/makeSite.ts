import { readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { openTexts, textsOf } from '../../pages/openTexts';
import { type PageData, pageData } from '../../pages/pageData';
import { shareCard } from '../../pages/shareCard';
import type { ResolvedValue } from '../../pipeline/fields/values';
import { visit } from '../../pipeline/fields/visit';
import { encodePictures } from '../../pipeline/media/encodePictures';
import { makeCards } from '../../pipeline/media/shareCards';
import { entriesOf } from '../../pipeline/model/entries';
import type { Site } from '../../pipeline/model/Site';
import { textStore } from '../../pipeline/model/textStore';
import type { FileState } from '../../pipeline/source/cache';
import { evictBlobs, versionFolder } from '../../pipeline/source/cache';
import type { WorkerPool } from '../../pipeline/workers/WorkerPool';
import { buildSettings } from '../buildSettings';
import type { BuildOptions } from './BuildOptions';
import { bundleCode, isBundled, shellFor } from './bundleCode';
import { fileOf } from './fileOf';
import { filesBelow } from './filesBelow';
import { hashReading } from './hashCode';
import { keptFeedTexts } from './keptFeedTexts';
import { forgetPages } from './keptPages';
import { lastChanged } from './lastChanged';
import { makeIcons } from './makeIcons';
import { makeSearch } from './makeSearch';
import { overBudget } from './overBudget';
import { projectFolder } from './projectFolder';
import type { SiteFile } from './putTogether';
import { renderPages } from './renderPages';
import { siteFiles } from './siteFiles';
import { writeFunctionFacts } from './writeFunctionFacts';

interface MadeSite {
  /** Every file of the site, by its path there. */
  files: Map<string, SiteFile>;
  /** What is to be said of the content. */
  report: string;
  /** When a page comes or goes by itself for the next time. */
  until?: string;
  pages: number;
  /** Pages rendered now. */
  changed: number;
  /** Sizes of pictures, and how many were made now. */
  pictures: number;
  encoded: number;
  bundled: boolean;
  /** Whether the function's facts were written anew. */
  madeFacts: boolean;
  /** Deletes what no build will use again. */
  evict: () => void;
}

type Log = (line: string) => void;

/** Makes every file of the site in the cache; nothing where the content has errors. */
export async function makeSite(
  { content, cache, load }: BuildOptions,
  { code, looks }: { code: string; looks: ReadonlyMap<string, FileState> },
  pool: WorkerPool,
  log: Log,
): Promise<MadeSite | undefined> {
  const began = Date.now();
  const version = hashReading();
  const work = join(cache, 'site', code);
  const bundled = !isBundled(work);
  if (bundled) {
    log('Bundling the code…');
    await bundleCode(work);
  }
  const texts = versionFolder(join(cache, 'texts'), version);
  const {
    site,
    report,
    files: count,
    pictures,
    until,
  } = await load(content, { cache, version, pool, texts, states: looks }, buildSettings());
  if (report) log(report);
  if (!site) return undefined;
  log(
    `Checked ${count} files and ${pictures.size} pictures in ${((Date.now() - began) / 1000).toFixed(1)} s`,
  );
  const media = join(cache, 'media');
  const encoded = await encodePictures(content, pictures, media, pictureProgress(log));
  const cards = await makeShareCards(site, media, log);
  const above = dirname(content);
  const open = textStore(above, texts);
  const shell = await shellFor(work, () => openTexts(firstPage(site), open), pool);
  const place = { work, texts, above, shell };
  const { files: pages, changed } = await renderPages(site, place, pool);
  // The search of many articles takes as much memory as the workers.
  await pool.close();
  const [anyPage] = pages.values();
  const complaint = anyPage && overBudget(join(work, 'client'), join(work, 'pages', anyPage));
  if (complaint) {
    log(complaint);
    return undefined;
  }
  await makeIcons(site, work);
  if (await makeSearch(site, work, textsOf(open))) log('Made the search of the blog');
  const files = new Map<string, SiteFile>();
  for (const path of filesBelow(join(work, 'client'))) files.set(path, { from: join(work, 'client', path) });
  for (const [address, name] of pages) files.set(fileOf(address), { from: join(work, 'pages', name) });
  for (const name of [...encoded.names, ...cards]) files.set(`media/${name}`, { from: join(media, name) });
  const times = lastChanged(
    content,
    entriesOf(site).map(({ file }) => file),
    looks,
  );
  const feedTexts = keptFeedTexts(work, textsOf(open), site.settings.siteUrl);
  for (const [path, text] of siteFiles(site, times, feedTexts.textOf)) files.set(path, { text });
  feedTexts.keep();
  return {
    files,
    report,
    until,
    pages: pages.size,
    changed,
    pictures: encoded.names.length,
    encoded: encoded.made,
    bundled,
    madeFacts: content === join(projectFolder, 'content') && writeFunctionFacts(site),
    evict: () => {
      forgetPages(work, new Set(pages.values()));
      evictBlobs(texts, textHashes(site));
      for (const name of readdirSync(join(cache, 'site')))
        if (name !== code) rmSync(join(cache, 'site', name), { recursive: true, force: true });
    },
  };
}

function firstPage(site: Site): PageData {
  const [first] = entriesOf(site);
  if (!first) throw new Error('a site without a page cannot be built');
  return pageData(first, site);
}

function textHashes(site: Site): Set<string> {
  const hashes = new Set<string>();
  visit<ResolvedValue>(site, { prose: ({ hash }) => hashes.add(hash) });
  return hashes;
}

/** The names of the pictures that stand for pages where they are shared. */
async function makeShareCards(site: Site, media: string, log: Log): Promise<string[]> {
  const cards = entriesOf(site).map((entry) => shareCard(entry, site));
  const drawn = await makeCards(cards, media);
  if (drawn > 0) log(`Made ${drawn} pictures for sharing`);
  return [...new Set(cards.map(({ name }) => name))];
}

/** A line for every tenth of the work. */
function pictureProgress(log: Log): (done: number, of: number) => void {
  let logged = 0;
  return (done, of) => {
    const tenth = Math.floor((done / of) * 10);
    if (tenth === logged) return;
    logged = tenth;
    log(`Pictures: ${done} of ${of} sizes`);
  };
}
