import { expect, test } from 'vitest';
import { sectionsOf } from '../../pipeline/model/entries';
import { copyContent, edit } from './copyContent';
import { entryAt, siteOf } from './plumberSite';

test.each([
  ['pages/home.md', '/', '- Call {phone} -> tel:{phone}\n    - Ask for a visit -> /contact', 1],
  ['pages/home.md', '/', '- Ask for a visit -> /contact\n    - Call {phone} -> tel:{phone}', 0],
  ['pages/home.md', '/', '- Notes -> /notes\n    - Call {phone} -> tel:{phone}', 0],
])(
  'in the hero of %s, the main button leads to the form, or else is the first',
  async (file, address, buttons, action) => {
    const content = copyContent();
    edit(content, file, '- Call {phone} -> tel:{phone}\n    - Ask for a visit -> /contact', buttons);
    const page = entryAt(await siteOf(content), address);
    expect(sectionsOf(page, 'hero')[0]?.props.action).toBe(action);
  },
);

test('in the hero of a town, the main button leads to the form on the page', async () => {
  const content = copyContent();
  edit(
    content,
    'areas/portland-me.md',
    '    - "Ask for a visit -> #estimate"',
    '    - Call {phone} -> tel:{phone}\n    - "Ask for a visit -> #estimate"',
  );
  const page = entryAt(await siteOf(content), '/areas/portland-me');
  expect(sectionsOf(page, 'hero')[0]?.props.action).toBe(1);
});
