import { expect, test } from 'vitest';
import { checkFolder } from '../../pipeline/lint/lint';
import { claimNotices, listClaims } from '../../pipeline/lint/site/claims';
import { projectPaths } from '../../scripts/projectPaths';

const { messages, documents } = checkFolder(projectPaths.content);
const claims = listClaims(documents);

test('lists what the sample claims in large numbers, with page and line', () => {
  const home = claims.filter(({ file }) => file === 'content/pages/home.md');
  expect(home.map(({ kind, value }) => `${kind} ${value}`)).toEqual(
    expect.arrayContaining([
      'clients 100+',
      'years 15+',
      'projects 200+',
      'hours 24/7',
      'rating 5.0',
      'reviews 50+',
    ]),
  );
});

test('notices the contradictions of the sample and calls none of them a problem', () => {
  const notices = claimNotices(claims).join('\n');
  expect(notices).toMatch(/numbers of years: .*15\+/);
  expect(notices).toMatch(/numbers of projects: .*200\+/);
  expect(messages).toEqual([]);
});
