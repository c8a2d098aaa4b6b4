import type { z } from 'zod';
import { noteOf } from '../../../fields/field';
import type { ContentType } from '../../../model/contentType';
import { memoize } from '../../../model/memoize';
import { contentTypeOf } from '../../../model/registry';
import { wordsIn } from '../../../model/visitEntry';
import type { Document } from '../../Document';
import { type Rule, rule } from '../../rule';

const tooLong = rule({
  id: 'too-long',
  on: 'fields',
  severity: 'warning',
  message:
    '“{name}” has {length} characters; search results show about {max}. Shorten it so that nothing is cut off.',
  check(document, report) {
    for (const { name, length, max } of measuredTexts(document))
      if (length > max) report({ field: name, data: { name, length, max } });
  },
});

const tooShort = rule({
  id: 'too-short',
  on: 'fields',
  severity: 'warning',
  message:
    '“{name}” has {length} characters; search results have room for {max}. Say a little more, at least {min}.',
  check(document, report) {
    for (const { name, length, min, max } of measuredTexts(document))
      if (length < min) report({ field: name, data: { name, length, max, min } });
  },
});

const limitedFields = memoize(({ fields }: ContentType) =>
  Object.entries((fields as z.ZodObject).shape).flatMap(([name, field]) => {
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

const isShouted = (text: string): boolean =>
  !/\p{Ll}/u.test(text) && (text.match(/\p{Lu}{4,}/gu) ?? []).length >= 3;

const capitals = rule({
  id: 'capitals',
  on: 'fields',
  severity: 'warning',
  message:
    'This is in capital letters only, which is hard to read and looks like shouting in search results. Write it in small letters, with capitals only where they belong.',
  check(document, report) {
    for (const { field } of wordsIn(document, isShouted)) if (!MAY_BE_CAPITALS.test(field)) report({ field });
    const { lines, bodyLine } = document.source;
    for (const [index, line] of lines.entries())
      if (index >= bodyLine - 1 && /^#+ /.test(line) && isShouted(line)) report({ line: index + 1 });
  },
});

export const textRules: readonly Rule[] = [tooLong, tooShort, capitals];
