import { expect, test } from 'vitest';
import { photos } from '../../../scripts/issueForms/forms/photos';
import { review } from '../../../scripts/issueForms/forms/review';
import { visibility } from '../../../scripts/issueForms/forms/visibility';
import type { IssueForm } from '../../../scripts/issueForms/issueForm';
import { asked, caption, site } from './askedAnswers';
import { attached } from './fillIn';
import { sendForm } from './sendForm';

test.each(asked)('%s: the answer says what to write', (_what, form, typed, label, ...texts) => {
  expect(sendForm(form, site, typed).problems).toEqual(texts.map((text) => ({ label, text })));
});

test.each(['1. ', '2) ', '– ', '· ', '• '])('“%s” in front of a caption is left out', (start) => {
  const { pictures, problems } = sendForm(photos, site, caption(`${start}The shower`));
  expect(problems).toEqual([]);
  expect(pictures[0]?.description).toBe('The shower');
});

test('numbered captions belong to the photos of their numbers', () => {
  const Photos = [attached(1), attached(2)];
  const { pictures } = sendForm(photos, site, { ...caption('2) The pump\n1) The sink'), Photos });
  expect(pictures.map(({ description }) => description)).toEqual(['The sink', 'The pump']);
});

test('pages between a form and its answer are not offered, unless they are hidden now', () => {
  const offered = (form: IssueForm, id: string) => {
    const found = form.questions(site).find((question) => question.id === id);
    return [...(found?.options?.keys() ?? [])].filter((name) => /\/(404|not-sent|thank-you)\)/.test(name));
  };
  expect(offered(review, 'pages')).toEqual([]);
  expect(offered(visibility, 'page')).toEqual([expect.stringMatching(/thank-you\) \(hidden now\)$/)]);
});
