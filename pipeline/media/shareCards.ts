import { join } from 'node:path';
import type { ReactElement } from 'react';
import type { Sharp } from 'sharp';
import { DamagedCache } from '../source/DamagedCache';
import { drawSvg } from './draw';
import { save } from './encodePictures';

/** A picture for social networks: a cropped photograph, alone or with a drawing beside it. */
interface Card {
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
  const { width, height, drawing } = card;
  const { fit, position, quality, mozjpeg } = CARD_ENCODING;
  const { default: sharp } = await import('sharp');
  const file = join(folder, card.photo);
  try {
    const photo = sharp(file).resize(drawing?.photoWidth ?? width, height, { fit, position });
    const image = drawing ? await besideDrawing(photo, drawing, { width, height }) : photo;
    await save(image.jpeg({ quality, mozjpeg }), join(folder, card.name));
  } catch (cause) {
    throw new DamagedCache([file], { cause });
  }
}

async function besideDrawing(
  photo: Sharp,
  { tree, photoWidth }: NonNullable<Card['drawing']>,
  size: { width: number; height: number },
): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  const svg = await drawSvg(tree, size);
  return sharp(Buffer.from(svg))
    .flatten({ background: '#ffffff' })
    .composite([{ input: await photo.toBuffer(), left: size.width - photoWidth, top: 0 }]);
}
