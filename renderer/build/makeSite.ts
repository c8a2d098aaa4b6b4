import { readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { entriesOf } from '../../pages/entriesOf';
import { openTexts } from '../../pages/openTexts';
import { type PageData, pageData } from '../../pages/pageData';
import { encodePictures } from '../../pipeline/media/encodePictures';
import { forgetTexts, openText, textFolder } from '../../pipeline/memory/textStore';
import type { Site } from '../../pipeline/model/Site';
import type { WorkerPool } from '../../pipeline/parallel/WorkerPool';
import { formatText } from '../../pipeline/report/formatText';
import type { Problem } from '../../pipeline/report/Problem';
import { loadSite } from '../../pipeline/site';
import { buildSettings } from '../buildSettings';
import type { BuildOptions } from './BuildOptions';
import { bundleCode, isBundled, readShell } from './bundleCode';
import { fileOf } from './fileOf';
import { filesBelow } from './filesBelow';
import { hashReading } from './hashCode';
import { keptPages } from './keptPages';
import { projectFolder } from './projectFolder';
import type { SiteFile } from './publish';
import { renderPages } from './renderPages';
import { siteFiles } from './siteFiles';
import { writeFunctionFacts } from './writeFunctionFacts';

interface MadeSite {
  /** Every file of the site, by its path there. */
  files: Map<string, SiteFile>;
  problems: Problem[];
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
  forget: () => void;
}

type Log = (line: string) => void;

/** Makes every file of the site in the cache; nothing where the content has errors. */
export async function makeSite(
  { content, cache }: BuildOptions,
  code: string,
  pool: WorkerPool,
  log: Log,
): Promise<MadeSite | undefined> {
  const began = Date.now();
  const version = hashReading();
  const texts = textFolder(cache, version);
  const {
    site,
    problems,
    files: count,
    pictures,
  } = await loadSite(content, { cache, version, pool, texts }, buildSettings());
  if (problems.length > 0) log(formatText(problems));
  if (!site) return undefined;
  log(
    `Checked ${count} files and ${pictures.size} pictures in ${((Date.now() - began) / 1000).toFixed(1)} s`,
  );
  const media = join(cache, 'media');
  const encoded = await encodePictures(content, pictures, media, pictureProgress(log));
  const work = join(cache, 'site', code);
  const above = dirname(content);
  const bundled = !isBundled(work);
  if (bundled) {
    log('Bundling the code…');
    // The bundler needs the memory that the readers have taken.
    await pool.close();
    const sample = openTexts(firstPage(site), (text, file) => openText(texts, text, join(above, file)));
    await bundleCode(work, sample, pool);
  }
  const place = { work, texts, above, shell: readShell(work) };
  const { files: pages, changed } = await renderPages(pagesOf(site), place, pool);
  const files = new Map<string, SiteFile>();
  for (const path of filesBelow(join(work, 'client'))) files.set(path, { from: join(work, 'client', path) });
  for (const [address, name] of pages) files.set(fileOf(address), { from: join(work, 'pages', name) });
  for (const name of encoded.names) files.set(`media/${name}`, { from: join(media, name) });
  for (const [path, text] of siteFiles(site)) files.set(path, { text });
  return {
    files,
    problems,
    pages: pages.size,
    changed,
    pictures: encoded.names.length,
    encoded: encoded.made,
    bundled,
    madeFacts: content === join(projectFolder, 'content') && writeFunctionFacts(site),
    forget: () => {
      keptPages(work);
      forgetTexts(texts, textsOf(site));
      for (const name of readdirSync(join(cache, 'site')))
        if (name !== code) rmSync(join(cache, 'site', name), { recursive: true, force: true });
    },
  };
}

function* pagesOf(site: Site): Generator<PageData> {
  for (const entry of entriesOf(site)) yield pageData(entry, site);
}

function firstPage(site: Site): PageData {
  const [first] = pagesOf(site);
  if (!first) throw new Error('a site without a page cannot be built');
  return first;
}

function textsOf(site: Site): Set<string> {
  const bodies = entriesOf(site).flatMap(({ sections }) => sections.map(({ props }) => props.body));
  return new Set(
    bodies.flatMap((body) => (body && typeof body === 'object' && 'text' in body ? [String(body.text)] : [])),
  );
}

/** A line for every tenth of the work. */
function pictureProgress(log: Log): (done: number, of: number) => void {
  let told = 0;
  return (done, of) => {
    const tenth = Math.floor((done / of) * 10);
    if (tenth === told) return;
    told = tenth;
    log(`Pictures: ${done} of ${of} sizes`);
  };
}
