import type { NextPagePicture } from '../components/ui/PreloadedPictures';
import type { Picture, ResolvedValue } from '../pipeline/kinds/values';
import { entriesByAddress, sectionsOf } from '../pipeline/model/entries';
import type { Entry, Site } from '../pipeline/model/Site';
import { visit } from '../pipeline/model/visit';

/** The large pictures at the top of a page: the article's, and those of hero sections. */
export function heroPictures(entry: Entry): Picture[] {
  const found = [entry.post?.image, ...sectionsOf(entry, 'hero').map(({ props }) => props.image)];
  return found.filter((image) => image !== undefined);
}

/** The main picture of a page: from its front matter, else from its hero, else the business's own. */
export function mainPicture(entry: Entry, site: Site): Picture {
  return entry.image ?? heroPictures(entry)[0] ?? site.business.image;
}

/** The address of the largest size of each picture on a page, in order, without duplicates. */
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

/** Large pictures of the first few pages that this page links to. */
export function picturePreloads(entry: Entry, site: Site): NextPagePicture[] {
  const pages = entriesByAddress(site);
  const ownHero = heroPictures(entry)[0]?.src;
  const preloads = new Map<string, NextPagePicture>();
  for (const to of addressesIn(entry.sections.map(({ props }) => props))) {
    const page = pages.get(to);
    const image = page && heroPictures(page)[0];
    if (!image || image.src === ownHero) continue;
    preloads.set(image.src, {
      kind: openingKind(page),
      avif: image.sources.avif,
      phoneHero: image.phoneHero,
    });
    if (preloads.size === MAX_PRELOADS) break;
  }
  return [...preloads.values()];
}

/** The kind of opening of a page, which determines the size of its picture. */
function openingKind(entry: Entry): NextPagePicture['kind'] {
  return entry.post ? 'article' : (sectionsOf(entry, 'hero')[0]?.props.look ?? 'stage');
}

/** Every string in a value that may be an address of the site, in order. */
function addressesIn(value: unknown): string[] {
  const found: string[] = [];
  visit<ResolvedValue>(value, {
    string: (text) => {
      if (text.startsWith('/')) found.push(text);
    },
  });
  return found;
}
