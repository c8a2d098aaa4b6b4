import { createHash } from 'node:crypto';
import type { ReactElement } from 'react';
import { ShareCard, shareCardSize } from '../components/ShareCard';
import type { Entry, Picture, Site } from '../pipeline/model/Site';
import { mainPicture } from './pictures';

/** The picture that stands for a page where it is shared. */
export interface CardPlan {
  /** Its file in the folder of pictures; another name for any other look. */
  name: string;
  width: number;
  height: number;
  alt: string;
  /** The file name of the photograph, in the folder of pictures. */
  photo: string;
  /** What is drawn beside the photograph; nothing where the owner chose the picture, which is only cut to size. */
  drawing?: { tree: ReactElement; photoWidth: number };
}

export function shareCard(entry: Entry, site: Site): CardPlan {
  const { width, height, photo: photoWidth } = shareCardSize;
  const chosen = entry.image;
  const picture = chosen ?? mainPicture(entry, site);
  const tree = chosen ? undefined : ShareCard(cardTexts(entry, site));
  const photo = fileName(picture);
  return {
    name: `share-${tree ? hashOf([photo, width, height, photoWidth, tree]) : cutName(photo)}.jpg`,
    width,
    height,
    alt: chosen ? chosen.alt : `${entry.title}, ${site.business.name}`,
    photo,
    ...(tree ? { drawing: { tree, photoWidth } } : {}),
  };
}

function cardTexts({ title, label, address }: Entry, { business }: Site) {
  const eyebrow = address === '/' || label === title ? business.accreditation : label;
  return { eyebrow, title, name: business.shortName, tagline: business.tagline };
}

function fileName({ large }: Picture): string {
  return large.slice(large.lastIndexOf('/') + 1);
}

/** Of photographs that are only cut to size: articles share them by the thousand. */
const cutNames = new Map<string, string>();

function cutName(photo: string): string {
  const { width, height, photo: photoWidth } = shareCardSize;
  const name = cutNames.get(photo) ?? hashOf([photo, width, height, photoWidth, undefined]);
  cutNames.set(photo, name);
  return name;
}

/** What React adds to an element, more while developing, is no part of the look. */
const REACTS_OWN = /^(_.*|key|ref)$/;

function hashOf(look: unknown): string {
  const text = JSON.stringify(look, (key, value) => (REACTS_OWN.test(key) ? undefined : value));
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
