import { expect, test } from 'vitest';
import { inShell, shellOf } from './shell';

const bare = '<html><head><title>x</title></head><body><p>y</p></body></html>';
const framed = bare
  .replace('<head>', '<head><link rel="preload">')
  .replace('</body>', '<script src="/a.js" type="module" async></script></body>');

test('finds what stands round a page, and puts it round another', () => {
  const other = '<html><head></head><body>z</body></html>';
  expect(inShell(other, shellOf(bare, framed))).toBe(
    '<html><head><link rel="preload"></head><body>z<script src="/a.js" type="module" async></script></body></html>',
  );
});

test('refuses a page that is changed in itself', () => {
  expect(() => shellOf(bare, framed.replace('<p>y</p>', '<p>w</p>'))).toThrow('Vike changes pages');
});
