import { z } from 'zod';
import { noteOf } from '../../fields/field';
import { type ContentType, TEMPLATE_TEXT } from '../../model/contentType';
import { inWords } from '../../model/factsOf';
import { memoize } from '../../model/memoize';
import { templateTitle } from '../../model/newFile';
import { contentTypeOf } from '../../model/registry';
import { slugOf } from '../../model/urls';
import { wordsIn } from '../../model/visitEntry';
import type { Document } from '../Document';
import { type Report, type Rule, rule } from '../rule';
import { noteAt } from './schema';

/** The content type of a file that may have been made from a template. An unpublished page may still have template text. */
function modelOf({ type, fields }: Document): ContentType | undefined {
  const model = contentTypeOf(type);
  return model.file !== undefined || fields.published === false ? undefined : model;
}

const templateName = rule({
  id: 'template-name',
  on: 'fields',
  about:
    'The name of the file becomes the address of the page, and this file still has the name of the template. Rename it.',
  examples: {
    wrong: {
      'pages/new-page.md':
        '---\ntitle: What a Plumber Costs in Maine\ndescription: What it costs to have a leak fixed in Portland, Maine, by the hour and by the job, and when we charge nothing.\n---\n\nLess than a flood.\n',
    },
    right: {
      'pages/prices.md':
        '---\ntitle: What a Plumber Costs in Maine\ndescription: What it costs to have a leak fixed in Portland, Maine, by the hour and by the job, and when we charge nothing.\n---\n\nLess than a flood.\n',
    },
  },
  check(document, report) {
    const model = modelOf(document);
    const { address, fields } = document;
    if (!model || address === undefined) return;
    const title = templateTitle(model);
    if (address !== model.address?.(slugOf(title), {})) return;
    const own = String(fields.name ?? fields.title ?? title);
    const example = own === title ? '' : `, for example to ${slugOf(own)}.md`;
    const reason = `The address of this page would be ${address}, since the file still has the name of a new file. Rename the file${example}.`;
    report({ line: 1, column: 1, reason });
  },
});

const templateWords = rule({
  id: 'template-words',
  on: 'fields',
  about: 'A new file contains examples. Replace each of them with your own text.',
  examples: [
    { file: 'pages/notes.md', wrong: 'title: New page', right: 'title: Notes From Two Maine Plumbers' },
    {
      file: 'reviews/ines-morel.md',
      wrong: 'Write the text here.',
      right: 'She was here in twenty minutes.',
      replace: 'She was here in twenty minutes, in a storm, and the ceiling stayed up.',
    },
  ],
  check(document, report) {
    const model = modelOf(document);
    if (!model) return;
    checkFields(document, model, report);
    checkBody(document, model, report);
    checkShortExamples(document, model, report);
  },
});

/** An identical sentence is a copy of the example; one or two identical words may be a coincidence. */
const SENTENCE = /^\S+(?: \S+){4,}\.$/;

function checkFields(document: Document, model: ContentType, report: Report): void {
  const title = templateTitle(model);
  for (const { field, words } of wordsIn(document, (each) => each === title || SENTENCE.test(each))) {
    const { about, example } = noteAt(document, field);
    // Templates contain no sections, so the owner copied this example on purpose.
    const [top = ''] = field.split('.');
    if (words !== title && (words !== example || !Object.hasOwn(document.fields, top))) continue;
    const what = words === title ? `“${title}” is` : 'This example is';
    report({ field, actual: words, reason: explain(what, about) });
  }
}

function checkBody({ source }: Document, model: ContentType, report: Report): void {
  const about = model.body === 'words' ? model.about : 'The text of the page.';
  const { lines, bodyLine } = source;
  for (const [index, line] of lines.entries())
    if (index >= bodyLine - 1 && line.includes(TEMPLATE_TEXT))
      report({ line: index + 1, actual: TEMPLATE_TEXT, reason: explain(`“${TEMPLATE_TEXT}” is`, about) });
}

/** `about`: `The name of the town.` */
function explain(what: string, about = ''): string {
  const wanted = about && `: ${about.charAt(0).toLowerCase()}${about.slice(1).replace(/\.$/, '')}`;
  return `${what} only what a new file begins with. Write your own text in its place${wanted}.`;
}

/** One or two values may equal the example by coincidence, but not this many. */
const MIN_EXAMPLES = 3;
/** Fields of a new file that are not filled with examples: see `newFile` and `defaultAddress`. */
const FILLED_IN = [
  'title',
  'name',
  'author',
  'category',
  'publishedAt',
  'order',
  'state',
  'postalCode',
  'county',
];

interface Example {
  field: string;
  value: string;
  isList: boolean;
}

/** Short examples that were not replaced: all of them, or a list that repeats one of them. */
function checkShortExamples({ source }: Document, model: ContentType, report: Report): void {
  const examples = examplesOf(model);
  const isLeft = ({ field, value, isList }: Example, isRepeated: boolean) => {
    const found = valueAt(source.values, field);
    if (!Array.isArray(found)) return !isRepeated && found === value;
    return isList && found.length > (isRepeated ? 1 : 0) && found.every((each) => each === value);
  };
  const left = examples.filter((example) => isLeft(example, false));
  if (left.length === examples.length && left.length >= MIN_EXAMPLES) reportExamples(left, report);
  else for (const list of left) if (isLeft(list, true)) reportExamples([list], report);
}

function reportExamples(left: readonly Example[], report: Report): void {
  const names = left.map(({ field }) => `“${field.split('.').at(-1)}”`);
  const [verb, their] = names.length === 1 ? ['says', 'its'] : ['say', 'their'];
  const reason = `${inWords(names)} still ${verb} only what a new file begins with. Write your own text in ${their} place.`;
  report({ field: left[0]?.field, severity: 'warning', reason });
}

function valueAt(values: unknown, field: string): unknown {
  return field
    .split('.')
    .reduce((value, name) => (value as Record<string, unknown> | undefined)?.[name], values);
}

/** The fields of a new file that have a short example of the schema. */
const examplesOf = memoize((model: ContentType) => examplesIn((model.fields as z.ZodObject).shape, ''));

function examplesIn(shape: z.ZodRawShape, above: string): Example[] {
  return Object.entries(shape).flatMap(([name, field]): Example[] => {
    if (field instanceof z.ZodObject) return examplesIn(field.shape, `${above}${name}.`);
    const isList = field instanceof z.ZodArray;
    const { kind, example = '' } = noteOf(isList ? field.element : field);
    const isShort = /^\S+(?: \S+){0,3}$/.test(example) && !example.endsWith('.');
    const isFilledIn = kind === 'image' || kind === 'page' || FILLED_IN.includes(name);
    const isLeftOut = field instanceof z.ZodOptional || isFilledIn || !isShort;
    return isLeftOut ? [] : [{ field: `${above}${name}`, value: example, isList }];
  });
}

export const templateRules: readonly Rule[] = [templateName, templateWords];
