import { expect, test } from 'vitest';
import type { AuthoredValue } from '../kinds/values';
import { mapFields, visit } from './visit';

const image = { type: 'image', path: 'images/a.jpg' } as const;
const link = { type: 'link', label: 'About', to: '/about' } as const;
const fields = {
  title: 'A title',
  count: 3,
  empty: null,
  cards: [
    { image, links: [link] },
    { image, words: ['one', 'two'] },
  ],
};

test('calls each handler with its values and their paths, in order', () => {
  const calls: unknown[] = [];
  const note = (name: string) => (_value: unknown, path: string) => calls.push(`${name} ${path}`);
  visit(
    fields,
    { image: note('image'), link: note('link'), string: note('text'), list: note('list') },
    'top',
  );
  expect(calls).toEqual([
    'text top.title',
    'list top.cards',
    'image top.cards.0.image',
    'list top.cards.0.links',
    'link top.cards.0.links.0',
    'image top.cards.1.image',
    'list top.cards.1.words',
    'text top.cards.1.words.0',
    'text top.cards.1.words.1',
  ]);
});

test('replaces tagged values and texts in a copy', () => {
  const before = structuredClone(fields);
  const mapped = mapFields<AuthoredValue>(fields, {
    image: ({ path }) => path,
    string: (text) => text.toUpperCase(),
  });
  expect(mapped).toEqual({
    title: 'A TITLE',
    count: 3,
    empty: null,
    cards: [
      { image: 'images/a.jpg', links: [link] },
      { image: 'images/a.jpg', words: ['ONE', 'TWO'] },
    ],
  });
  expect(fields).toEqual(before);
});

test('a tagged value without a function stays the very value', () => {
  expect(mapFields({ link }, {}).link).toBe(link);
});

test('fields that only have a type are no tagged values', () => {
  const seen: string[] = [];
  visit({ type: 'article', title: 'A' }, { string: (text) => seen.push(text) });
  expect(seen).toEqual(['article', 'A']);
});
