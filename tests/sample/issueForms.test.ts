import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { LoadedEntry } from '../../pipeline/model/load/load';
import { loadEntry } from '../../pipeline/model/load/load';
import { projectFolder } from '../../pipeline/projectFolder.mjs';
import { readSource } from '../../pipeline/source/readSource';
import type { Raw } from '../../pipeline/source/Source';
import { galleryQuestion } from '../../scripts/issueForms/fieldQuestion';
import { article } from '../../scripts/issueForms/forms/article';
import { fact } from '../../scripts/issueForms/forms/fact';
import { hours } from '../../scripts/issueForms/forms/hours';
import { job } from '../../scripts/issueForms/forms/job';
import { photos } from '../../scripts/issueForms/forms/photos';
import { review } from '../../scripts/issueForms/forms/review';
import { teamMember } from '../../scripts/issueForms/forms/teamMember';
import { visibility } from '../../scripts/issueForms/forms/visibility';
import type { IssueForm, Question } from '../../scripts/issueForms/issueForm';
import { formSite } from '../../scripts/issueForms/issueForms';
import { readAnswers } from '../../scripts/issueForms/readAnswers';
import { attached, fillIn, type Typed } from '../unit/issueForms/fillIn';

const content = join(projectFolder, 'content');
/** Photos in one form. */
const MAX_PICTURES = 20;
const site = formSite(content);
const formOf: Partial<Record<string, IssueForm>> = { project: job, review, member: teamMember, article };
const files = site.entries.flatMap((entry) => {
  const form = formOf[entry.type];
  return form ? [[entry.file, entry, form] as const] : [];
});

const sourceOf = (file: string) => readSource(file, readFileSync(join(projectFolder, file), 'utf8'));

/** What somebody would type to get a value, by the kind of question. */
function typedFor({ control, options }: Question, raw: Raw | undefined): string | string[] | undefined {
  if (raw === undefined || raw === null) return undefined;
  const list = (Array.isArray(raw) ? raw : [raw]).map(String);
  const names = list.map((value) => [...(options ?? [])].find(([, each]) => each === value)?.[0] ?? value);
  if (control === 'checkboxes') return names;
  if (control === 'upload') return list.map((_path, index) => attached(index + 1));
  return control === 'dropdown' ? String(names[0]) : list.join('\n');
}

function typedOf(form: IssueForm, entry: LoadedEntry): Typed {
  const { values, body } = sourceOf(entry.file);
  const pairs = (values.pairs ?? []) as { title: string }[];
  const services = values.services as string[] | undefined;
  const lines = (field: Raw | undefined) =>
    Array.isArray(field) ? field.map((_, at) => `View ${at + 1}`) : 'View';
  const own: Record<string, Raw | undefined> = {
    ...values,
    body: body.trim(),
    services: services?.[0],
    otherServices: services?.slice(1),
    folder: 'kitchen',
    'photos-shown': lines(values.photos),
    'image-shown': values.image && 'View',
    before: pairs.map(() => 'x'),
    after: pairs.map(() => 'x'),
    pairs: pairs.map(({ title }) => title),
  };
  const typed = form.questions(site).flatMap((question) => {
    const text = typedFor(question, own[question.id]);
    return text === undefined ? [] : [[question.label, text] as const];
  });
  return Object.fromEntries(typed);
}

/**
 * The fields and the text, whatever the pictures are called. Pages that show a review have no order, and no form asks for
 * sections.
 */
function comparable({ fields, body }: LoadedEntry): unknown {
  const { pages, ...rest } = fields;
  const text = JSON.stringify(rest, (_key, value) => (value?.type === 'image' ? 'a picture' : value));
  return { fields: JSON.parse(text), pages: Array.isArray(pages) && pages.toSorted(), body };
}

test.each(files)('%s comes out of its form as it is', (file, entry, form) => {
  const { answers, problems } = readAnswers(fillIn(form, site, typedOf(form, entry)), form.questions(site));
  expect(problems).toEqual([]);
  const written = form.write(answers, site);
  // A form names the file after the title.
  const [made] = written.files;
  const { entry: again, faults } = loadEntry(entry.type, readSource(file, made?.text ?? ''));
  expect(faults).toEqual([]);
  expect(comparable(again)).toEqual(comparable(entry));
});

test('a form is tried with files of each kind', () => {
  const counts = Object.keys(formOf).map((type) => files.filter(([, entry]) => entry.type === type).length);
  expect(counts.filter((count) => count === 0)).toEqual([]);
});

const galleries = [...(galleryQuestion(site, '').options?.values() ?? [])];

test.each(galleries)('the photos of portfolio/%s come out of their form with their lines', (folder) => {
  const lines = Object.values(sourceOf(`content/portfolio/${folder}/descriptions.md`).values).map(String);
  expect(lines).not.toEqual([]);
  for (let start = 0; start < lines.length; start += MAX_PICTURES) {
    const some = lines.slice(start, start + MAX_PICTURES);
    const typed: Record<string, Raw> = {
      folder,
      photos: some.map((_line, at) => attached(at + 1)),
      'photos-shown': some,
    };
    const questions = photos.questions(site);
    const body = fillIn(
      photos,
      site,
      Object.fromEntries(
        questions.map((question) => [question.label, typedFor(question, typed[question.id]) ?? '']),
      ),
    );
    const { answers, problems } = readAnswers(body, questions);
    const written = photos.write(answers, site);
    expect([...problems, ...written.problems]).toEqual([]);
    const path = `portfolio/${folder}/descriptions.md`;
    expect(written.files.map((file) => file.path)).toEqual([path]);
    const made = Object.values(readSource(path, written.files[0]?.text ?? '').values);
    expect(made).toEqual([...lines, ...some]);
  }
});

test('each page hidden and shown again is as it was, and so is one that is hidden now', () => {
  const [which] = visibility.questions(site);
  expect(which?.options?.size).toBeGreaterThan(0);
  for (const [name, path] of which?.options ?? []) {
    const before = readFileSync(join(content, path), 'utf8');
    const isHidden = name.endsWith('(hidden now)');
    const action = isHidden ? 'Hide it from visitors' : 'Show it to visitors';
    const body = fillIn(visibility, site, { 'Which page': name, 'What to do with it': action });
    const { answers } = readAnswers(body, visibility.questions(site));
    const made = visibility.write(answers, site).files[0]?.text ?? '';
    const type = site.entries.find(({ file }) => file === `content/${path}`)?.type ?? 'page';
    expect(loadEntry(type, readSource(`content/${path}`, made)).entry.fields).toEqual(
      loadEntry(type, readSource(`content/${path}`, before)).entry.fields,
    );
  }
});

test('an article that its form makes leads to the newest ones of its category', () => {
  const typed = {
    Title: 'A floor',
    'Summary for search engines': 'About floors.',
    Picture: attached(1),
    'Picture: what it shows': 'A floor',
    Category: 'Basement Remodeling',
    Tags: 'floors',
    'Text of its card': 'Floors.',
    Text: 'Floors.',
  };
  const { answers, problems } = readAnswers(fillIn(article, site, typed), article.questions(site));
  expect(problems).toEqual([]);
  expect(article.write(answers, site).files[0]?.text).toMatch(
    /\nrelated:\n {2}heading: Read next\n {2}links:\n(?: {4}- .+ -> \/blog\/\S+\n){1,3}---\n/,
  );
});

const business = sourceOf('content/business.md');

test('each fact written again leaves the file as it is', () => {
  const [which] = fact.questions(site);
  for (const [label, path] of which?.options ?? []) {
    const raw = path.split('.').reduce<Raw | undefined>((value, name) => {
      return value !== null && typeof value === 'object' && !Array.isArray(value) ? value[name] : undefined;
    }, business.values);
    if (typeof raw !== 'string') continue;
    const body = fillIn(fact, site, { 'Which fact': label, 'What to write': raw.replace(/\s+/g, ' ') });
    const { answers } = readAnswers(body, fact.questions(site));
    const made = fact.write(answers, site).files[0]?.text ?? '';
    const { fields } = loadEntry('business', readSource('content/business.md', made)).entry;
    expect(fields).toEqual(loadEntry('business', business).entry.fields);
  }
});

test('the hours as the form shows them leave the file as it is', () => {
  const questions = hours.questions(site);
  const body = fillIn(
    hours,
    site,
    Object.fromEntries(questions.map(({ label, value = '' }) => [label, value])),
  );
  const { files: made, problems } = hours.write(readAnswers(body, questions).answers, site);
  expect(problems).toEqual([]);
  expect(made.map(({ text }) => text)).toEqual([readFileSync(join(content, 'business.md'), 'utf8')]);
});
