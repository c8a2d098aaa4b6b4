import { expect, test } from 'vitest';
import { frameData } from '../../pipeline/model/frame';
import { entryAt, plumberSite } from '../../tests/unit/plumberSite';
import { headerMedia } from './headerMedia';

test('a long menu needs a wider window and a wider row', async () => {
  const site = await plumberSite();
  const frame = frameData(entryAt(site, '/'), site);
  expect(headerMedia(frame)).toEqual({
    menu: '@media (min-width: 64rem)',
    withoutNumber: '@media not all and (min-width: 75rem)',
    row: 'max(var(--ui-width-page), 48rem)',
  });
  const more = Array.from({ length: 5 }, () => ({ label: 'Where We Work', href: '/', external: false }));
  const navigation = { ...frame.navigation, header: [...frame.navigation.header, ...more] };
  expect(headerMedia({ ...frame, navigation })).toEqual({
    menu: '@media (min-width: 91rem)',
    withoutNumber: '@media not all and (min-width: 99rem)',
    row: 'max(var(--ui-width-page), 93rem)',
  });
});
