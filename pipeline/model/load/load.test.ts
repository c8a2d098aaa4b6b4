import { expect, test } from 'vitest';
import { readSource } from '../../source/readSource';
import { load } from './load';

const review = (rating: string) =>
  `---\nname: Dana\nlocation: Pitman\nrating: ${rating}\norder: 1\npages:\n  - /\ncolour: red\n---\n\nGood.\n`;

test('names what could not be read, with the kind of value and its place', () => {
  const { entry, faults } = load('review', readSource('content/reviews/dana.md', review('five')));
  expect(faults).toEqual([
    { ruleId: 'number', place: { line: 4, column: 9 }, field: 'rating', input: 'five' },
    { ruleId: 'unknown-name', place: { line: 8, column: 1 }, field: 'colour', input: 'colour' },
  ]);
  expect(entry.fields).toMatchObject({ name: 'Dana', order: 1 });
});

test('reads a field by the name that it had in the version before', () => {
  const business = (name: string) =>
    load('business', readSource('content/business.md', `---\nname: Maple\n${name}: 00012345\n---\n`)).entry;
  expect(business('licence')).toEqual(business('license'));
  expect(business('licence').fields).toMatchObject({ license: '00012345' });
});
