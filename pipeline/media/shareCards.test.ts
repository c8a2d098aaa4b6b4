import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { createElement } from 'react';
import sharp from 'sharp';
import { beforeAll, expect, inject, test } from 'vitest';
import { makeCard } from './shareCards';

const folder = mkdtempSync(join(inject('copies'), 'cards-'));
beforeAll(async () => {
  const color = { r: 200, g: 30, b: 30 };
  await sharp({ create: { width: 900, height: 600, channels: 3, background: color } })
    .jpeg()
    .toFile(join(folder, 'photo.jpg'));
});

const size = { width: 1200, height: 630, photo: 'photo.jpg' };
const words = createElement(
  'div',
  {
    style: {
      width: 700,
      height: 630,
      background: '#0000ff',
      color: '#ffffff',
      fontFamily: 'Inter',
      fontSize: 60,
    },
  },
  'Ärger, Łódź & <b>“quotes”</b>',
);

async function at(name: string, left: number, top: number): Promise<number[]> {
  const bytes = await sharp(join(folder, name)).extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
  return [...bytes];
}

test('a photograph is cut to size, and a drawing stands beside one', async () => {
  const drawing = { tree: words, photoWidth: 500 };
  await makeCard({ ...size, name: 'cut.jpg' }, folder);
  await makeCard({ ...size, name: 'drawn.jpg', drawing }, folder);
  for (const name of ['cut.jpg', 'drawn.jpg']) {
    const { width, height } = await sharp(join(folder, name)).metadata();
    expect([width, height]).toEqual([1200, 630]);
  }
  const [red = 0, , blue = 255] = await at('drawn.jpg', 1100, 600);
  expect(red).toBeGreaterThan(150);
  expect(blue).toBeLessThan(90);
  const [, , ground = 0] = await at('drawn.jpg', 30, 600);
  expect(ground).toBeGreaterThan(200);
});
