import type { PictureAhead } from '../components/hero/PicturesAhead';
import type { ResolvedValue } from '../pipeline/fields/values';
import { visit } from '../pipeline/fields/visit';
import { entriesByAddress, sectionsOf } from '../pipeline/model/entries';
import type { Entry, Site } from '../pipeline/model/Site';
import { heroPicture } from './mainPicture';

const MOST = 4;

/** The large pictures of the first few pages that this one leads to. */
export function picturesAhead(entry: Entry, site: Site): PictureAhead[] {
  const pages = entriesByAddress(site);
  const here = heroPicture(entry)?.src;
  const ahead = new Map<string, PictureAhead>();
  for (const to of addressesIn(entry.sections.map(({ props }) => props))) {
    const page = pages.get(to);
    const image = page && heroPicture(page);
    if (!image || image.src === here) continue;
    ahead.set(image.src, { kind: lookOf(page), avif: image.sources.avif });
    if (ahead.size === MOST) break;
  }
  return [...ahead.values()];
}

/** How the page opens, which says how large its picture is. */
function lookOf(entry: Entry): PictureAhead['kind'] {
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
