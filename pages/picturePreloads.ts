import type { NextPagePicture } from '../components/ui/PreloadedPictures';
import type { ResolvedValue } from '../pipeline/kinds/values';
import { entriesByAddress, sectionsOf } from '../pipeline/model/entries';
import type { Entry, Site } from '../pipeline/model/Site';
import { visit } from '../pipeline/model/visit';
import { heroPictures } from './pictures';

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
