import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import { ShareCard, shareCardSize } from '../components/ShareCard';
import { drawable } from '../pipeline/media/draw';
import { CARD_ENCODING } from '../pipeline/media/shareCards';
import { entriesOf } from '../pipeline/model/entries';
import { memoize } from '../pipeline/model/memoize';
import type { Entry, Site } from '../pipeline/model/Site';
import { mainPicture } from './pictures';
import { themeColors } from './themeColors';

/** The picture that social networks show of a page: the one that the owner chose, cut to size, else a drawing with the main picture. */
export function shareCard(entry: Entry, site: Site) {
  const { width, height, photoWidth } = shareCardSize;
  const picture = mainPicture(entry, site);
  const photo = posix.basename(picture.large);
  const isDrawn = !entry.image || needsTitle(entry, site);
  const drawing = isDrawn ? { tree: ShareCard(cardProps(entry, site)), photoWidth } : undefined;
  const content = [CARD_ENCODING, photo, width, height, photoWidth];
  return {
    /** The file name: a hash of everything that the card shows. */
    name: `share-${hashOf(drawing ? [...content, drawing.tree] : content)}.jpg`,
    width,
    height,
    alt: isDrawn ? `${entry.title}, ${site.business.name}` : picture.alt,
    /** The file name of the photograph in the `media` folder. */
    photo,
    ...(drawing && { drawing }),
  };
}

/** If more pages than this have the same picture, articles get it without a drawn title: drawing thousands of cards would take minutes. */
const MAX_DRAWN = 20;

/** Whether another page has the same picture, so that the cards would look the same without a drawn title. */
function needsTitle({ image, post }: Entry, site: Site): boolean {
  const uses = (image && countUses(site).get(image.large)) ?? 0;
  return uses > 1 && (uses <= MAX_DRAWN || !post);
}

/** The number of pages that chose each picture. The pages of one list count once. */
const countUses = memoize((site: Site) => {
  const uses = new Map<string, number>();
  const images = entriesOf(site).map(({ image, pagination }) => (pagination?.previous ? undefined : image));
  for (const image of images) if (image) uses.set(image.large, (uses.get(image.large) ?? 0) + 1);
  return uses;
});

/** What the drawing shows, without characters that cannot be drawn. */
function cardProps({ title, label, address }: Entry, site: Site) {
  const { business } = site;
  const eyebrow = address === '/' || label === title ? business.accreditation : label;
  return {
    eyebrow: eyebrow && drawable(eyebrow),
    title: drawable(title),
    name: drawable(business.shortName),
    tagline: drawable(business.tagline),
    colors: themeColors(business.brand),
  };
}

/** Keys that React adds to an element, more of them in development. They do not change the drawing. */
const REACT_KEYS = /^(_.*|key|ref)$/;

function hashOf(content: unknown): string {
  const text = JSON.stringify(content, (key, value) => (REACT_KEYS.test(key) ? undefined : value));
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
