import { expect, test } from 'vitest';
import { lintFile } from '../../lintFile';

function messageFor(days: string) {
  const text = `---\nhours:\n  - days: ${JSON.stringify(days)}\n---\n`;
  return lintFile('business', 'content/business.md', text).messages.find(({ ruleId }) => ruleId === 'days');
}

test.each([
  ['Sunday and Saturday', 'Saturday - Sunday'],
  ['Sat./Sun.', 'Saturday - Sunday'],
  ['Fri & Sat', 'Friday - Saturday'],
  ['Mon. through Sat.', 'Monday - Saturday'],
  ['Mon, Tue, Wed', 'Monday - Wednesday'],
  ['Saturday, Sunday', 'Saturday - Sunday'],
  ['7 days a week', 'Monday - Sunday'],
  ['Mo-Fr', 'Monday - Friday'],
  ['M - F', 'Monday - Friday'],
  ['Mondays', 'Monday'],
  ['Monday — Friday', 'Monday - Friday'],
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
