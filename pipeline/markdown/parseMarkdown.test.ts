import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { expect, test } from 'vitest';
import { parseMarkdown, textOf } from './parseMarkdown';

const whole = unified().use(remarkParse).use(remarkGfm, { singleTilde: false }).freeze();

test.each([
  'Words, **bold**, *other*, `code`, [a link](https://a.example/b?c=d) and ![one](a.jpg)\n\n- a\n- b\n\n> c',
  'a\n:-',
  'a | b\n- | -\nc | d',
  '~~gone~~ and ~one~',
  'See www.a.example, https://b.example/c and d@e.example.',
  '<https://a.example> and [b]: https://c.example\n\n[b]: https://c.example',
  'A note[^1].\n\n[^1]: Its words.',
  '- [ ] to do\n- [x] done',
  '# A: b - c\n\nd: e\n---\n\n***',
  'Words, more words; “one”: it’s 50% or $2 (all of it) {phone}?',
  'Émile – "two"',
  'ends with a blank ',
  'http://a.example/b',
  'a) no list',
  '(https://a.example) and HTTPS://B.EXAMPLE',
])('reads %j as all of GFM does', (markdown) => {
  expect(parseMarkdown(markdown)).toEqual(whole.parse(markdown));
});

test.each(['2~3 weeks, a kitchen 4~6 weeks', 'From ~$400 to ~$500', 'H~2~O'])(
  'one ~ of %j is a character',
  (markdown) => {
    expect(textOf(parseMarkdown(markdown)).trim()).toBe(markdown);
  },
);

test.each(['12.', '1) Ten years.', '* Prices may vary', '+ tax'])('one line, %j, is no list', (markdown) => {
  const [{ type } = {}] = parseMarkdown(markdown).children;
  expect(type).toBe('paragraph');
  expect(textOf(parseMarkdown(`${markdown}\n`)).trim()).toBe(markdown);
});
