import type { ContentType } from '../../../model/contentType';
import { contentTypeOf } from '../../../model/registry';
import { TEMPLATE_BODY, templateTitle, WRITE_HERE } from '../../../model/templateTexts';
import { fileSlug } from '../../../model/urls';
import { placeIn } from '../../../passages/Range';
import type { Document } from '../../Document';
import { noteAt } from '../../fields/schema';
import { type Rule, rule } from '../../rule';
import { checkWordings } from '../../wordings';

/** The content type of a file that may have been made from a template. An unpublished page may still have template text. */
function modelOf({ type, fields }: Pick<Document, 'type' | 'fields'>): ContentType | undefined {
  const model = contentTypeOf(type);
  return model.file !== undefined || fields.published === false ? undefined : model;
}

const templateName = rule({
  id: 'template-name',
  what: 'The address of this page would be {address}, since the file still has the name of a new file.',
  advice: 'Rename the file{example}.',
  about:
    'The name of the file becomes the address of the page, and this file still has the name of the template. Rename it.',
  fields(document, report) {
    const model = modelOf(document);
    const { address, fields, file } = document;
    if (!model || address === undefined) return;
    const title = templateTitle(model);
    if (address !== model.address?.(fileSlug(title), {})) return;
    const own = String(fields.name ?? fields.title ?? title);
    const example = own === title ? '' : `, for example to ${fileSlug(own)}.md`;
    report({ range: placeIn(file), data: { address, example } });
  },
});

const templateWords = rule({
  id: 'template-words',
  what: '“{words}” is only an example.',
  advice: 'Write your own text in its place{wanted}.',
  about: 'A new file says what you should write. Replace each such text with your own.',
  passages({ passage: { text, field, range }, document }, report) {
    const model = document && modelOf(document);
    if (!model) return;
    const ofBody = model.body === 'words' ? model.about : 'The text of the page.';
    const isField = text === templateTitle(model) || text.startsWith(WRITE_HERE);
    const at = isField ? 0 : text.indexOf(TEMPLATE_BODY);
    if (at < 0) return;
    const words = isField ? text : TEMPLATE_BODY;
    const about = field === '' ? ofBody : (noteAt(document, field).about ?? '');
    const wanted = about && `: ${about.charAt(0).toLowerCase()}${about.slice(1).replace(/\.$/, '')}`;
    report({ range: range(at, at + words.length), data: { words, wanted } });
  },
});

const toWrite = rule({
  id: 'to-write',
  severity: 'warning',
  what: 'Still to write: {what}.',
  advice: 'Then delete this line.',
  about:
    'A new site begins with texts that fit any business. A line “# To write” says what only you can say. Write it, then delete that line.',
  passages: checkWordings([{ in: ['note'], pattern: /^To write: (?<what>.+)$/ }]),
});

export const templateRules: readonly Rule[] = [templateName, templateWords, toWrite];
