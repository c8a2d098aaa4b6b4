import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { entriesOf } from '../../pages/entriesOf';
import { pageData } from '../../pages/pageData';
import { shareCard } from '../../pages/shareCard';
import { textsOf } from '../../pages/textsOf';
import { encodePictures } from '../../pipeline/media/encodePictures';
import { makeCards } from '../../pipeline/media/makeCards';
import type { Site } from '../../pipeline/model/Site';
import { formatText } from '../../pipeline/report/formatText';
import { loadSite } from '../../pipeline/site';
import { buildSettings } from '../buildSettings';
import { type BuildState, readState, writeState } from './buildState';
import { bundleCode } from './bundleCode';
import { fileOf } from './fileOf';
import { hashCode } from './hashCode';
import { hashOf } from './hashOf';
import { lastChanged } from './lastChanged';
import { makeIcons } from './makeIcons';
import { makeSearch } from './makeSearch';
import { overBudget } from './overBudget';
import { projectFolder } from './projectFolder';
import { publish } from './publish';
import { renderPages } from './renderPages';
import { siteFiles } from './siteFiles';
import { writeFunctionFacts } from './writeFunctionFacts';

export interface BuildOptions {
  /** The folder of the owner's files. */
  content: string;
  /** Where the finished site goes. */
  out: string;
  /** What later builds can use again. */
  cache: string;
}

type Log = (line: string) => void;

/** Checks and builds the site; renders only pages whose data or code changed. Returns the exit code: 0, 1 or 2. */
export async function buildSite({ content, out, cache }: BuildOptions, log: Log): Promise<number> {
  const began = Date.now();
  // Whatever the caller's is: pages made for development carry no policy.
  process.env.NODE_ENV = 'production';
  if (!existsSync(content)) {
    log(`There is no folder ${content}. Name the content folder with --content DIR.`);
    return 2;
  }
  const { site, problems, files, pictures } = await loadSite(content, cache, buildSettings());
  if (problems.length > 0) log(formatText(problems));
  if (!site) {
    log('Nothing was built: mend the errors above first.');
    return 1;
  }
  log(`Checked ${files} files and ${pictures.size} pictures${since(began)}`);
  const media = join(cache, 'media');
  const encoded = await encodePictures(content, pictures, media, pictureProgress(log));
  const cards = entriesOf(site).map((entry) => shareCard(entry, site));
  const drawn = await makeCards(cards, media);
  if (drawn > 0) log(`Made ${drawn} pictures for sharing${since(began)}`);
  const { work, changed, code } = await renderChanged(site, cache, log);
  const [any] = entriesOf(site);
  const complaint = any && overBudget(join(work, 'client'), fileOf(any.address));
  if (complaint) {
    log(complaint);
    return 1;
  }
  await makeIcons(site, work);
  if (await makeSearch(site, work, textsOf)) log(`Made the search of the blog${since(began)}`);
  const kept = entriesOf(site).length - changed;
  if (content === join(projectFolder, 'content')) writeFunctionFacts(site);
  const times = lastChanged(
    content,
    entriesOf(site).map(({ file }) => file),
  );
  const mediaNames = [...encoded.names, ...cards.map(({ name }) => name)];
  publish({ work, out, media, mediaNames, files: siteFiles(site, times, textsOf) });
  log(
    `Built ${changed} pages (${kept} unchanged), ${encoded.made} picture sizes (${encoded.names.length - encoded.made} kept), code ${code}${since(began)}`,
  );
  return 0;
}

async function renderChanged(site: Site, cache: string, log: Log) {
  const work = join(cache, 'site');
  const state = readState(work);
  const codeHash = hashCode();
  const sameCode = state.code === codeHash && existsSync(join(work, 'server'));
  if (!sameCode) {
    log('Bundling the code…');
    await bundleCode(work);
  }
  const pages = new Map(entriesOf(site).map((entry) => [entry.address, pageData(entry, site)]));
  const hashes = Object.fromEntries(
    [...pages].map(([address, page]) => [address, hashOf(JSON.stringify(page))]),
  );
  const changed = [...pages.keys()].filter(
    (address) => !sameCode || state.pages[address] !== hashes[address],
  );
  if (changed.length > 0) log(`Rendering ${changed.length} of ${pages.size} pages…`);
  await renderPages(pages, changed, work);
  const next: BuildState = { code: codeHash, pages: hashes };
  writeState(work, next, Object.keys(state.pages));
  return { work, changed: changed.length, code: sameCode ? 'unchanged' : 'bundled' };
}

function since(began: number): string {
  return ` in ${((Date.now() - began) / 1000).toFixed(1)} s`;
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
