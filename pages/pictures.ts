import type { NextPagePicture } from '../components/ui/PreloadedPictures';
import type { Picture, ResolvedValue } from '../pipeline/kinds/values';
import { entriesByAddress, sectionsOf } from '../pipeline/model/entries';
import type { Entry, Site } from '../pipeline/model/Site';
import { visit } from '../pipeline/model/visit';

/** The large pictures at the top of a page: that of an article, and those of hero sections. */
export function heroPictures(entry: Entry): Picture[] {
  const images = [entry.post?.image, ...sectionsOf(entry, 'hero').map(({ props }) => props.image)];
  return images.filter((image) => image !== undefined);
}

/** The main picture of a page: from its front matter, else from its hero, else the business's own. */
export function mainPicture(entry: Entry, site: Site): Picture {
  return entry.image ?? heroPictures(entry)[0] ?? site.business.image;
}

/** The address of the largest size of each picture on a page, in order, without duplicates. */
export function picturesOn({ post, sections }: Pick<Entry, 'post' | 'sections'>): string[] {
  const addresses = new Set<string>();
  const add = ({ large }: Picture) => addresses.add(large);
  visit<ResolvedValue>([post?.image, sections.map(({ props }) => props)], {
    picture: add,
    prose: ({ pictures }) => Object.values(pictures).forEach(add),
  });
  return [...addresses];
}

const MAX_PRELOADS = 3;

/** The large pictures of the first few pages that this page links to, for `PreloadedPictures`. */
export function picturePreloads(entry: Entry, site: Site): NextPagePicture[] {
  const pages = entriesByAddress(site);
  const ownHero = heroPictures(entry)[0]?.src;
  const preloads = new Map<string, NextPagePicture>();
  for (const address of addressesIn(entry.sections.map(({ props }) => props))) {
    const page = pages.get(address);
    const image = page && heroPictures(page)[0];
    if (!image || image.src === ownHero) continue;
    preloads.set(image.src, {
      kind: page.post ? 'article' : (sectionsOf(page, 'hero')[0]?.props.look ?? 'stage'),
      avif: image.sources.avif,
      phoneHero: image.phoneHero,
    });
    if (preloads.size === MAX_PRELOADS) break;
  }
  return [...preloads.values()];
}

/** Every string in a value that may be an address of the site, in order. */
function addressesIn(value: unknown): string[] {
  const addresses: string[] = [];
  visit<ResolvedValue>(value, {
    string: (text) => {
      if (text.startsWith('/')) addresses.push(text);
    },
  });
  return addresses;
}
