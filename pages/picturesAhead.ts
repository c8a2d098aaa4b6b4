import type { PictureAhead } from '../components/hero/PicturesAhead';
import type { ResolvedValue } from '../pipeline/fields/values';
import { visit } from '../pipeline/fields/visit';
import { entriesByAddress } from '../pipeline/model/entriesOf';
import type { Entry, Site } from '../pipeline/model/Site';
import type { HeroProps } from '../pipeline/model/sections/hero';
import { heroOf } from './heroOf';

const MOST = 4;

/** The large pictures of the first few pages that this one leads to. */
export function picturesAhead(entry: Entry, site: Site): PictureAhead[] {
  const pages = entriesByAddress(site);
  const here = heroOf(entry)?.src;
  const ahead = new Map<string, PictureAhead>();
  for (const to of addressesIn(entry.sections.map(({ props }) => props))) {
    const page = pages.get(to);
    const image = page && heroOf(page);
    if (!image || image.src === here) continue;
    ahead.set(image.src, { kind: lookOf(page), avif: image.sources.avif });
    if (ahead.size === MOST) break;
  }
  return [...ahead.values()];
}

/** How the page opens, which says how large its picture is. */
function lookOf({ type, sections }: Entry): PictureAhead['kind'] {
  if (type === 'article') return 'article';
  const hero = sections.find(({ kind }) => kind === 'hero');
  return (hero?.props as HeroProps | undefined)?.look ?? 'stage';
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
