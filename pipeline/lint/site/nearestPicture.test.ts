import { expect, test } from 'vitest';
import { nearestPicture } from './nearestPicture';

const PICTURES = [
  'images/sink.jpg',
  'images/before-after/1-before.jpg',
  'images/before-after/2-after.jpg',
  'images/hero/home.jpg',
  'portfolio/kitchen/kitchen-15.jpg',
];

test.each([
  ['images/sinc.jpg', 'images/sink.jpg'],
  ['images/sink.JPG', 'images/sink.jpg'],
  ['images/sink.jpeg', 'images/sink.jpg'],
  ['images/snik.png', 'images/sink.jpg'],
  ['sink.jpg', 'images/sink.jpg'],
  ['image/sink.jpg', 'images/sink.jpg'],
  ['portfolio/kitchen/kichten-15.jpg', 'portfolio/kitchen/kitchen-15.jpg'],
  ['images/before-after/1-after.jpg', undefined],
  ['portfolio/kitchen/kitchen-25.jpg', undefined],
  ['portfolio/kitchen/kitchen.jpg', undefined],
  ['images/team/tom.jpg', undefined],
  ['images/before-after/home.jpg', undefined],
  ['portfolio/kitchen-2/kitchen-15.jpg', undefined],
  ['images/hero/about.jpg', undefined],
])('for “%s” it finds %s', (written, found) => {
  expect(nearestPicture(written, PICTURES)).toBe(found);
});
