import { metaOf, shapeOf } from '../../../kinds/kind';
import { contentTypeOf } from '../../../model/registry';
import { rangeOfValue } from '../../../passages/fieldRange';
import type { Document } from '../../Document';
import { type Report, type Rule, warning } from '../../rule';
import { checkWordings } from '../../wordings';

/** A check of the length of texts that search results show. */
const checkLengths =
  (isWrong: (length: number, limits: { min: number; max: number }) => boolean) =>
  (document: Document, report: Report): void => {
    for (const text of measuredTexts(document))
      if (isWrong(text.length, text)) report({ range: rangeOfValue(document, text.name), data: text });
  };

const tooLong = warning({
  id: 'too-long',
  yields: true,
  what: '“{name}” has {length} characters; search results show about {max}.',
  advice: 'Shorten it so that nothing is cut off.',
  fields: checkLengths((length, { max }) => length > max),
});

const tooShort = warning({
  id: 'too-short',
  yields: true,
  what: '“{name}” has {length} characters; search results have room for {max}.',
  advice: 'Say a little more, at least {min}.',
  fields: checkLengths((length, { min }) => length < min),
});

/** The texts of a file that have a recommended length. */
function measuredTexts({ type, fields }: Document) {
  return Object.entries(shapeOf(contentTypeOf(type).fields)).flatMap(([name, schema]) => {
    const { recommendedLength: limits } = metaOf(schema);
    const text = fields[name];
    return limits && typeof text === 'string' ? [{ name, length: [...text].length, ...limits }] : [];
  });
}

/** Fields that are often a brand or an abbreviation; and the small line above a heading. */
const MAY_BE_CAPITALS = /^(?:name|shortName|author|location|license\w*|.*\.eyebrow|materials\..*)$/;

const capitals = warning({
  id: 'capitals',
  what: 'This is in capital letters only, which is hard to read and looks like shouting in search results.',
  advice: 'Write it in small letters, with capitals only where they belong.',
  passages: checkWordings([
    {
      in: ['field', 'heading'],
      pattern: /^\P{Ll}{12,}$/su,
      except: ([text], { passage }) =>
        MAY_BE_CAPITALS.test(passage.field) || (text.match(/\p{Lu}{4,}/gu) ?? []).length < 3,
    },
  ]),
});

export const textRules: readonly Rule[] = [tooLong, tooShort, capitals];
