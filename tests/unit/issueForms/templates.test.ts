import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { hours } from '../../../scripts/issueForms/forms/hours';
import { review } from '../../../scripts/issueForms/forms/review';
import { formSite, issueForms } from '../../../scripts/issueForms/issueForms';
import { readAnswers } from '../../../scripts/issueForms/readAnswers';
import { writeTemplate } from '../../../scripts/issueForms/writeTemplate';
import { writeContent } from '../../../scripts/newSite/newSite';
import { copyContent, edit } from '../copyContent';
import { fillIn } from './fillIn';

const fixtures = join(import.meta.dirname, '..', '..', 'fixtures');
const texts = z.string().trim().min(1);
const Attributes = z.strictObject({
  label: texts,
  description: texts.optional(),
  placeholder: texts.optional(),
  value: texts.optional(),
  options: z
    .array(z.union([texts, z.strictObject({ label: texts })]))
    .min(1)
    .optional(),
});
const Element = z.strictObject({
  type: z.enum(['input', 'textarea', 'dropdown', 'checkboxes', 'upload']),
  id: z.string().regex(/^[\w-]+$/),
  attributes: Attributes,
  validations: z.strictObject({ required: z.boolean(), accept: z.string().optional() }).optional(),
});
const Notice = z.strictObject({
  type: z.literal('markdown'),
  attributes: z.strictObject({ value: texts }),
});
/** GitHub's published rules for issue forms; it drops a form that breaks one without a word. */
const Template = z.strictObject({
  name: texts.max(80),
  description: texts.max(200),
  title: texts,
  body: z.tuple([Notice], Element),
});

const unique = (list: readonly string[]) => expect(list).toEqual([...new Set(list)]);
const FORBIDDEN = /password|credential|secret|token/i;
const TAKEN = ['.jpg', '.jpeg', '.png', '.gif', '.svg'];

const sites = ['plumber', 'showcase'].map((name) => formSite(join(fixtures, name)));
/** New sites, which have no gallery yet: one in English and one in Spanish. */
const newSites = await Promise.all(
  ['landscaper-duluth', 'roofer'].map(async (name) => {
    const folder = mkdtempSync(join(inject('copies'), 'forms-'));
    await writeContent(join(folder, 'content'), join(fixtures, 'answers', `${name}.yaml`));
    return formSite(join(folder, 'content'));
  }),
);
const templates = [...sites, ...newSites].flatMap((site) =>
  issueForms.map((form) => [form.name, Template.parse(parse(writeTemplate(form, site)))] as const),
);

test.each(templates)('%s follows the published rules of GitHub', (_name, { body }) => {
  const [, ...elements] = body;
  expect(elements).not.toEqual([]);
  unique(elements.map(({ id }) => id));
  const checks = elements.filter(({ type }) => type === 'checkboxes');
  const names = ({ attributes }: (typeof elements)[number]) =>
    (attributes.options ?? []).map((option) => (typeof option === 'string' ? option : option.label));
  for (const element of elements) unique(names(element).map((name) => name.toLowerCase()));
  const labels = elements.map(({ attributes }) => attributes.label);
  unique(
    [...labels, ...checks.flatMap(names)]
      .map((label) => label.toLowerCase())
      .filter((name, at, all) => at < labels.length || all.indexOf(name) < labels.length),
  );
  expect(labels.filter((label) => FORBIDDEN.test(label))).toEqual([]);
  expect(elements.flatMap(names).filter((name) => name.toLowerCase() === 'none')).toEqual([]);
  for (const { type, validations } of elements) {
    const accepted = validations?.accept?.split(',');
    expect(type === 'upload' ? accepted : undefined).toEqual(
      type === 'upload' ? ['.jpg', '.jpeg', '.png'] : undefined,
    );
    expect((accepted ?? []).filter((kind) => !TAKEN.includes(kind))).toEqual([]);
  }
});

test.each(templates)('%s begins with who can see what is sent', (_name, { body }) => {
  expect(body[0].attributes.value).toMatch(/^\*\*Who can see this:\*\* .*everybody.*\(GPS\)/);
});

test('forms are told apart by their labels, and have names of their own', () => {
  unique(issueForms.map(({ name }) => name));
  unique(issueForms.map(({ title }) => title));
});

const menuOf = (form: string, id: string) => {
  const [, { body } = { body: [] }] = templates.find(([name]) => name === form) ?? [];
  const found = body.slice(1).flatMap((element) => ('id' in element && element.id === id ? [element] : []));
  return found.flatMap(({ attributes }) => attributes.options ?? []);
};

test('the source of a sample is not offered for a review, but read', () => {
  const sources = menuOf('review', 'source');
  expect(sources).toContain('Letter');
  expect(sources).not.toContain('Sample');
  const site = formSite(join(fixtures, 'plumber'));
  const questions = review.questions(site);
  const read = (source: string) =>
    readAnswers(fillIn(review, site, { 'Where it was written': source }), questions);
  expect(read('Sample').answers.get('source')).toEqual(['sample']);
  expect(read('The pub').problems.map(({ text }) => text)).toContainEqual(
    expect.stringMatching(/^“The pub” is not one of the choices\. Write one of the choices of a new form/),
  );
});

test('the form for hours begins with the days as they are, not with what a “no” denies', () => {
  const folder = copyContent();
  const opens = '    opens: 7:00 AM\n';
  edit(folder, 'business.md', opens, `    closed: no\n    byAppointment: no\n${opens}`);
  expect(hours.questions(formSite(folder)).map(({ value }) => value)).toContain(
    'Monday - Saturday: 7:00 AM - 4:00 PM\nSunday: closed',
  );
});
