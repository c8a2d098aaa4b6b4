import { z } from 'zod';
import type { KindNote } from '../../fields/kind';
import type { ContentType } from '../../model/contentType';
import { contentTypes } from '../../model/contentTypes.generated';
import { inWords } from '../../model/inWords';
import { memoize } from '../../model/memoize';
import type { Document } from '../Document';
import type { Problem } from '../Problem';
import { problemAt } from '../site/problemAt';

/** One or two words as in the example may be the owner's own; all of so many are not. */
const LEAST = 3;
/** What a new file has from elsewhere: see `newFile`. */
const KNOWN = [
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

/** Short examples of a new file that nobody has replaced: all of them, or a list that has one of them again and again. */
export function* checkTemplateExamples(document: Document): Generator<Problem> {
  const model: ContentType = contentTypes[document.type];
  if (model.file || document.fields.published === false) return;
  const examples = examplesOf(model);
  const lists = examples.filter(({ isList }) => isList);
  if (examples.length < LEAST && lists.length === 0) return;
  const left = examples.filter((example) => isLeft(document, example));
  if (left.length === examples.length && left.length >= LEAST) yield finding(document, left);
  else for (const list of lists.filter((each) => isRepeated(document, each))) yield finding(document, [list]);
}

function finding(document: Document, left: readonly Example[]): Problem {
  const names = left.map(({ field }) => `“${field.split('.').at(-1)}”`);
  const [verb, their] = names.length === 1 ? ['says', 'its'] : ['say', 'their'];
  const message = `${inWords(names)} still ${verb} only what a new file begins with. Write your own words in ${their} place.`;
  const [{ field } = { field: '' }] = left;
  return problemAt(document, field, { code: 'template-words', message, severity: 'warning' });
}

function isLeft(document: Document, { field, value }: Example): boolean {
  const written = valueAt(document, field);
  return Array.isArray(written) ? written.every((each) => each === value) : written === value;
}

function isRepeated(document: Document, { field, value }: Example): boolean {
  const written = valueAt(document, field);
  return Array.isArray(written) && written.length > 1 && written.every((each) => each === value);
}

function valueAt({ source }: Document, field: string): unknown {
  return field
    .split('.')
    .reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], source.values);
}

/** The fields of a new file that have the example of the schema. */
const examplesOf = memoize((model: ContentType) => examplesIn((model.fields as z.ZodObject).shape, ''));

function examplesIn(shape: z.ZodRawShape, above: string): Example[] {
  return Object.entries(shape).flatMap(([name, field]): Example[] => {
    if (field instanceof z.ZodObject) return examplesIn(field.shape, `${above}${name}.`);
    const isList = field instanceof z.ZodArray;
    const note = (isList ? field.element : field) as z.ZodType;
    const { kind, example = '' } = (note.meta() ?? {}) as Partial<KindNote>;
    const isShort = /^\S+(?: \S+){0,3}$/.test(example) && !example.endsWith('.');
    const isKnown = kind === 'image' || kind === 'page' || KNOWN.includes(name);
    const isLeftOut = field instanceof z.ZodOptional || isKnown || !isShort;
    return isLeftOut ? [] : [{ field: `${above}${name}`, value: example, isList }];
  });
}
