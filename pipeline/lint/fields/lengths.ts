import type { z } from 'zod';
import { noteOf } from '../../fields/field';
import type { ContentType } from '../../model/contentType';
import { contentTypes } from '../../model/contentTypes.generated';
import { memoize } from '../../model/memoize';
import type { Document } from '../Document';
import { rule } from '../rule';

export const tooLong = rule({
  id: 'too-long',
  on: 'fields',
  severity: 'warning',
  about: 'Search results cut off long titles and descriptions. Shorten the text.',
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
          reason: `“${name}” has ${length} characters; search results show about ${max}. Shorten it so that nothing is cut off.`,
        });
  },
});

export const tooShort = rule({
  id: 'too-short',
  on: 'fields',
  severity: 'warning',
  about: 'A very short title or description wastes space in search results. Say a little more.',
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
          reason: `“${name}” has ${length} characters; search results have room for ${max}. Say a little more, at least ${min}.`,
        });
  },
});

/** The fields of a content type whose length search results limit. */
const limitedFields = memoize(({ fields }: ContentType) =>
  Object.entries((fields as z.ZodObject).shape).flatMap(([name, field]) => {
    const { min = 0, max = Number.POSITIVE_INFINITY } = noteOf(field);
    return min > 0 || max < Number.POSITIVE_INFINITY ? [{ name, min, max }] : [];
  }),
);

function measuredTexts({ type, fields }: Document) {
  return limitedFields(contentTypes[type]).flatMap(({ name, ...limits }) => {
    const value = fields[name];
    return typeof value === 'string' ? [{ name, length: [...value].length, ...limits }] : [];
  });
}
