import { expect, test } from 'vitest';
import { telephone } from '../kinds/contact';
import type { Picture } from '../kinds/values';
import { readProse } from '../markdown/prose';
import { resolveProse, resolveValues } from './resolveValues';

const resolver = {
  facts: { phone: '(856) 555-0142', name: 'Maple Row' },
  logo: () => undefined,
  picture: () => undefined,
  file: 'content/a.md',
};

test.each([
  ['(856) 555-0142', 'tel:+18565550142'],
  ['+1 856 555 0142', 'tel:+18565550142'],
  ['+44 20 7946 0958', 'tel:+442079460958'],
  ['811', 'tel:811'],
])('a call to %s goes to %s', (phone, href) => {
  expect(telephone(phone)).toBe(href);
});

test('puts facts in the words and the address of a link', () => {
  const link = { type: 'link', label: 'Call {phone}', to: 'tel:{phone}' };
  expect(resolveValues({ link }, resolver)).toEqual({
    link: { label: 'Call (856) 555-0142', href: 'tel:+18565550142' },
  });
});

test('leaves braces round anything else alone', () => {
  const texts = ['{name}', '{ name }', '{two words}', '{}'];
  expect(resolveValues({ texts }, resolver)).toEqual({ texts: ['Maple Row', ...texts.slice(1)] });
});

test.each(['![a](images/my%20sink.jpg)', '![a][1]\n\n[1]: images/my%20sink.jpg'])(
  'a text has the picture of %s',
  (markdown) => {
    const sink = { type: 'picture' as const, alt: 'A sink' } as Picture;
    const picture = (path: string) => (path === 'images/my sink.jpg' ? sink : undefined);
    const { pictures } = resolveProse(readProse(markdown), { ...resolver, picture });
    expect(pictures).toEqual({ 'images/my sink.jpg': sink });
  },
);
