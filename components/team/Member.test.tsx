import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Member } from './Member';

test('without a photograph, a member is set in type, and nothing stands in for it', () => {
  const member = { role: 'Carpenter', description: '', experience: '', specialties: [] };
  const markup = renderToStaticMarkup(<Member name="Dana Porter" {...member} />);
  expect(markup).toMatch(/Dana Porter<.*Carpenter</);
  expect(markup).not.toMatch(/<picture|role="img"/);
});
