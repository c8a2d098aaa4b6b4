import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TextsOf } from '../../pages/textsOf';
import type { Prose } from '../../pipeline/fields/mentions';
import { plainText } from '../../pipeline/markdown/plainText';
import { isSearched } from '../../pipeline/model/isSearched';
import { language } from '../../pipeline/model/language';
import type { ArticleEntry, Site } from '../../pipeline/model/Site';
import { hashOf } from '../../pipeline/read/hashOf';

const FOLDER = 'pagefind';

/** With more articles, their running text is left out: an index of it would be too much for a phone, and for every build. */
const MOST_WITH_TEXT = 500;

/**
 * Brings the index of the blog's search in `work/client` up to date with the articles; there is none while the blog has
 * no search. Says whether it was made now.
 */
export async function makeSearch(site: Site, work: string, textsOf: TextsOf): Promise<boolean> {
  const folder = join(work, 'client', FOLDER);
  const mark = join(work, `${FOLDER}.hash`);
  if (!isSearched(site)) {
    rmSync(folder, { recursive: true, force: true });
    return false;
  }
  const withText = site.articles.length <= MOST_WITH_TEXT;
  const hash = hashOf(JSON.stringify(site.articles.map((article) => lookOf(article, withText))));
  if (existsSync(folder) && existsSync(mark) && readFileSync(mark, 'utf8') === hash) return false;
  // First gone and last made, so that an index cut off in the middle is made again.
  rmSync(mark, { force: true });
  rmSync(folder, { recursive: true, force: true });
  await write(
    site.articles.map((article) => recordOf(article, withText ? textsOf(article) : [])),
    folder,
  );
  writeFileSync(mark, hash);
  return true;
}

/** What an article's record is made of; of a long text, what names it. */
function lookOf(
  { address, title, description, fields: { category, tags }, sections }: ArticleEntry,
  withText: boolean,
) {
  const texts = sections.filter(({ kind }) => withText && kind === 'text').map(({ props }) => props.body);
  return [address, title, description, category, tags, texts];
}

type Record = ReturnType<typeof recordOf>;

function recordOf({ address, title, description, fields }: ArticleEntry, texts: readonly Prose[]) {
  const words = texts.map(({ prose }) => plainText(prose));
  const content = [title, description, ...words, fields.category, ...fields.tags].join('. ');
  return { url: address, content, language: language.slice(0, 2), meta: { title } };
}

/** Nothing but the module and what it loads: none of Pagefind's own looks. */
const WANTED =
  /^(pagefind\.js|pagefind-worker\.js|pagefind-entry\.json|wasm\..*|pagefind\..*\.pf_meta|(index|fragment)\/.*)$/;

async function write(records: readonly Record[], folder: string): Promise<void> {
  // Loaded here, since most builds make no index.
  const { close, createIndex } = await import('pagefind');
  const { index } = await createIndex();
  if (!index) throw new Error('`pagefind` could not begin an index');
  for (const record of records) await index.addCustomRecord(record);
  const { files } = await index.getFiles();
  for (const { path, content } of files.filter(({ path: each }) => WANTED.test(each))) {
    const to = join(folder, path);
    mkdirSync(join(to, '..'), { recursive: true });
    writeFileSync(to, content);
  }
  await close();
}
