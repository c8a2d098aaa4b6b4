import type { z } from 'zod';
import { noteOf } from '../../fields/field';
import type { ContentType } from '../../model/contentType';
import { memoize } from '../../model/memoize';
import { contentTypeOf } from '../../model/registry';
import type { Document } from '../Document';
import { type Rule, rule } from '../rule';

const tooLong = rule({
  id: 'too-long',
  on: 'fields',
  severity: 'warning',
  message:
    '“{name}” has {length} characters; search results show about {max}. Shorten it so that nothing is cut off.',
  examples: {
    file: 'pages/contact.md',
    wrong: 'title: Ask a Portland Plumber for a Visit to Your Home Today or Tomorrow if You Like',
    right: 'title: Ask a Portland Plumber for a Visit',
  },
  check(document, report) {
    for (const { name, length, max } of measuredTexts(document))
      if (length > max)
        report({
          field: name,
          data: { name, length, max },
        });
  },
});

const tooShort = rule({
  id: 'too-short',
  on: 'fields',
  severity: 'warning',
  message:
    '“{name}” has {length} characters; search results have room for {max}. Say a little more, at least {min}.',
  examples: {
    file: 'pages/contact.md',
    wrong: 'title: Contact\n',
    right: 'title: Ask a Portland Plumber for a Visit\n',
  },
  check(document, report) {
    for (const { name, length, min, max } of measuredTexts(document))
      if (length < min)
        report({
          field: name,
          data: { name, length, max, min },
        });
  },
});

/** The fields of a content type whose length search results limit. */
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

export const textRules: readonly Rule[] = [tooLong, tooShort];
