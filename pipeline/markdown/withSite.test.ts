import type { Element, Nodes } from 'hast';
import { expect, test } from 'vitest';
import { readText } from './readText';
import { withSite } from './withSite';

const surroundings = {
  picture: () => undefined,
  link: (to: string) => ({ label: '', href: to, external: to.startsWith('https:') }),
  fill: (words: string) => words,
};
const proseOf = (markdown: string) => withSite(readText(markdown).elements(), surroundings).prose;

function elementsOf(node: Nodes): Element[] {
  const inner = 'children' in node ? node.children.flatMap(elementsOf) : [];
  return node.type === 'element' ? [node, ...inner] : inner;
}
const elementsIn = (markdown: string) => elementsOf(proseOf(markdown));

test('gives headings an id from their words, each its own', () => {
  const ids = elementsIn("## What it costs\n\n### What it costs\n\n## You'll see").map(
    ({ properties }) => properties.id,
  );
  expect(ids).toEqual(['what-it-costs', 'what-it-costs-1', 'youll-see']);
});

test.each(['[a](javascript:alert)', '[a](JavaScript:alert)', '[a](data:text/html,x)', '[a](vbscript:x)'])(
  'takes the address out of %s',
  (markdown) => {
    expect(JSON.stringify(proseOf(markdown))).not.toMatch(/javascript:|data:|vbscript:/i);
  },
);

test.each([
  '<script>alert(1)</script>',
  'a <b onclick="x()">b</b>',
  '<img src=x onerror=alert(1)>',
  '<iframe src="https://a.example"></iframe>',
])('lets no tag of %s through', (markdown) => {
  const names = elementsIn(markdown).map(({ tagName }) => tagName);
  expect(names.filter((name) => name !== 'p')).toEqual([]);
});

test('marks links that leave the site', () => {
  const [, here, away] = elementsIn('[a](/about) [b](https://a.example)');
  expect(here?.properties).toEqual({ href: '/about' });
  expect(away?.properties).toEqual({ href: 'https://a.example', rel: ['noopener'] });
});

test('makes tables and lists', () => {
  const names = elementsIn('| a |\n|---|\n| b |\n\n- c\n').map(({ tagName }) => tagName);
  expect(names).toEqual(expect.arrayContaining(['table', 'th', 'td', 'ul', 'li']));
});

test('survives JSON', () => {
  const prose = proseOf('## A\n\n**b** [c](/d)');
  expect(JSON.parse(JSON.stringify(prose))).toEqual(prose);
});

test('puts facts into words, and links those that are addresses or numbers to call', () => {
  const fill = (words: string) =>
    words.replace('{email}', 'a@b.example').replace('{phone}', '(856) 555-0142');
  const { prose } = withSite(readText('Call {phone} or write to {email}.').elements(), {
    ...surroundings,
    fill,
  });
  const [paragraph] = elementsOf(prose);
  expect(paragraph?.children).toMatchObject([
    { type: 'text', value: 'Call ' },
    {
      tagName: 'a',
      properties: { href: 'tel:(856) 555-0142' },
      children: [{ value: '(856) 555-0142' }],
    },
    { type: 'text', value: ' or write to ' },
    { tagName: 'a', properties: { href: 'mailto:a@b.example' }, children: [{ value: 'a@b.example' }] },
    { type: 'text', value: '.' },
  ]);
});

test('makes no link inside a link', () => {
  const fill = (words: string) => words.replace('{phone}', '(856) 555-0142');
  const { prose } = withSite(readText('[**Call {phone}**](/contact)').elements(), { ...surroundings, fill });
  expect(elementsOf(prose).map(({ tagName }) => tagName)).toEqual(['p', 'a', 'strong']);
});

test('lets no fact turn a link into a script', () => {
  const link = () => ({ label: '', href: 'javascript:alert(1)', external: false });
  const { prose } = withSite(readText('[a]({name})').elements(), { ...surroundings, link });
  expect(JSON.stringify(prose)).not.toContain('javascript');
});

test('keeps the number of a link that calls', () => {
  expect(elementsIn('[call](tel:856-555-0142)')[1]?.properties.href).toBe('tel:856-555-0142');
});

test.each(['![a](images/my%20sink.jpg)', '![a](<images/my sink.jpg>)'])(
  'finds the picture of %s',
  (markdown) => {
    const asked: string[] = [];
    const picture = (path: string) => {
      asked.push(path);
      return undefined;
    };
    withSite(readText(markdown).elements(), { ...surroundings, picture });
    expect(asked).toEqual(['images/my sink.jpg']);
  },
);
