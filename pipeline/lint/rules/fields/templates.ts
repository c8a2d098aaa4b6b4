import { inSentence } from '../../../kinds/kind';
import { type ContentType, TEMPLATE_BODY, templateTitle, WRITE_HERE } from '../../../model/contentType';
import { contentTypeOf } from '../../../model/registry';
import { fileSlug } from '../../../model/urls';
import type { Passage } from '../../../passages/Passage';
import { rangeOfName, rangeOnLine, startOfFile, textIn, wholeLines } from '../../../passages/Range';
import { positionOf } from '../../../source/Source';
import type { Document } from '../../Document';
import { metaAt } from '../../fields/fieldSchema';
import { type Finding, type MessageText, rule, warning } from '../../rule';
import { passagesIn, typedTexts } from '../../site/filePassages';
import { checkWordings, TEXTS } from '../../wordings';
import { BRACKETS, PLACEHOLDERS } from './placeholderPatterns';

/** The content type of a file that may have been made from a template. An unpublished page may still have template text. */
function modelOf({ type, fields }: Pick<Document, 'type' | 'fields'>): ContentType | undefined {
  const model = contentTypeOf(type);
  return model.file !== undefined || fields.published === false ? undefined : model;
}

const templateName = rule({
  id: 'template-name',
  what: 'The address of this page would be {address}, since the file still has the name of a new file.',
  advice: 'Rename the file{example}.',
  fields(document, report) {
    const model = modelOf(document);
    const { address, fields, file } = document;
    if (!model || address === undefined) return;
    const title = templateTitle(model);
    if (address !== model.address?.(fileSlug(title), {})) return;
    const actualTitle = String(fields.name ?? fields.title ?? title);
    const example = actualTitle === title ? '' : `, for example to ${fileSlug(actualTitle)}.md`;
    report({ range: startOfFile(file), data: { address, example } });
  },
});

export const templateWords = rule({
  id: 'template-words',
  what: '“{words}” is only an example.',
  advice: 'Write your own text in its place{wanted}.',
  fields(document, report) {
    const model = modelOf(document);
    const marks = model ? [templateTitle(model), WRITE_HERE, TEMPLATE_BODY] : [];
    // `passagesIn` loads the file again, so it is called only if a line has template text.
    if (!model || !marks.some((mark) => document.source.lines.some((line) => line.includes(mark)))) return;
    const examples = examplesIn(document, model);
    const [first, ...others] = examples;
    if (!first) return;
    const { field, words, range } = first;
    if (others.length === 0)
      return report({ range, data: { words, wanted: wantedAt(document, field, model) } });
    const unwritten = unwrittenSections(document, examples);
    const [section] = unwritten;
    report({
      range: section ? rangeOfName(document, section.key) : range,
      also: examples.map((each) => each.range),
      ...(section ? SEVERAL_AND_SECTIONS : SEVERAL),
      data: {
        count: examples.length,
        lines: new Intl.ListFormat('en').format(examples.map((each) => String(each.range.start.line))),
        sections: unwritten.map(({ key }) => `“${key}:”`).join(', '),
      },
      ...(section && deletion(document, unwritten, examples)),
    });
  },
});

function wantedAt(document: Document, field: string, { body, about: ofFile }: ContentType): string {
  const ofBody = body === 'text' ? ofFile : 'The text of the page.';
  const about = field === '' ? ofBody : (metaAt(document, field).about ?? '');
  return about && `: ${inSentence(about)}`;
}

/** The template texts of a file, also those in place of a date, a price or the name of a file. */
const examplesIn = (document: Document, model: ContentType) =>
  typedTexts(document).flatMap((each) => exampleIn(each, model));

/** Template text in a passage: a `Write here` text, the title, or the first text of the body. */
function exampleIn({ text, field, range }: Pick<Passage, 'text' | 'field' | 'range'>, model: ContentType) {
  const title = templateTitle(model);
  // The title may be part of a heading, such as “Plumbers in New town”.
  const part = text.includes(` ${title}`) ? title : TEMPLATE_BODY;
  const words = text === title || text.startsWith(WRITE_HERE) ? text : part;
  const at = text.indexOf(words);
  return at < 0 ? [] : [{ field, words, range: range(at, at + words.length) }];
}

const SEVERAL: MessageText = {
  what: '{count} texts are still to be written.',
  advice: 'Lines {lines} say what belongs there: write your own texts in their place.',
  adviceInForm: 'Write your own texts.',
};
const SEVERAL_AND_SECTIONS: MessageText = {
  ...SEVERAL,
  advice: `${SEVERAL.advice} Or delete the sections of which nothing is written yet: {sections}.`,
};

const isIn = ({ key }: { key: string }, field: string) => field.startsWith(`${key}.`);

/** The sections in which all texts except headings are template texts. */
function unwrittenSections(document: Document, examples: readonly { field: string }[]) {
  const asked = new Set(examples.map(({ field }) => field));
  const written = passagesIn(document).filter(
    ({ place, field }) =>
      place !== 'label' && place !== 'address' && !asked.has(field) && !/\.(?:eyebrow|heading)$/.test(field),
  );
  return document.sections.filter(
    (section) =>
      section.kind !== 'hero' &&
      examples.some(({ field }) => isIn(section, field)) &&
      !written.some(({ field }) => isIn(section, field)),
  );
}

/** Deletes sections. `sure` if only these still have template texts: then the owner probably does not want them. */
function deletion(
  { source }: Document,
  sections: readonly { key: string }[],
  examples: readonly { field: string }[],
): Pick<Finding, 'edits' | 'kind'> {
  const starts = Object.keys(source.values).map((key) => positionOf(source, key).line);
  const edits = sections.map(({ key }) => {
    const { line } = positionOf(source, key);
    const next = Math.min(...starts.filter((start) => start > line), source.bodyLine - 1);
    return { range: wholeLines(source.file, line, next - 1), text: '' };
  });
  const isRest = examples.every(({ field }) => sections.some((section) => isIn(section, field)));
  return { edits, kind: isRest ? 'sure' : 'choice' };
}

const toWrite = warning({
  id: 'to-write',
  what: 'Still to write: {what}.',
  advice: 'Then delete this line.',
  fields({ source }, report) {
    for (const [index, line] of source.lines.slice(0, source.bodyLine - 1).entries()) {
      const [, mark = '', what] = /^(\s*#+\s*)To write: (.+?)\.?$/.exec(line) ?? [];
      if (what) report({ range: rangeOnLine(source, index + 1, mark.length + 1), data: { what } });
    }
  },
});

export const templateRules = [templateName, toWrite];

export const placeholder = warning({
  id: 'placeholder',
  what: '“{words}” looks like a placeholder.',
  advice: 'Write your own words in its place, or delete it.',
  passages: checkWordings(
    TEXTS,
    PLACEHOLDERS.map((pattern) => ({ pattern })),
  ),
  /** Finds placeholders in brackets, which YAML parses as a list or a group. */
  fields({ faults, source }, report) {
    for (const { field, place, input } of faults) {
      const rest = rangeOnLine(source, place.line, place.column);
      const match = typeof input === 'object' ? BRACKETS.exec(textIn(source.lines, rest)) : null;
      if (!match) continue;
      const from = place.column + match.index;
      const range = rangeOnLine(source, place.line, from, from + match[0].length);
      report({ range: { ...range, field }, data: { words: match[0] }, severity: 'error' });
    }
  },
});
