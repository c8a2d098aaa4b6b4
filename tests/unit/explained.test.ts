import { expect, test } from 'vitest';
import { ruleOf } from '../../pipeline/lint/rules';
import { families } from './mistakes/families';

const codes = Object.values(families)
  .flat()
  .map(({ code }) => code);

test.each([...new Set(codes)])('a rule explains what a mistake is reported by: %s', (code) => {
  expect(ruleOf(code)?.about).toBeDefined();
});
