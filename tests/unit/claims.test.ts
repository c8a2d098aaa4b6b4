import { expect, test } from 'vitest';
import { checkFolder } from '../../pipeline/lint/lint';
import { listClaims } from '../../pipeline/lint/site/claims';
import { copyContent, edit } from './copyContent';
import { problemsIn } from './problemsIn';

const ledger = (folder: string) => listClaims(checkFolder(folder).documents);

test.each([
  ['years', 'A leak is', 'In 30 years, a leak is', '30'],
  ['projects', 'A leak is', 'After 1,200 projects, a leak is', '1,200'],
  ['clients', 'A leak is', 'For 90 happy clients a leak is', '90'],
  ['price', 'A leak is', 'From $80-$120 a leak is', '$80-$120'],
  ['reviews', 'A leak is', 'In 12 reviews a leak is', '12'],
  ['hours', 'A leak is', 'We answer within 24 hours. A leak is', 'within 24 hours'],
])('knows a claim of %s', (kind, from, to, value) => {
  const folder = copyContent();
  edit(folder, 'services/leak-repair.md', from, to);
  expect(ledger(folder)).toContainEqual({ kind, value, file: 'content/services/leak-repair.md', line: 49 });
});

test('makes an error of a claim that business.md binds', () => {
  const folder = copyContent();
  edit(
    folder,
    'business.md',
    'articleCategories:',
    'claims:\n  - what: years\n    value: 25+\narticleCategories:',
  );
  edit(folder, 'services/leak-repair.md', 'A leak is', 'In 30 years a leak is');
  expect(problemsIn(folder)).toMatchObject([
    { file: 'content/services/leak-repair.md', line: 49, code: 'claim-differs', severity: 'error' },
  ]);
});

test('takes the experience of a person for no claim of the business', () => {
  const folder = copyContent();
  edit(
    folder,
    'business.md',
    'articleCategories:',
    'claims:\n  - what: years\n    value: 28+\narticleCategories:',
  );
  expect(ledger(folder).filter(({ file }) => file.includes('/team/'))).toEqual([]);
  expect(problemsIn(folder)).toEqual([]);
});

test('compares no number with one that counts something else', () => {
  const folder = copyContent();
  const stats = (counts: string) =>
    `stats:\n  items:\n    - value: 30+\n      label: Years in Business\n${counts}`;
  edit(
    folder,
    'business.md',
    'articleCategories:',
    'claims:\n  - what: years\n    value: 25+\narticleCategories:',
  );
  edit(folder, 'pages/home.md', 'callout:', `${stats('      counts: in Portland\n')}callout:`);
  expect(problemsIn(folder)).toEqual([]);
  edit(folder, 'pages/home.md', '      counts: in Portland\n', '');
  expect(problemsIn(folder)).toMatchObject([{ code: 'claim-differs' }]);
});
