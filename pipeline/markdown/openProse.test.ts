import type { Element, Nodes, Root } from 'hast';
import { expect, test } from 'vitest';
import type { Picture } from '../kinds/values';
import { openProse, plainText } from './openProse';
import { readProse } from './prose';
import { toElements } from './toElements';

function opened(markdown: string, { facts = {}, pictures = {} }: Partial<Site> = {}): Root {
  const text = readProse(markdown);
  const prose = { type: 'prose' as const, hash: text.hash, file: '', facts, pictures };
  return openProse(prose, () => toElements(text.parsed.tree));
}

interface Site {
  facts: Record<string, string>;
  pictures: Record<string, Picture>;
}

function elementsOf(node: Nodes): Element[] {
  const inner = 'children' in node ? node.children.flatMap(elementsOf) : [];
  return node.type === 'element' ? [node, ...inner] : inner;
}
const elementsIn = (markdown: string) => elementsOf(opened(markdown));

test('gives headings an id from their words, each its own', () => {
  const ids = elementsIn("## What it costs\n\n### What it costs\n\n## You'll see").map(
    ({ properties }) => properties.id,
  );
  expect(ids).toEqual(['what-it-costs', 'what-it-costs-1', 'youll-see']);
});

test.each(['[a](JavaScript:alert)', '[a](data:text/html,x)', '[a](vbscript:x)'])(
  'takes the address out of %s',
  (markdown) => {
    expect(JSON.stringify(opened(markdown))).not.toMatch(/javascript:|data:|vbscript:/i);
  },
);

test.each([
  'a <b onclick="x()">b</b>',
  '<img src=x onerror=alert(1)>',
  '<iframe src="https://a.example"></iframe>',
])('lets no tag of %s through', (markdown) => {
  const names = elementsIn(markdown).map(({ tagName }) => tagName);
  expect(names.filter((name) => name !== 'p')).toEqual([]);
});

test('opening hours begin a paragraph with a capital letter, also where the names of days are small', () => {
  const facts = { hours: 'lunes a viernes 7:00 a.m. a 5:00 p.m.' };
  const words = (markdown: string) => plainText(opened(markdown, { facts }));
  expect(words('{hours}.')).toBe('Lunes a viernes 7:00 a.m. a 5:00 p.m..');
  expect(words('Abrimos {hours}')).toBe('Abrimos lunes a viernes 7:00 a.m. a 5:00 p.m.');
  expect(words('Abrimos **{hours}**')).toBe('Abrimos lunes a viernes 7:00 a.m. a 5:00 p.m.');
});

test('puts facts into words, and links those that are addresses or numbers to call', () => {
  const facts = { email: 'a@b.example', phone: '(856) 555-0142' };
  const tree = opened('Call {phone} or write to {email}.', { facts });
  const [paragraph] = elementsOf(tree);
  expect(plainText(tree)).toBe('Call (856) 555-0142 or write to a@b.example.');
  expect(paragraph?.children).toMatchObject([
    { type: 'text', value: 'Call ' },
    {
      tagName: 'a',
      properties: { href: 'tel:+18565550142' },
      children: [{ value: '(856) 555-0142' }],
    },
    { type: 'text', value: ' or write to ' },
    { tagName: 'a', properties: { href: 'mailto:a@b.example' }, children: [{ value: 'a@b.example' }] },
    { type: 'text', value: '.' },
  ]);
});

test('makes no link inside a link', () => {
  const tree = opened('[**Call {phone}**](/contact)', { facts: { phone: '(856) 555-0142' } });
  expect(elementsOf(tree).map(({ tagName }) => tagName)).toEqual(['p', 'a', 'strong']);
});

test('lets no fact turn a link into a script', () => {
  const tree = opened('[a]({name})', { facts: { name: 'javascript:alert(1)' } });
  expect(JSON.stringify(tree)).not.toContain('javascript');
});

test('keeps the number of a link that calls', () => {
  expect(elementsIn('[call](tel:856-555-0142)')[1]?.properties.href).toBe('tel:+18565550142');
});

test.each(['/a%2520b', '/a%5Cb', 'https://a.example/%E9', '/50%off', '/ba%C3%B1os', '/%7Bphone%7D'])(
  'keeps the address %s as it is written',
  (address) => {
    const facts = { phone: '(856) 555-0142' };
    for (const markdown of [`[a](${address})`, `[a]\n\n[a]: ${address}`])
      expect(elementsOf(opened(markdown, { facts }))[1]?.properties.href).toBe(address);
  },
);

test('fills in the fact of an address that is defined below the text', () => {
  const tree = opened('[a][b]\n\n[b]: mailto:{email}', { facts: { email: 'a@b.example' } });
  expect(elementsOf(tree)[1]?.properties.href).toBe('mailto:a@b.example');
});

test.each(['![a](images/my%20sink.jpg)', '![a](<images/my sink.jpg>)'])(
  'finds the picture of %s',
  (markdown) => {
    const sink = { type: 'picture', alt: 'A sink' } as Picture;
    const tree = opened(markdown, { pictures: { 'images/my sink.jpg': sink } });
    const [, image] = elementsOf(tree);
    expect(JSON.parse(String(image?.properties.dataPicture))).toEqual({ ...sink, alt: 'a' });
  },
);

test('a picture of which the text says nothing has the words of its folder', () => {
  const sink = { type: 'picture', alt: 'A sink' } as Picture;
  const [, image] = elementsOf(opened('![](images/sink.jpg)', { pictures: { 'images/sink.jpg': sink } }));
  expect(JSON.parse(String(image?.properties.dataPicture))).toEqual(sink);
});

test('the words of blocks are parted by a space', () => {
  expect(plainText(opened('## A\n\n**b**c\n\n- d')).replace(/\s+/g, ' ').trim()).toBe('A bc d');
});
