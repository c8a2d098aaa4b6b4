import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import { ShareCard, shareCardSize } from '../components/ShareCard';
import { drawable } from '../pipeline/media/draw';
import { CARD_ENCODING } from '../pipeline/media/shareCards';
import { entriesOf } from '../pipeline/model/entries';
import { memoize } from '../pipeline/model/memoize';
import type { Entry, Site } from '../pipeline/model/Site';
import { colorsOf, lookOf } from './look';
import { mainPicture } from './pictures';

/** Of more pages, articles share the photograph: drawing thousands of cards would take minutes. */
const MAX_DRAWN = 20;

/** The card of a page: its file in the folder of pictures, with another name for any other look, and what it is made of. */
export function shareCard(entry: Entry, site: Site) {
  const { width, height, photo: photoWidth } = shareCardSize;
  const chosen = isShared(entry, site) ? undefined : entry.image;
  const picture = entry.image ?? mainPicture(entry, site);
  const tree = chosen ? undefined : ShareCard(cardProps(entry, site));
  const photo = posix.basename(picture.large);
  return {
    name: `share-${tree ? hashOf([CARD_ENCODING, photo, width, height, photoWidth, tree]) : cutName(photo)}.jpg`,
    width,
    height,
    alt: chosen ? chosen.alt : `${entry.title}, ${site.business.name}`,
    /** The file name of the photograph, in the folder of pictures. */
    photo,
    // Nothing is drawn where the owner chose the picture, which is only cut to size.
    ...(tree ? { drawing: { tree, photoWidth } } : {}),
  };
}

/** Whether another page has the same picture, so that the two would look alike where they are shared. */
function isShared({ image, post }: Entry, site: Site): boolean {
  const uses = image ? (usesOf(site).get(image.large) ?? 0) : 0;
  return uses > 1 && (uses <= MAX_DRAWN || !post);
}

/** How many pages chose each picture. The parts of a list are one page. */
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
    colors: colorsOf(lookOf(site)),
  };
}

/** Of photographs that are only cut to size: articles share them by the thousand. */
const cutNames = new Map<string, string>();

function cutName(photo: string): string {
  const { width, height, photo: photoWidth } = shareCardSize;
  const name = cutNames.get(photo) ?? hashOf([CARD_ENCODING, photo, width, height, photoWidth]);
  cutNames.set(photo, name);
  return name;
}

/** What React adds to an element, more while developing, is no part of the look. */
const REACTS_OWN = /^(_.*|key|ref)$/;

function hashOf(look: unknown): string {
  const text = JSON.stringify(look, (key, value) => (REACTS_OWN.test(key) ? undefined : value));
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
