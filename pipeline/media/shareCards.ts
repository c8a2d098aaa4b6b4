import { join } from 'node:path';
import type { ReactElement } from 'react';
import type { Sharp } from 'sharp';
import { DamagedCache } from '../source/cacheFolders';
import { drawSvg } from './draw';
import { save } from './encodePictures';

/** A picture for social networks: a cropped photograph, alone or with a drawing beside it. */
interface Card {
  /** The name of its file. */
  name: string;
  width: number;
  height: number;
  /** The name of the photograph's file. */
  photo: string;
  /** What is drawn to the left of the photograph, which is `photoWidth` wide. */
  drawing?: { tree: ReactElement; photoWidth: number };
}

/** How the photograph is cropped and the card encoded. Part of the hash in the names of cards. */
export const CARD_ENCODING = { quality: 80, mozjpeg: true, fit: 'cover', position: 'attention' } as const;

/** Writes a card to `folder`, which contains its photograph. Throws `DamagedCache` if the photograph cannot be decoded. */
export async function makeCard(card: Card, folder: string): Promise<void> {
  const { quality, mozjpeg } = CARD_ENCODING;
  try {
    const image = await (card.drawing
      ? withDrawing(card, card.drawing, folder)
      : cropPhoto(card, card.width, folder));
    await save(image.jpeg({ quality, mozjpeg }), join(folder, card.name));
  } catch (cause) {
    throw new DamagedCache([join(folder, card.photo)], { cause });
  }
}

async function cropPhoto({ photo, height }: Card, width: number, folder: string): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  const { fit, position } = CARD_ENCODING;
  return sharp(join(folder, photo)).resize(width, height, { fit, position });
}

async function withDrawing(
  card: Card,
  drawing: NonNullable<Card['drawing']>,
  folder: string,
): Promise<Sharp> {
  const { width, height } = card;
  const { default: sharp } = await import('sharp');
  const svg = await drawSvg(drawing.tree, { width, height });
  const photo = await (await cropPhoto(card, drawing.photoWidth, folder)).toBuffer();
  return sharp(Buffer.from(svg))
    .flatten({ background: '#ffffff' })
    .composite([{ input: photo, left: width - drawing.photoWidth, top: 0 }]);
}
