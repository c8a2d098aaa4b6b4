import { createHash } from 'node:crypto';
import { entriesOf } from '../../pipeline/model/entriesOf';
import type { Entry, Site } from '../../pipeline/model/Site';
import { hashOf } from '../../pipeline/read/hashOf';

/** What a page's data is made of, as hashes: while both stay, so does the data. */
export interface PageKeys {
  /** All that pages say of the site and of each other. */
  site: string;
  /** All of the page's own file, by address. */
  own: Map<string, string>;
}

/** Much cheaper than the data itself, of which one edit changes very little. */
export function pageKeys(site: Site): PageKeys {
  const { pages: _pages, services: _services, areas: _areas, articles: _articles, ...rest } = site;
  const all = createHash('sha256').update(JSON.stringify(rest));
  const own = new Map<string, string>();
  for (const entry of entriesOf(site)) {
    const told = JSON.stringify(withoutTexts(entry));
    all.update(told);
    own.set(entry.address, hashOf(told + JSON.stringify(textsOf(entry))));
  }
  return { site: all.digest('hex').slice(0, 20), own };
}

/** An entry as other pages may know it: they show neither its long texts nor how many words these have. */
export function withoutTexts(entry: Entry): Entry {
  const sections = entry.sections.map(({ props: { body: _body, ...props }, ...section }) => ({
    ...section,
    props,
  }));
  return { ...entry, fields: { ...(entry.fields as object), words: undefined }, sections };
}

function textsOf({ fields, sections }: Entry): unknown[] {
  return [(fields as { words?: number }).words, ...sections.map(({ props }) => props.body)];
}
