import { createElement } from 'react';
import { expect, test } from 'vitest';
import { drawable, drawSvg } from './draw';

const size = { width: 60, height: 60 };
const outlineOf = async (text: string) =>
  (
    await drawSvg(createElement('div', { style: { fontFamily: 'Inter', fontWeight: 700 } }, text), size)
  ).replace(/^.*?<path/s, '');

test('letters of every alphabet that the fonts have are drawn', async () => {
  const box = await outlineOf('漢');
  for (const letter of 'AŁČŐĐễЖіѢΩß€') expect(await outlineOf(letter), letter).not.toBe(box);
});

test.each([
  ['Łódź & Đorđe – “Phở” Київ', 'Łódź & Đorđe – “Phở” Київ'],
  ['🔧 Kitchens 漢字 and baths', 'Kitchens and baths'],
  ['Cafe\u0301', 'Café'],
  ['👍🏽', ''],
])('of %j, %j is drawn', (text, drawn) => expect(drawable(text)).toBe(drawn));
