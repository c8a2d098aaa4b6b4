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
