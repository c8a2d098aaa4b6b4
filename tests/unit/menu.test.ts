import { expect, test } from 'vitest';
import { headerMedia } from '../../components/layout/headerMedia';
import { entriesOf } from '../../pipeline/model/entries';
import { pageFrameData } from '../../pipeline/model/pageFrame';
import { copyContent, edit } from './copyContent';
import { frameOf } from './frameOf';
import { entryAt, plumberSite, siteOf } from './plumberSite';
import { problemsIn } from './problemsIn';

test('a page is marked in the menus that name it, and no other page is', async () => {
  const site = await plumberSite();
  const marked = entriesOf(site).map((entry) => {
    const found = [...frameOf(entry, site).matchAll(/<a href="([^"]*)"[^>]* aria-current="page"/g)];
    return { address: entry.address, hrefs: [...new Set(found.map(([, href]) => href))] };
  });
  for (const { address, hrefs } of marked) expect([[], [address]]).toContainEqual(hrefs);
  expect(marked.filter(({ hrefs }) => hrefs.length > 0).length).toBeGreaterThan(3);
});

test('a menu leaves out the pages that are hidden, and a group without any other', async () => {
  const folder = copyContent();
  edit(folder, 'pages/notes.md', 'label: Notes', 'label: Notes\npublished: no');
  edit(folder, 'areas/portland-me.md', 'label: Portland', 'label: Portland\npublishAt: 2126-12-01');
  edit(folder, 'navigation.md', '      - Leak repair -> /leak-repair\n', '');
  edit(folder, 'navigation.md', '    - Home -> /\n    - Contact', '    - Notes -> /notes\n    - Contact');
  expect(problemsIn(folder)).toEqual([]);
  const site = await siteOf(folder);
  expect(site.navigation.header.map(({ label }) => label)).toEqual(['Home', 'Contact']);
  expect(frameOf(entryAt(site, '/'), site)).not.toMatch(/Notes|Portland<\/a>/);
});

test('a long menu needs a wider window and a wider row', async () => {
  const site = await plumberSite();
  const frame = pageFrameData(entryAt(site, '/'), site);
  expect(headerMedia(frame)).toEqual({
    fitsMenu: '@media (min-width: 64rem)',
    hidesNumber: '@media not all and (min-width: 75rem)',
    rowWidth: 'max(var(--ui-width-page), 48rem)',
  });
  const more = Array.from({ length: 5 }, () => ({ label: 'Where We Work', href: '/' }));
  const navigation = { ...frame.navigation, header: [...frame.navigation.header, ...more] };
  expect(headerMedia({ ...frame, navigation })).toEqual({
    fitsMenu: '@media (min-width: 91rem)',
    hidesNumber: '@media not all and (min-width: 99rem)',
    rowWidth: 'max(var(--ui-width-page), 93rem)',
  });
});
