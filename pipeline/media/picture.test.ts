import { expect, test } from 'vitest';
import { resolvePicture, variantName, widthsOf } from './picture';

const facts = {
  hash: '0123456789',
  width: 1000,
  height: 500,
  color: '#aabbcc',
  colors: ['#ddeeff', '#aabbcc', '#778899'],
};

test.each([
  [320, [320]],
  [1000, [400, 750]],
  [1200, [400, 750, 1200]],
  [4000, [400, 750, 1200, 1920]],
])('a picture %i wide is made in the widths %j, never larger than it is', (width, widths) => {
  expect(widthsOf({ ...facts, width })).toEqual(widths);
});

test.each([
  ['images/hero/home.jpg', 'avif', 'home-0123456789-750.avif'],
  ['portfolio/kitchen/kitchen-1.JPG', 'jpeg', 'kitchen-1-0123456789-750.jpg'],
  ['images/My photo (2).png', 'webp', 'My-photo-2--0123456789-750.webp'],
] as const)('%s as %s is %s', (path, format, name) => {
  expect(variantName(path, facts, 750, format)).toBe(name);
});

test('has the addresses of every size, smallest first', () => {
  expect(resolvePicture('images/a.jpg', facts, 'A room')).toEqual({
    type: 'picture',
    alt: 'A room',
    width: 1000,
    height: 500,
    color: '#aabbcc',
    colors: ['#ddeeff', '#aabbcc', '#778899'],
    sources: {
      avif: '/media/a-0123456789-400.avif 400w, /media/a-0123456789-750.avif 750w',
      webp: '/media/a-0123456789-400.webp 400w, /media/a-0123456789-750.webp 750w',
      jpeg: '/media/a-0123456789-400.jpg 400w, /media/a-0123456789-750.jpg 750w',
    },
    src: '/media/a-0123456789-750.jpg',
    large: '/media/a-0123456789-750.jpg',
  });
});

test('a picture wide enough has a file of its own for the top of a page on a phone', () => {
  expect(resolvePicture('a.jpg', { ...facts, width: 1200 }, '').phoneHero).toBe(
    '/media/a-0123456789-1170.avif',
  );
});
