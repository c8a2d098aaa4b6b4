import { expect, test } from 'vitest';
import { loadEntry } from '../../model/load/load';
import { textIn } from '../../passages/Range';
import { readSource } from '../../source/readSource';
import type { Document } from '../Document';
import { rangeOfTarget, rangeOfTextLink } from './filePassages';

function documentOf(text: string): Document {
  const source = readSource('content/pages/a.md', text);
  return { ...loadEntry('page', source).entry, source, broken: [], faults: [], collected: {} };
}

test.each([
  ['[a](/b) and [c](/b)', 1, '/b', 17],
  ['[a](</b c> "t")', 0, '/b c', 6],
  ['[a`](x)`](/b\\(1\\))', 0, '/b(1)', 11],
  ['[![p](/p.jpg)](/b)', 0, '/b', 16],
  ['[www.x.com](http://www.x.com)', 0, 'http://www.x.com', 13],
  ['<https://x.com>', 0, 'https://x.com', 2],
  ['how www.x.com, “www.x.com” “www.x.com”', 2, 'http://www.x.com”', 29],
  ['[a]\n\n[a]: /b', 0, '/b', 6],
])('finds the address in %s', (markdown, index, to, column) => {
  const document = documentOf(`---\ntitle: A\n---\n\n${markdown}\n`);
  const range = rangeOfTextLink(document, '', index, [0, to.length]);
  expect(range.start).toEqual({ line: 5 + markdown.split('\n').length - 1, column });
  expect(to.replace(/[()]/g, '\\$&')).toContain(textIn(document.source.lines, range));
});

test.each([
  ['Write to us -> /contact', 16],
  ['"Write \\"us\\" -> /contact"  # a note', 18],
])('finds the target in %s', (typed, column) => {
  const document = documentOf(`---\nhero:\n  button: ${typed}\n---\n`);
  const range = rangeOfTarget(document, 'hero.button', '/contact');
  expect(range.start).toEqual({ line: 3, column: 10 + column });
  expect(textIn(document.source.lines, range)).toBe('/contact');
});
