import { expect, test } from 'vitest';
import { findJobClaims } from './claimAgainstJobs';

const terms = new Map([
  ['kitchen-remodeling', /\bkitchens?\b/gi],
  ['bathroom-remodeling', /\bbathrooms?\b/gi],
  ['home-additions', /\badditions?\b/gi],
  ['interior-renovations', /\brenovations?\b/gi],
]);

test.each([
  ['Kitchens take 3-6 weeks and bathrooms 2 to 4 weeks.', ['kitchen 3 6', 'bathroom 2 4']],
  ['A bathroom renovation takes 2-3 weeks.', ['bathroom 2 3']],
  ['Bathrooms run $15,000-$45,000 and\n  take 2-4 weeks.', ['bathroom 15000 45000', 'bathroom 2 4']],
  ['    - - Kitchens\n      - $35,000-$80,000\n', ['kitchen 35000 80000']],
  ['    - - Additions\n      - $40,000-$120,000+\n', ['home 40000 Infinity']],
  ['- question: How long does an addition take?\n  answer: Plan on 8-16 weeks.', ['home 8 16']],
  ['We built an addition. A permit takes 2-4 weeks.', []],
  ['      - A large addition\n    - - Deck permit\n      - 2-4 weeks\n', []],
  ['| Permit | 2-4 weeks | Deck, bathroom |\n| Complex | 6-8 weeks | An addition |', []],
  ['A mid-range kitchen runs $35,000-$60,000.', []],
  ['Small bathrooms take 1-2 weeks, and most kitchens 3-6 weeks.', ['kitchen 3 6']],
  ['A kitchen refresh costs $9,000-$14,000.', []],
  ['A kitchen returns 65-85% of its cost.', []],
])('reads %j', (text, expected) => {
  const found = findJobClaims(text.split('\n'), terms);
  expect(found.map(({ service, low, high }) => `${service.split('-')[0]} ${low} ${high}`)).toEqual(expected);
});
