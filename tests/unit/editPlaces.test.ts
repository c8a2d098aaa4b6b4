import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { copyContent, edit } from './copyContent';
import { EDIT_URL, editablePages, withoutSources } from './editablePages';

const plumber = join(import.meta.dirname, '..', 'fixtures', 'plumber');

test('a page of a preview is the live page, with the places of its parts', async () => {
  for (const { preview, live } of await editablePages(plumber)) {
    expect(withoutSources(preview)).toBe(withoutSources(live));
    expect(preview).not.toMatch(/[\uE000-\uF8FF]|%E[EF]%8/);
    expect(preview).toContain(`<body data-edit="${EDIT_URL}">`);
    expect(live).not.toMatch(/data-source|data-edit/);
  }
});

test('texts, facts in them, pictures, hours and labels name their lines', async () => {
  const folder = copyContent();
  edit(
    folder,
    'business.md',
    '    closed: yes',
    '    closed: yes\nholidays:\n  - date: Christmas\n    closed: yes',
  );
  edit(folder, 'pages/notes.md', 'posts:', 'text:\n  body: |\n    One.\n\n    Two\n    lines.\nposts:');
  const pages = await editablePages(folder);
  const sourceOn = (address: string, text: string) =>
    parse(pages.find((page) => page.address === address)?.preview ?? '')
      .querySelectorAll('main [data-source], footer [data-source]')
      .find((element) => element.text.trim() === text || (text === 'IMG' && element.tagName === text))
      ?.getAttribute('data-source');
  const onHome = (text: string) => sourceOn('/', text);
  expect(onHome('Two plumbers, one van')).toBe('content/pages/home.md#L41');
  expect(onHome('how we find them')).toBe('content/pages/home.md#L44');
  expect(onHome('Call (207) 555-0163')).toBe('content/business.md#L9:fact content/pages/home.md#L14');
  expect(onHome('License MS00000000')).toBe('content/business.md#L17:fact content/pages/home.md#L16');
  expect(onHome('IMG')).toBe('content/images/descriptions.md#L2 content/pages/home.md#L12');
  expect(sourceOn('/contact', 'Send Message')).toBe('program');
  expect(onHome('7:00 AM to 4:00 PM')).toBe('content/business.md#L26-L28:hours');
  expect(onHome('Sunday')).toBe('content/business.md#L29:hours');
  expect(onHome('Christmas Day')).toBe('content/business.md#L32:hours');
  expect(sourceOn('/notes', 'One.')).toBe('content/pages/notes.md#L10');
  expect(sourceOn('/notes', 'Two\nlines.')).toBe('content/pages/notes.md#L12-L13');
});
