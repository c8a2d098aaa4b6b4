import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import { ShareCard, shareCardSize } from '../components/ShareCard';
import { drawable } from '../pipeline/media/draw';
import { CARD_ENCODING } from '../pipeline/media/shareCards';
import { entriesOf } from '../pipeline/model/entries';
import { memoize } from '../pipeline/model/memoize';
import type { Entry, Site } from '../pipeline/model/Site';
import { mainPicture } from './pictures';
import { siteTheme, themeColors } from './siteTheme';

/** If more pages than this have the same picture, articles get it without a drawn title: drawing thousands of cards would take minutes. */
const MAX_DRAWN = 20;

/** The share card of a page. Its file name is a hash of everything that is drawn on it. */
export function shareCard(entry: Entry, site: Site) {
  const { width, height, photo: photoWidth } = shareCardSize;
  const chosen = needsTitle(entry, site) ? undefined : entry.image;
  const picture = entry.image ?? mainPicture(entry, site);
  const tree = chosen ? undefined : ShareCard(cardProps(entry, site));
  const photo = posix.basename(picture.large);
  return {
    name: `share-${tree ? hashOf([CARD_ENCODING, photo, width, height, photoWidth, tree]) : croppedName(photo)}.jpg`,
    width,
    height,
    alt: chosen ? chosen.alt : `${entry.title}, ${site.business.name}`,
    /** The file name of the photograph in the `media` folder. */
    photo,
    // A picture that the owner chose is only cropped.
    ...(tree ? { drawing: { tree, photoWidth } } : {}),
  };
}

/** Whether the card needs a drawn title: another page has the same picture, so that their cards would look the same. */
function needsTitle({ image, post }: Entry, site: Site): boolean {
  const uses = image ? (usesOf(site).get(image.large) ?? 0) : 0;
  return uses > 1 && (uses <= MAX_DRAWN || !post);
}

/** The number of pages that chose each picture. The pages of one list count once. */
const usesOf = memoize((site: Site) => {
  const uses = new Map<string, number>();
  for (const { image, pagination } of entriesOf(site))
    if (image && !pagination?.previous) uses.set(image.large, (uses.get(image.large) ?? 0) + 1);
  return uses;
});

function cardProps({ title, label, address }: Entry, site: Site) {
  const { business } = site;
  const eyebrow = address === '/' || label === title ? business.accreditation : label;
  return {
    eyebrow: eyebrow && drawable(eyebrow),
    title: drawable(title),
    name: drawable(business.shortName),
    tagline: drawable(business.tagline),
    colors: themeColors(siteTheme(site)),
  };
}

/** Cache of the names of cards without a drawing: thousands of articles share them. */
const croppedNames = new Map<string, string>();

function croppedName(photo: string): string {
  const { width, height, photo: photoWidth } = shareCardSize;
  const name = croppedNames.get(photo) ?? hashOf([CARD_ENCODING, photo, width, height, photoWidth]);
  croppedNames.set(photo, name);
  return name;
}

/** Keys that React adds to an element, more of them in development. They do not change the drawing. */
const REACT_KEYS = /^(_.*|key|ref)$/;

function hashOf(design: unknown): string {
  const text = JSON.stringify(design, (key, value) => (REACT_KEYS.test(key) ? undefined : value));
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
