import { noteOf, shapeOf } from '../../../kinds/kind';
import type { ContentType } from '../../../model/contentType';
import { memoize } from '../../../model/memoize';
import { contentTypeOf } from '../../../model/registry';
import { rangeOfField } from '../../../passages/fieldRange';
import type { Document } from '../../Document';
import { type Rule, rule } from '../../rule';
import { checkWordings } from '../../wordings';

const tooLong = rule({
  id: 'too-long',
  severity: 'warning',
  what: '“{name}” has {length} characters; search results show about {max}.',
  advice: 'Shorten it so that nothing is cut off.',
  fields(document, report) {
    for (const { name, length, max } of measuredTexts(document))
      if (length > max) report({ range: rangeOfField(document.source, name), data: { name, length, max } });
  },
});

const tooShort = rule({
  id: 'too-short',
  severity: 'warning',
  what: '“{name}” has {length} characters; search results have room for {max}.',
  advice: 'Say a little more, at least {min}.',
  fields(document, report) {
    for (const { name, length, min, max } of measuredTexts(document))
      if (length < min)
        report({ range: rangeOfField(document.source, name), data: { name, length, max, min } });
  },
});

const limitedFields = memoize(({ fields }: ContentType) =>
  Object.entries(shapeOf(fields)).flatMap(([name, field]) => {
    const { recommendedLength } = noteOf(field);
    return recommendedLength ? [{ name, ...recommendedLength }] : [];
  }),
);

function measuredTexts({ type, fields }: Document) {
  return limitedFields(contentTypeOf(type)).flatMap(({ name, ...limits }) => {
    const value = fields[name];
    return typeof value === 'string' ? [{ name, length: [...value].length, ...limits }] : [];
  });
}

/** What is often a brand or an abbreviation, and the small line above a heading. */
const MAY_BE_CAPITALS = /^(?:name|shortName|author|location|license\w*|.*\.eyebrow|materials\..*)$/;

const capitals = rule({
  id: 'capitals',
  severity: 'warning',
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
