import { expect, test } from 'vitest';
import { loadEntry } from '../../../pipeline/model/load/load';
import { readSource } from '../../../pipeline/source/readSource';
import { article } from '../../../scripts/issueForms/forms/article';
import { fact } from '../../../scripts/issueForms/forms/fact';
import { formSite } from '../../../scripts/issueForms/issueForms';
import { readAnswers } from '../../../scripts/issueForms/readAnswers';
import { copyContent } from '../copyContent';
import { attached, fillIn } from './fillIn';

const HOSTILE = [
  `"It's": he said`,
  '08071',
  '1.10',
  'no',
  'null',
  '- a',
  '# a',
  '{phone}',
  '$HOME $(id) `id`',
  '&a *b !c |d >e %f @g',
  '<script>alert(1)</script>',
  '---',
  '[a](b) *c* _d_',
  'a: b # c',
  '👷🏽 ñandú, ¿sí?',
  'back\\slash',
];

test.each(HOSTILE)('%s stays the text that was typed, in every kind of field', (text) => {
  const site = formSite(copyContent());
  const typed = {
    Title: `Frost ${text}`,
    'Summary for search engines': `${text}\n${text}`,
    Picture: attached(1),
    'Picture: what it shows': text,
    Category: 'Winter',
    Tags: `a\nb ${text}`,
    'Text of its card': text,
    Text: `First.\n\n${text === '---' ? 'x' : text}`,
  };
  const questions = article.questions(site);
  const { answers, problems } = readAnswers(fillIn(article, site, typed), questions);
  expect(problems.map(({ kind }) => kind)).toEqual(text === '---' ? ['missing', 'missing'] : []);
  const [made, descriptions] = article.write(answers, site).files;
  const source = readSource('content/blog/a.md', made?.text ?? '');
  const { fields } = loadEntry('article', source).entry;
  expect(fields).toMatchObject({
    title: `Frost ${text}`,
    description: `${text} ${text}`,
    tags: ['a', `b ${text}`],
    excerpt: text,
  });
  expect(source.body.trim()).toBe(typed.Text);
  expect(
    Object.values(readSource('content/images/blog/descriptions.md', descriptions?.text ?? '').values),
  ).toEqual([text === '- a' ? 'a' : text]);
});

test.each(HOSTILE)('%s written as a fact changes that fact and nothing else', (text) => {
  const site = formSite(copyContent());
  const body = fillIn(fact, site, { 'Which fact': 'Tagline', 'What to write': text });
  const [made] = fact.write(readAnswers(body, fact.questions(site)).answers, site).files;
  const { values, faults } = readSource('content/business.md', made?.text ?? '');
  expect(faults).toEqual([]);
  expect(values).toMatchObject({ tagline: text, phone: '(207) 555-0163' });
});
