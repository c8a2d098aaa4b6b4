import type { z } from 'zod';
import { type ContentType, TEMPLATE_TEXT } from '../../model/contentType';
import { contentTypes } from '../../model/contentTypes.generated';
import { templateTitle } from '../../model/newFile';
import { sections } from '../../model/sections.generated';
import { slugOf } from '../../model/slugOf';
import { wordsIn } from '../../model/visitEntry';
import type { Document } from '../Document';
import type { Problem } from '../Problem';
import { problemAt, problemOfFile, problemOnLine } from '../site/problemAt';
import { noteAt } from './schemaAt';

const KINDS: Record<string, { fields: z.ZodType }> = sections;

/** A whole sentence that is the same letter for letter was not written twice; a word or two may well have been. */
const SENTENCE = /^\S+(?: \S+){4,}\.$/;

/** What a new file begins with and nobody has replaced. A page that is kept back may wait for its words. */
export function* checkTemplateWords(document: Document): Generator<Problem> {
  const model: ContentType = contentTypes[document.type];
  if (model.file || document.fields.published === false) return;
  yield* nameLeft(document, model);
  yield* fieldsLeft(document, model);
  yield* textLeft(document, model);
}

/** The name of the file is seen where it makes an address. */
function* nameLeft({ file, address, fields }: Document, model: ContentType): Generator<Problem> {
  const title = templateTitle(model);
  if (address === undefined || address !== model.address?.(slugOf(title), {})) return;
  const own = String(fields.name ?? fields.title ?? title);
  const example = own === title ? '' : `, for example to ${slugOf(own)}.md`;
  const message = `The address of this page would be ${address}, since the file still has the name that a new file begins with. Rename the file${example}.`;
  yield problemOfFile(file, 'template-name', message);
}

function* fieldsLeft(document: Document, model: ContentType): Generator<Problem> {
  const title = templateTitle(model);
  for (const { field, words } of wordsIn(document, (each) => each === title || SENTENCE.test(each))) {
    const { about, example } = noteAt(model.fields, field.split('.')) ?? aboutPart(document, field);
    if (words !== title && words !== example) continue;
    const what = words === title ? `“${title}” is` : 'This example is';
    const message = `${what} only what a new file begins with. Write your own words in its place${wanted(about)}.`;
    yield problemAt(document, field, { code: 'template-words', message, wrong: words });
  }
}

function* textLeft(document: Document, model: ContentType): Generator<Problem> {
  const { lines, bodyLine } = document.source;
  const about = model.body === 'words' ? model.about : 'The text of the page.';
  const message = `“${TEMPLATE_TEXT}” is only what a new file begins with. Write your own words in its place${wanted(about)}.`;
  for (const [index, line] of lines.entries())
    if (index >= bodyLine - 1 && line.includes(TEMPLATE_TEXT))
      yield problemOnLine(document, index + 1, { code: 'template-words', message, wrong: TEMPLATE_TEXT });
}

/** What belongs in a field of a section. Its example is in no new file: who has it has chosen to copy it. */
function aboutPart({ sections: parts }: Document, field: string): { about?: string; example?: undefined } {
  const part = parts.find(({ key }) => field.startsWith(`${key}.`));
  const schema = KINDS[part?.kind ?? ''];
  const path = field.slice(part && part.key.length + 1).split('.');
  return { about: schema && noteAt(schema.fields, path)?.about };
}

/** `: the name of the town` for `The name of the town.` */
function wanted(about = ''): string {
  return about && `: ${about.charAt(0).toLowerCase()}${about.slice(1).replace(/\.$/, '')}`;
}
