import type { NextPagePicture } from '../components/hero/PreloadedPictures';
import type { ResolvedValue } from '../pipeline/kinds/values';
import { entriesByAddress, sectionsOf } from '../pipeline/model/entries';
import type { Entry, Picture, Site } from '../pipeline/model/Site';
import { visit } from '../pipeline/model/visit';

/** The large pictures of a page: that of an article, and those of its heroes. */
export function heroPictures(entry: Entry): Picture[] {
  const found = [entry.post?.image, ...sectionsOf(entry, 'hero').map(({ props }) => props.image)];
  return found.filter((image) => image !== undefined);
}

/** The picture of a page: the one that its front matter names, its hero's, or the business's own. */
export function mainPicture(entry: Entry, site: Site): Picture {
  return entry.image ?? heroPictures(entry)[0] ?? site.business.image;
}

/** The largest size of every picture that a page shows, each once, in the order of the page. */
export function picturesOn({ post, sections }: Pick<Entry, 'post' | 'sections'>): string[] {
  const found = new Set<string>();
  const add = ({ large }: Picture) => found.add(large);
  visit<ResolvedValue>([post?.image, sections.map(({ props }) => props)], {
    picture: add,
    prose: ({ pictures }) => Object.values(pictures).forEach(add),
  });
  return [...found];
}

const MAX_PRELOADS = 3;

/** The large pictures of the first few pages that this one leads to. */
export function picturePreloads(entry: Entry, site: Site): NextPagePicture[] {
  const pages = entriesByAddress(site);
  const here = heroPictures(entry)[0]?.src;
  const preloads = new Map<string, NextPagePicture>();
  for (const to of addressesIn(entry.sections.map(({ props }) => props))) {
    const page = pages.get(to);
    const image = page && heroPictures(page)[0];
    if (!image || image.src === here) continue;
    preloads.set(image.src, { kind: lookOf(page), avif: image.sources.avif, phoneHero: image.phoneHero });
    if (preloads.size === MAX_PRELOADS) break;
  }
  return [...preloads.values()];
}

/** How the page opens, which says how large its picture is. */
function lookOf(entry: Entry): NextPagePicture['kind'] {
  return entry.post ? 'article' : (sectionsOf(entry, 'hero')[0]?.props.look ?? 'stage');
}

/** Every text in a value that may be an address of the site, in order. */
function addressesIn(value: unknown): string[] {
  const found: string[] = [];
  visit<ResolvedValue>(value, {
    string: (text) => {
      if (text.startsWith('/')) found.push(text);
    },
  });
  return found;
}
