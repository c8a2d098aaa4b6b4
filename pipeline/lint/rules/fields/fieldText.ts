import { parse } from 'node-html-parser';
import { metaOf, shapeOf } from '../../../kinds/kind';
import type { ContentType } from '../../../model/contentType';
import { memoize } from '../../../model/memoize';
import { contentTypeOf } from '../../../model/registry';
import { rangeOfValue } from '../../../passages/Range';
import type { Document } from '../../Document';
import { metaAt } from '../../fields/fieldSchema';
import { checkDocuments, type PassageInput, warning } from '../../rule';
import { BLOCKS, checkWordings, PLAIN, TEXTS, type Wording } from '../../wordings';

const checkLengths = (isWrong: (length: number, limits: { min: number; max: number }) => boolean) =>
  checkDocuments((document) =>
    measuredTexts(document)
      .filter((text) => isWrong(text.length, text))
      .map((text) => ({ range: rangeOfValue(document, text.name), data: text })),
  );

const tooLong = warning({
  id: 'too-long',
  what: '“{name}” has {length} characters; search results show about {max}.',
  advice: 'Shorten it so that nothing is cut off.',
  site: checkLengths((length, { max }) => length > max),
});

const tooShort = warning({
  id: 'too-short',
  what: '“{name}” has {length} characters; search results have room for {max}.',
  advice: 'Say a little more, at least {min}.',
  site: checkLengths((length, { min }) => length < min),
});

function measuredTexts({ type, fields }: Document) {
  return limitsIn(contentTypeOf(type)).flatMap(({ name, ...limits }) => {
    const text = fields[name];
    return typeof text === 'string' ? [{ name, length: [...text].length, ...limits }] : [];
  });
}

const limitsIn = memoize(({ fields }: ContentType) =>
  Object.entries(shapeOf(fields)).flatMap(([name, schema]) => {
    const { recommendedLength: limits } = metaOf(schema);
    return limits ? [{ name, ...limits }] : [];
  }),
);

/** Fields that are often a brand or an abbreviation; and the small line above a heading. */
const MAY_BE_CAPITALS = /^(?:name|shortName|author|location|license\w*|.*\.eyebrow|materials\..*)$/;

export const capitals = warning({
  id: 'capitals',
  what: 'This is in capital letters only, which is hard to read and looks like shouting in search results.',
  advice: 'Write it in small letters, with capitals only where they belong.',
  passages: checkWordings(['field', 'heading'], {
    pattern: /^\P{Ll}{12,}$/su,
    except: ([text], { passage }) =>
      MAY_BE_CAPITALS.test(passage.field) || (text.match(/\p{Lu}{4,}/gu) ?? []).length < 3,
  }),
});

/** After all others: advice on the length of a text with another mistake would not help. */
export const lengthRules = [tooLong, tooShort];

const ENTITY = /&(?:#\d{2,6}|#x[\da-f]{2,6}|[a-z]{2,8});/gi;
/** Characters of entities that are written otherwise in a text. */
const WRITTEN: Readonly<Record<string, string>> = { '"': '”', "'": '’', '\u00a0': ' ' };

/** Entities in passages of some places. `fix` writes the character as such a passage has it. */
const entityIn = (places: Wording['in'], fix: (character: string) => string): Wording => ({
  in: places,
  pattern: ENTITY,
  except: ([code]) => characterOf(code) === undefined,
  says: ([code]) => ({
    what: 'Visitors would see “{words}”.',
    advice: `Write ${characterOf(code)?.replace(' ', 'a space')} instead.`,
  }),
  fix: ([code]) => fix(characterOf(code) ?? code),
});

const entity = warning({
  id: 'entity',
  kind: 'sure',
  passages: checkWordings(TEXTS, [
    entityIn(PLAIN, (character) => character),
    // In Markdown, characters with a meaning are escaped.
    entityIn(BLOCKS, (character) => character.replace(/[\\<*_[\]`]/, '\\$&')),
  ]),
});

/** The character of an entity; `undefined` if it is none that people type. */
function characterOf(code: string): string | undefined {
  const character = parse(code.toLowerCase() === code || /\d/.test(code) ? code : code.toLowerCase()).text;
  return character.length === 1 && character > '\u001f' ? (WRITTEN[character] ?? character) : undefined;
}

const EDGE = String.raw`(?<![\p{L}\p{N}*_~])`;
const END = String.raw`(?![\p{L}\p{N}*_~])`;
/** Bold, italic and crossed-out text, code, headings and quotations in Markdown. The group is the text without the marks. */
const MARKS: readonly RegExp[] = [
  ...['\\*\\*', '__', '~~', '\\*', '_'].map(
    (mark) => new RegExp(`${EDGE}${mark}(?=[^\\s*_~])([^*_~]{0,200}[^\\s*_~])${mark}${END}`, 'gu'),
  ),
  /`([^`]{1,200})`/g,
  /^(?:#{1,6}|>) +(.+)$/,
];
const LINK = /!?\[([^[\]]{1,200})\]\((?:[/#]|https?:|tel:|mailto:|images\/)[^()\s]*\)/g;

/** Whether the field is neither a text nor a link, whose label is text. */
const isNoText = (_match: RegExpExecArray, { passage, document }: PassageInput) =>
  document !== undefined && !/^(?:text|link)$/.test(metaAt(document, passage.field).kind ?? '');

const markedText = { fix: ([, inner = '']: RegExpExecArray) => inner, except: isNoText };

const fieldMarkup = warning({
  id: 'field-signs',
  kind: 'sure',
  what: 'Visitors would see “{words}”, since marks of Markdown work only in longer texts.',
  advice: 'Write only {expected}.',
  passages: checkWordings(PLAIN, [
    {
      ...markedText,
      pattern: LINK,
      what: 'Visitors would see “{words}”, since links work only in longer texts.',
      advice: 'Write only {expected}.',
    },
    ...MARKS.map((pattern) => ({ ...markedText, pattern })),
  ]),
});

export const fieldMarkupRules = [entity, fieldMarkup];
