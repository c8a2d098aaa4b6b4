import { expect, test } from 'vitest';
import { Picture } from '../components/ui/Picture';
import { siteLanguage } from '../pipeline/labels/labels';
import { ownStyle } from './Head';
import { renderFragment } from './renderBody';

test('photographs have their colors as a background, or in a grid their average', () => {
  const picture = {
    type: 'picture' as const,
    src: '/media/a.jpg',
    large: '/media/a.jpg',
    alt: 'A sink',
    width: 3,
    height: 2,
    color: '#888888',
    colors: ['#ddeeff', '#aabbcc', '#778899'],
    sources: { avif: '', webp: '', jpeg: '' },
  };
  const pictures = (
    <>
      <Picture picture={picture} sizes="100vw" />
      <Picture picture={picture} sizes="100vw" shape="photo" />
    </>
  );
  const style = ownStyle(renderFragment(pictures, siteLanguage()).html);
  expect(style).toMatch(
    /\.placeholder-ddeeff-aabbcc-778899\{background:linear-gradient\(#ddeeff,#aabbcc,#778899\)\}\.placeholder-888888\{background:#888888\}$/,
  );
});

test('a business with colors of its own has them in place of those of the theme, and any other the theme alone', () => {
  const style = ownStyle('', { color: '#0b3d91', action: '#ffd100' });
  expect(style.startsWith(ownStyle(''))).toBe(true);
  const own = style.slice(ownStyle('').length);
  expect(own).toMatch(
    /^:root\{--ui-color-paper:#\w{6};.*--ui-color-brand:#0b3d91;.*--ui-color-action:#ffd100;/,
  );
  expect(own).toMatch(/--ui-dark-paper:#0b3d91;[^{}]*\}$/);
  expect(ownStyle('')).not.toContain('#0b3d91');
});

test('a business with a font of its own gets its files, a fallback of its measures, and its names in the theme', () => {
  const style = ownStyle('', { font: 'Source Serif' });
  expect(style.match(/@font-face\{font-family:"[\w ]+"/g)).toEqual([
    '@font-face{font-family:"Source Sans Variable"',
    '@font-face{font-family:"Source Sans Fallback"',
    '@font-face{font-family:"Source Serif Variable"',
    '@font-face{font-family:"Source Serif Fallback"',
  ]);
  expect(style).toMatch(
    /:root\{--[\w-]+:'Source Sans Variable', .*?;--[\w-]+:'Source Serif Variable', [^;]*\}$/,
  );
});
