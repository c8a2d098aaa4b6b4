import { excessInText } from '../../source/limits';
import { rule } from '../rule';
import { reasonOf } from '../source/limits';
import { checkValues } from './faults';

const checkProse = (id: string) =>
  checkValues('prose', ({ input }) => {
    const excess = excessInText(input);
    return excess?.ruleId === id ? { reason: reasonOf(excess) } : undefined;
  });

export const tooDeep = rule({
  id: 'too-deep',
  on: 'fields',
  severity: 'error',
  about:
    'Hundreds of the same character, or brackets inside brackets without end, are of no use in a text. Delete them.',
  examples: [],
  check: checkProse('too-deep'),
});

export const tooMuch = rule({
  id: 'too-much',
  on: 'fields',
  severity: 'error',
  about:
    'A text of this size would load very slowly on a phone. Make several of it, or delete what is too much.',
  examples: [],
  check: checkProse('too-much'),
});
