import { expect, test } from 'vitest';
import { fact } from '../../../scripts/issueForms/forms/fact';
import { hours } from '../../../scripts/issueForms/forms/hours';
import { job } from '../../../scripts/issueForms/forms/job';
import { photos } from '../../../scripts/issueForms/forms/photos';
import { review } from '../../../scripts/issueForms/forms/review';
import { visibility } from '../../../scripts/issueForms/forms/visibility';
import type { IssueForm } from '../../../scripts/issueForms/issueForm';
import { aJob, aReview, asked, caption, opening, site, write } from './askedAnswers';
import type { Typed } from './fillIn';

test.each(asked)('%s: the answer says what to write', (_what, form, typed, label, text) => {
  expect(write(form, typed).problems).toEqual([{ label, text }]);
});

test.each<[string, IssueForm, Typed, RegExp]>([
  ['about 3 weeks', job, { ...aJob, 'How long it took': 'about 3 weeks' }, /^took: 3 weeks$/m],
  ['three weeks', job, { ...aJob, 'How long it took': 'three weeks' }, /^took: 3 weeks$/m],
  ['3 wks', job, { ...aJob, 'How long it took': '3 wks' }, /^took: 3 weeks$/m],
  ['a week', job, { ...aJob, 'How long it took': 'a week' }, /^took: 1 week$/m],
  ['38 to 40k', job, { ...aJob, Cost: '38 to 40k' }, /^cost: \$38,000 - \$40,000$/m],
  ['$38k-$40k', job, { ...aJob, Cost: '$38k-$40k' }, /^cost: \$38,000 - \$40,000$/m],
  ['$38k', job, { ...aJob, Cost: '$38k' }, /^cost: \$38,000$/m],
  ['38.5k', job, { ...aJob, Cost: '38.5k' }, /^cost: \$38,500$/m],
  ['about $38,000', job, { ...aJob, Cost: 'about $38,000' }, /^cost: \$38,000$/m],
  ['9/15/26', review, { ...aReview, Date: '9/15/26' }, /^date: "?9\/15\/2026"?$/m],
  ['a list with commas', job, { ...aJob, Materials: 'oak, quartz, tile' }, /- oak\n {2}- quartz\n {2}- tile/],
  [
    'a color in quotes',
    fact,
    { 'Which fact': 'Main color', 'What to write': '"#17382f"' },
    /color: "#17382f"/,
  ],
  [
    'the town behind its street',
    fact,
    { 'Which fact': 'Street and number', 'What to write': '12 Oak St, Portland ME' },
    /street: 12 Oak St\n/,
  ],
  [
    'yes please',
    fact,
    { 'Which fact': 'Ask visitors how and when to reach them', 'What to write': 'yes please' },
    /askHowToReach: yes/,
  ],
  [
    'a page by its name',
    fact,
    { 'Which fact': 'Page about privacy', 'What to write': 'the notes page' },
    /privacyPage: Notes -> \/notes/,
  ],
  ['hours in words', hours, opening('Weekdays eight to five'), /opens: 8:00 AM\n {4}closes: 5:00 PM/],
  ['days by their letters', hours, opening('M-F: 8:00 AM - 5:00 PM'), /days: Monday - Friday/],
  ['a morning without AM', hours, opening('Saturday: 9-12'), /opens: 9:00 AM\n {4}closes: 12:00 PM/],
  ['a colon without a space', hours, opening('Monday - Friday:8:00 AM - 5:00 PM'), /opens: 8:00 AM/],
])('%s is understood', (_what, form, typed, seen) => {
  const { text, problems } = write(form, typed);
  expect(problems).toEqual([]);
  expect(text).toMatch(seen);
});

test.each(['1. ', '2) ', '– ', '· ', '• '])('“%s” in front of a caption is left out', (start) => {
  const { pictures, problems } = write(photos, caption(`${start}The shower`));
  expect(problems).toEqual([]);
  expect(pictures[0]?.description).toBe('The shower');
});

test('pages between a form and its answer are not offered, unless they are hidden now', () => {
  const offered = (form: IssueForm, id: string) => {
    const found = form.questions(site).find((question) => question.id === id);
    return [...(found?.options?.keys() ?? [])].filter((name) => /\/(404|not-sent|thank-you)\)/.test(name));
  };
  expect(offered(review, 'pages')).toEqual([]);
  expect(offered(visibility, 'page')).toEqual([expect.stringMatching(/thank-you\) \(hidden now\)$/)]);
});
