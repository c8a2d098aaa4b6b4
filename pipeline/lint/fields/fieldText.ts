import type { z } from 'zod';
import { noteOf } from '../../fields/field';
import type { ContentType } from '../../model/contentType';
import { memoize } from '../../model/memoize';
import { contentTypeOf } from '../../model/registry';
import type { Source } from '../../source/Source';
import type { Document } from '../Document';
import { type Finding, type Rule, rule } from '../rule';
import { checkDescriptions } from '../source/descriptions';

/** A quick test, because hardly any line matches. */
const MAY_HAVE_PLACEHOLDER = /lorem|TODO|TBD|FIXME|xxx|\bhere\b|\[insert|\[your/i;
const PLACEHOLDER =
  /\blorem ipsum\b|\b(?:TODO|TBD|FIXME|XXX)\b|\bx{3,}\b|\byour (?:\w+ )?(?:heading|title|text|name|description|words|company) here\b|\[(?:insert|your) [^[\]]{1,80}\](?!\()/i;
/** Words of other languages. */
const IN_SMALL_LETTERS = /^(?:todo|tbd|fixme)$/;

const placeholder = rule({
  id: 'placeholder',
  on: 'fields',
  severity: 'warning',
  about: 'This looks like a note or sample text that you meant to replace. Write the real text.',
  examples: [
    { file: 'pages/contact.md', wrong: 'heading: Your heading here', right: 'heading: Write to us' },
    { file: 'services/leak-repair.md', wrong: 'It costs TBD. A leak is', right: 'A leak is' },
  ],
  check({ source }, report) {
    for (const [index, text] of source.lines.entries()) {
      const finding = findPlaceholder(text);
      if (finding && !isComment(source, index)) report({ line: index + 1, ...finding });
    }
  },
  also: { source: checkDescriptions(findPlaceholder) },
});

function findPlaceholder(text: string): Finding | undefined {
  const [actual = ''] = MAY_HAVE_PLACEHOLDER.test(text) ? (PLACEHOLDER.exec(text) ?? []) : [];
  if (!actual || IN_SMALL_LETTERS.test(actual)) return undefined;
  return { actual, reason: `“${actual}” looks like text that was to be replaced before anybody sees it.` };
}

/** The owner's own notes among the fields. */
function isComment({ lines, bodyLine }: Source, index: number): boolean {
  return index < bodyLine - 1 && /^\s*#/.test(lines[index] ?? '');
}

const tooLong = rule({
  id: 'too-long',
  on: 'fields',
  severity: 'warning',
  about: 'Search results cut off long titles and descriptions. Shorten the text.',
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
  about: 'A very short title or description wastes space in search results. Say a little more.',
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

export const textRules: readonly Rule[] = [tooLong, tooShort, placeholder];
