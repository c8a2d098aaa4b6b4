import { expect, test } from 'vitest';
import { review } from '../../../scripts/issueForms/forms/review';
import { formSite, issueForms, recognizeForm } from '../../../scripts/issueForms/issueForms';
import { readAnswers } from '../../../scripts/issueForms/readAnswers';
import { copyContent } from '../copyContent';
import { aReview } from './answers';
import { attached, fillIn } from './fillIn';

function read(change: (body: string) => string) {
  const site = formSite(copyContent());
  const questions = review.questions(site);
  const body = change(fillIn(review, site, aReview));
  return readAnswers(body, questions);
}

test.each<[string, (body: string) => string, string | undefined, RegExp]>([
  ['missing', (body) => body.replace('### Town', 'Town'), 'Town', /missing.*open a new form/],
  ['renamed', (body) => body.replace('### Town', '### City'), 'Town', /missing/],
  [
    'moved',
    (body) =>
      body.replace('### Town', '### X').replace('### Stars', '### Town').replace('### X', '### Stars'),
    undefined,
    /order/,
  ],
])('a label that is %s is reported', (_what, change, label, text) => {
  const { answers, problems } = read(change);
  expect(problems).toEqual([
    expect.objectContaining({ ...(label ? { label } : {}), text: expect.stringMatching(text) }),
  ]);
  expect(answers.size).toBe(0);
});

test.each<[string, (body: string) => string, string, RegExp]>([
  [
    'is empty',
    (body) => body.replace('\n5\n', '\n_No response_\n'),
    'Stars',
    /^Write one of these: 5; 4; 3; 2; 1\.$/,
  ],
  ['stands for another', (body) => body.replace('Portland, ME', 'same as above'), 'Town', /says nothing/],
  ['has no page', (body) => body.replace('[X]', '[ ]'), 'Pages that show it', /^Check at least one box\.$/],
  [
    'is no choice',
    (body) => body.replace('\n5\n', '\n6\n'),
    'Stars',
    /“6” is not one of the choices.*5; 4; 3; 2; 1/,
  ],
  [
    'is an old choice',
    (body) => body.replace(/\[X\] .*/, '[X] Gone (/gone)'),
    'Pages that show it',
    /not one of the choices/,
  ],
])('an answer that %s is reported by its label', (_what, change, label, text) => {
  expect(read(change).problems).toMatchObject([{ label, text: expect.stringMatching(text) }]);
});

test.each<[string, (body: string) => string]>([
  ['below GitHub’s words for none', (body) => body.replace('Portland, ME', '_No response_\n\nPortland, ME')],
  ['behind them', (body) => body.replace('Portland, ME', '_No response_ Portland, ME')],
  ['before them', (body) => body.replace('Portland, ME', 'Portland, ME _No response_')],
  [
    'in a frame of code, as an assistant copies it',
    (body) => body.replace('She came at once.', '```markdown\nShe came at once.\n```'),
  ],
  ['of a menu below “None”', (body) => body.replace('\n5\n', '\nNone\n5\n')],
  ['in other capitals', (body) => body.replace(/\[X\] (.*)/, (line) => line.toUpperCase())],
])('an answer %s is read', (_what, change) => {
  const { answers, problems } = read(change);
  expect(problems).toEqual([]);
  expect(answers).toEqual(read((body) => body).answers);
});

test.each<[string, (body: string) => string, string]>([
  ['above the first heading', (body) => `PS\n\n${body}`, 'PS'],
  ['below the last box', (body) => `${body}\n\nPut her photo on it`, 'Put her photo on it'],
  ['below a heading of its own', (body) => `${body}\n\n### PS\n\nThanks`, '### PS\nThanks'],
  ['below a choice', (body) => body.replace('\n5\n', '\n5\n\nhis second\n'), 'his second'],
  ['below a line', (body) => body.replace('Portland, ME', 'Portland, ME\ni think'), 'i think'],
  ['among the boxes', (body) => body.replace('- [ ]', 'the attic\n- [ ]'), 'the attic'],
])('what is written %s is no answer', (_what, change, text) => {
  const { answers, problems, asides } = read(change);
  expect([problems, asides]).toEqual([[], [text]]);
  expect(answers).toEqual(read((body) => body).answers);
});

test.each([
  ['Do we even want this one up?', /^“Do we even want this one up\?” stands at no question/],
  [
    'dont post before Monday',
    /^“dont post before Monday” stands at no question.* merge the change on that day/,
  ],
  ['Delete the one of Ines', /^“Delete the one of Ines” stands at no question/],
  [attached(1), /^This form takes no photos\./],
])('%s below the last box is asked about', (text, problem) => {
  const { problems } = read((body) => `${body}\n\n${text}`);
  expect(problems).toMatchObject([{ text: expect.stringMatching(problem), kind: 'aside' }]);
});

test('a page that was added to the boxes by its name is checked', () => {
  const { answers, problems } = read((body) => body.replace('- [ ]', '- Home\n- [ ]'));
  expect(problems).toEqual([]);
  expect(answers.get('pages')).toContain('/');
});

test('a form is recognized by its labels, and any other issue is not', () => {
  const site = formSite(copyContent());
  for (const form of issueForms) expect(recognizeForm(fillIn(form, site, {}), site)?.name).toBe(form.name);
  expect(recognizeForm('The site is down\n\n### Title\n\nHelp', site)).toBeUndefined();
});
