import { excessInText } from '../../source/limits';
import { rule } from '../rule';
import { explainExcess } from '../source/unreadable';
import { checkValues } from './faults';

/** Texts in fields that are too large or too deeply nested. */
const checkTexts = (id: string) =>
  checkValues('prose', ({ input }) => {
    const excess = excessInText(input);
    return excess?.ruleId === id ? { reason: explainExcess(excess.kind) } : undefined;
  });

export const tooDeep = rule({
  id: 'too-deep',
  on: 'source',
  severity: 'error',
  about:
    'Hundreds of brackets, hyphens or other special characters, in a row or inside one another, take too long to process. Delete them.',
  examples: { file: 'services/leak-repair.md', wrong: `${'['.repeat(51)}A leak is`, right: 'A leak is' },
  also: { fields: checkTexts('too-deep') },
  check(input, report) {
    if (input.step !== 'refused' || input.fault.ruleId !== 'too-deep') return;
    report({ ...input.fault.place, reason: explainExcess(input.fault.input) });
  },
});

export const tooMuch = rule({
  id: 'too-much',
  on: 'source',
  severity: 'error',
  about:
    'A page with so many lines, links or fields would load very slowly on a phone. Split it into several files.',
  examples: {
    file: 'services/leak-repair.md',
    wrong: `${'Drip.\n\n'.repeat(10_000)}A leak is`,
    right: 'A leak is',
  },
  also: { fields: checkTexts('too-much') },
  check(input, report) {
    if (input.step !== 'refused' || input.fault.ruleId !== 'too-much') return;
    report({ ...input.fault.place, reason: explainExcess(input.fault.input) });
  },
});
