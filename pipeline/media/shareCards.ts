import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ReactElement } from 'react';
import type { Sharp } from 'sharp';
import { DamagedCache } from '../source/cache';
import { drawSvg } from './draw';
import { forEachConcurrently, save } from './encodePictures';

/** A picture for sharing: a photograph cut to size, or one with a drawing beside it. */
interface Card {
  /** Its file name; it changes with what is on it. Pixels. */
  name: string;
  width: number;
  height: number;
  /** The file name of the photograph, in the same folder. */
  photo: string;
  drawing?: { tree: ReactElement; photoWidth: number };
}

/** Makes the cards that are not in `folder` yet, where the photographs are. Returns how many were made now. */
export async function makeCards(cards: readonly Card[], folder: string): Promise<number> {
  const missing = [...new Map(cards.map((card) => [card.name, card])).values()].filter(
    ({ name }) => !existsSync(join(folder, name)),
  );
  await forEachConcurrently(missing, (card) => makeCard(card, folder));
  return missing.length;
}

/** Throws `DamagedCache` where the photograph cannot be opened. */
async function makeCard(card: Card, folder: string): Promise<void> {
  try {
    const image = await (card.drawing ? drawn(card, card.drawing, folder) : cut(card, card.width, folder));
    await save(image.jpeg({ quality: 80, mozjpeg: true }), join(folder, card.name));
  } catch (cause) {
    throw new DamagedCache([join(folder, card.photo)], { cause });
  }
}

async function cut({ photo, height }: Card, width: number, folder: string): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  return sharp(join(folder, photo)).resize(width, height, { fit: 'cover', position: 'attention' });
}

async function drawn(card: Card, drawing: NonNullable<Card['drawing']>, folder: string): Promise<Sharp> {
  const { width, height } = card;
  const { default: sharp } = await import('sharp');
  const svg = await drawSvg(drawing.tree, { width, height });
  const photo = await (await cut(card, drawing.photoWidth, folder)).toBuffer();
  return sharp(Buffer.from(svg))
    .flatten({ background: '#ffffff' })
    .composite([{ input: photo, left: width - drawing.photoWidth, top: 0 }]);
}
