import type { ContentType } from '../../../model/contentType';
import { contentTypeOf } from '../../../model/registry';
import { TEMPLATE_BODY, templateTitle, WRITE_HERE } from '../../../model/templateTexts';
import { fileSlug } from '../../../model/urls';
import { wordsIn } from '../../../model/visitEntry';
import type { Document } from '../../Document';
import { noteAt } from '../../fields/schema';
import { type Report, type Rule, rule } from '../../rule';

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
  check(document, report) {
    const model = modelOf(document);
    const { address, fields } = document;
    if (!model || address === undefined) return;
    const title = templateTitle(model);
    if (address !== model.address?.(fileSlug(title), {})) return;
    const own = String(fields.name ?? fields.title ?? title);
    const example = own === title ? '' : `, for example to ${fileSlug(own)}.md`;
    const reason = `The address of this page would be ${address}, since the file still has the name of a new file. Rename the file${example}.`;
    report({ line: 1, column: 1, reason });
  },
});

const templateWords = rule({
  id: 'template-words',
  inForm: 'This is only an example. Write your own text in its place.',
  on: 'fields',
  about: 'A new file says what you should write. Replace each such text with your own.',
  check(document, report) {
    const model = modelOf(document);
    if (!model) return;
    checkFields(document, model, report);
    checkBody(document, model, report);
  },
});

function checkFields(document: Document, model: ContentType, report: Report): void {
  const title = templateTitle(model);
  for (const { field, words } of wordsIn(document, (each) => each === title || each.startsWith(WRITE_HERE))) {
    const what = words === title ? `“${words}” is` : 'This is';
    report({ field, actual: words, reason: explain(what, noteAt(document, field).about) });
  }
}

function checkBody({ source }: Document, model: ContentType, report: Report): void {
  const about = model.body === 'words' ? model.about : 'The text of the page.';
  const { lines, bodyLine } = source;
  for (const [index, line] of lines.entries())
    if (index >= bodyLine - 1 && line.includes(TEMPLATE_BODY))
      report({ line: index + 1, actual: TEMPLATE_BODY, reason: explain(`“${TEMPLATE_BODY}” is`, about) });
}

/** `about`: `The name of the town.` */
function explain(what: string, about = ''): string {
  const wanted = about && `: ${about.charAt(0).toLowerCase()}${about.slice(1).replace(/\.$/, '')}`;
  return `${what} only what a new file begins with. Write your own text in its place${wanted}.`;
}

const toWrite = rule({
  id: 'to-write',
  on: 'fields',
  severity: 'warning',
  about:
    'A new site begins with texts that fit any business. A line “# To write” says what only you can say. Write it, then delete that line.',
  check({ source }, report) {
    for (const [index, line] of source.lines.slice(0, source.bodyLine - 1).entries()) {
      const [, what] = /^\s*# To write: (.+)$/.exec(line) ?? [];
      const reason = `Still to write: ${what}. Then delete this line.`;
      if (what) report({ line: index + 1, actual: line.trim(), reason });
    }
  },
});

export const templateRules: readonly Rule[] = [templateName, templateWords, toWrite];
