import { readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { expect, test } from 'vitest';
import { loadEntry } from '../../pipeline/model/load/load';
import { type ContentFile, contentFiles } from '../../pipeline/model/load/loadFolder';
import type { Passage } from '../../pipeline/passages/Passage';
import { descriptionsIn, passagesOf } from '../../pipeline/passages/passages';
import { listContent } from '../../pipeline/source/listFolder';
import { readSource } from '../../pipeline/source/readSource';
import { projectPaths } from '../../scripts/options';
import { readPage } from '../built/readPage';
import { pages } from './pages';

/** Letters and digits alone: elements stand between words in many ways. */
const plain = (text: string) => text.replace(/[^\p{L}\p{N}$%+]+/gu, '').toLowerCase();

/** What visitors and screen readers read, by page, and its metadata. */
const read = new Map(
  [...pages.map(({ address }) => address), '/404'].map((address) => {
    const page = readPage(address);
    for (const unseen of page.querySelectorAll('script, style')) unseen.remove();
    const named = page.querySelectorAll(
      '[alt], [content], [aria-label], [placeholder], [value], [href], [src]',
    );
    const attributes = named.flatMap((element) => Object.values(element.attributes));
    return [address, plain([page.textContent, ...attributes].join(' '))];
  }),
);

/** The page of a file, if it has one. */
function pageOf(path: string): string | undefined {
  const name = basename(path, '.md');
  const special: Record<string, string> = { home: '/', 'not-found': '/404' };
  return [special[name] ?? `/${name}`, `/${dirname(path)}/${name}`].find((address) => read.has(address));
}

function passagesIn({ type, file, diskPath }: ContentFile): Passage[] {
  const source = readSource(file, readFileSync(diskPath, 'utf8'));
  if (!type || type === 'descriptions') return type ? descriptionsIn(source) : [];
  const { entry, texts } = loadEntry(type, source);
  return passagesOf(source, entry, texts);
}

/** Fields whose words other pages show, and those that no page shows as they are typed. */
const ELSEWHERE = /^(?:card\.|excerpt$|label$|published$|scope$)/;
const NOWHERE =
  /(?:\.icon|tabs\.\d\.description| (?:date|finished|projectType))$|^business\.md (?:kind|description|employees|repository)$/;

/** Those of a page that is not published, and of lines that are no text. */
const files = contentFiles(listContent(projectPaths.content)).filter(
  ({ path }) => path !== 'pages/reviews.md' && path !== 'redirects.md',
);

test.each(files.map((file) => [file.path, file] as const))(
  'all texts of %s stand on a page',
  (path, file) => {
    const own = pageOf(path);
    const missing = passagesIn(file).filter(({ text, place, field }) => {
      if (place === 'html' || text.endsWith('.jpg') || text.includes('{') || NOWHERE.test(`${path} ${field}`))
        return false;
      const places = own && !ELSEWHERE.test(field) ? [own] : [...read.keys()];
      return !places.some((address) => read.get(address)?.includes(plain(text)));
    });
    expect(missing.map(({ field, text }) => `${field}: ${text}`)).toEqual([]);
  },
);
