import { expect, test } from 'vitest';
import { lintFile } from '../../lintFile';

function messageFor(days: string) {
  const text = `---\nhours:\n  - days: ${JSON.stringify(days)}\n---\n`;
  return lintFile('business', 'content/business.md', text).messages.find(({ ruleId }) => ruleId === 'days');
}

test.each([
  ['Sunday and Saturday', 'Saturday - Sunday'],
  ['Mon. through Sat.', 'Monday - Saturday'],
  ['7 days a week', 'Monday - Sunday'],
  ['Mo-Fr', 'Monday - Friday'],
  ['Mondays', 'Monday'],
  ['Mon - Firday', 'Monday - Friday'],
  ['Monday - Friday:', 'Monday - Friday'],
  ['T', undefined],
  ['Monday - Wednesday - Friday', undefined],
])('%s', (input, days) => {
  expect(messageFor(input)?.fix?.edits.map(({ text }) => text)).toEqual(days && [`  - days: "${days}"`]);
});

test.each([
  ['Friday - Tuesday', ['Friday - Sunday', 'Monday - Tuesday']],
  ['Sun to Thu', undefined],
])('past the end of the week: %s', (input, weeks) => {
  const advice = weeks && `Write ${weeks[0]} in this entry and ${weeks[1]} in another.`;
  expect(/Write [^:]* in another\.$/.exec(messageFor(input)?.reason ?? '')?.[0]).toBe(advice);
});

test('days cannot be both closed and by appointment', () => {
  const text = '---\nhours:\n  - days: Sunday\n    closed: yes\n    byAppointment: yes\n---\n';
  const reasons = lintFile('business', 'content/business.md', text).messages.map(({ reason }) => reason);
  expect(reasons).toContain('These days have “closed” as well as “byAppointment”. Keep only one of the two.');
});
