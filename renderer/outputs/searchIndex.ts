import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Root } from 'hast';
import { plainText } from '../../pipeline/markdown/openProse';
import { type FeedItem, hasSearch, newsOf, storyOf } from '../../pipeline/model/entries';
import type { Site } from '../../pipeline/model/Site';
import { hashOf } from '../../pipeline/source/cache';
import { deleteAllBut } from '../build/assemble';
import { areMade, makeFiles } from '../build/madeFiles';
import type { TextTrees } from './feedTexts';

const FOLDER = 'pagefind';

/** With more articles, the index leaves out their text, because it would be too large for phones and slow to build. */
const MAX_ARTICLES_WITH_TEXT = 500;

/** The number of records sent to Pagefind before awaiting its answers. */
const MAX_PENDING = 500;

/**
 * Brings the index of the blog's search in `work/client` up to date with the posts and the projects; there is none while the blog has
 * no search. Says whether it was made now.
 */
export async function makeSearchIndex(site: Site, work: string, textTrees: TextTrees): Promise<boolean> {
  const folder = join(work, 'client', FOLDER);
  if (!hasSearch(site)) {
    rmSync(folder, { recursive: true, force: true });
    rmSync(join(work, `${FOLDER}.json`), { force: true });
    return false;
  }
  const news = newsOf(site);
  const withText = news.length <= MAX_ARTICLES_WITH_TEXT;
  const { language } = site.words;
  const key = hashOf(JSON.stringify([language, news.map((item) => contentOf(item, withText))]));
  if (areMade(work, 'pagefind', key)) return false;
  await makeFiles(work, { group: 'pagefind', key }, async () => {
    const records = news.map((item) => recordOf(item, withText ? textTrees(item.entry) : [], language));
    const files = await indexFiles(records);
    write(files, folder);
    return [...files.keys()].map((path) => `client/${FOLDER}/${path}`);
  });
  return true;
}

/** The input of a record, with hashes instead of long texts. */
function contentOf({ entry, categories }: FeedItem, withText: boolean) {
  const { address, title, description } = entry;
  return [address, title, description, categories, withText ? storyOf(entry) : []];
}

type Record = ReturnType<typeof recordOf>;

export function recordOf({ entry, categories }: FeedItem, texts: readonly Root[], language: string) {
  const { address, title, description } = entry;
  const words = texts.map(plainText);
  const content = [title, description, ...words, ...categories].join('. ');
  return { url: address, content, language: new Intl.Locale(language).language, meta: { title } };
}

/** Only the module and what it loads, without Pagefind's own interface. */
const PAGEFIND_FILES =
  /^(pagefind\.js|pagefind-worker\.js|pagefind-entry\.json|wasm\..*|pagefind\..*\.pf_meta|(index|fragment)\/.*)$/;

/** The files of an index of these records, by path. */
async function indexFiles(records: readonly Record[]): Promise<Map<string, Buffer>> {
  // Loaded here, since most builds make no index.
  const { close, createIndex } = await import('pagefind');
  try {
    const { index, errors } = await createIndex();
    refuseErrors(errors);
    if (!index) throw new Error('`pagefind` could not begin an index');
    // Pagefind handles records in order. Awaiting each one would take twice as long.
    for (let from = 0; from < records.length; from += MAX_PENDING) {
      const batch = records.slice(from, from + MAX_PENDING);
      const added = await Promise.all(batch.map((record) => index.addCustomRecord(record)));
      for (const each of added) refuseErrors(each.errors);
    }
    const { files, errors: unwritten } = await index.getFiles();
    refuseErrors(unwritten);
    return new Map(
      files
        .filter(({ path }) => PAGEFIND_FILES.test(path))
        .map(({ path, content }) => [path, Buffer.from(content)]),
    );
  } finally {
    await close();
  }
}

/** Pagefind throws nothing: an article that it could not add would be missing in silence. */
function refuseErrors(errors: readonly string[]): void {
  if (errors.length > 0) throw new Error(`\`pagefind\` could not make the index: ${errors.join(', ')}`);
}

/** Makes a folder contain exactly these files. Does not rewrite equal ones. */
function write(files: ReadonlyMap<string, Buffer>, folder: string): void {
  const there = deleteAllBut(files, folder);
  for (const [path, content] of files) {
    const to = join(folder, path);
    if (there.has(path) && content.equals(readFileSync(to))) continue;
    rmSync(to, { force: true });
    mkdirSync(dirname(to), { recursive: true });
    writeFileSync(to, content);
  }
}
