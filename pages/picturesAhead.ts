import type { PictureAhead } from '../components/hero/PicturesAhead';
import type { Entry, Site } from '../pipeline/model/Site';
import { entriesOf } from './entriesOf';
import { heroOf } from './heroOf';

const MOST = 4;

/** The large pictures of the first few pages that this one leads to. */
export function picturesAhead(entry: Entry, site: Site): PictureAhead[] {
  const pages = new Map(entriesOf(site).map((page) => [page.address, page]));
  const here = heroOf(entry)?.src;
  const ahead = new Map<string, PictureAhead>();
  for (const to of textsIn(entry.sections.map(({ props }) => props))) {
    const page = pages.get(to);
    const image = page && heroOf(page);
    if (!image || image.src === here) continue;
    const kind = page.type === 'article' ? 'article' : 'page';
    ahead.set(image.src, { kind, avif: image.sources.avif });
    if (ahead.size === MOST) break;
  }
  return [...ahead.values()];
}

/** Every text in a value, in order: an address among them is a link. */
function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  if (typeof value === 'object' && value !== null)
    for (const inner of Object.values(value)) yield* textsIn(inner);
}
