import type { z } from 'zod';
import type { KindNote } from '../../fields/kind';
import { contentTypes } from '../../model/contentTypes.generated';
import type { Document } from '../Document';
import type { Problem } from '../Problem';
import { problemAt } from '../site/problemAt';

type Limits = Partial<KindNote> & { min?: number; max?: number };

/** The fields of each type that have limits. */
const LIMITED = Object.fromEntries(
  Object.entries(contentTypes).map(([type, { fields }]) => [type, limitedOf(fields as z.ZodObject)]),
);

function limitedOf({ shape }: z.ZodObject) {
  return Object.entries(shape).flatMap(([name, field]) => {
    const { min, max } = ((field as z.ZodType).meta() ?? {}) as Limits;
    return min || max ? [{ name, min: min ?? 0, max: max ?? Number.POSITIVE_INFINITY }] : [];
  });
}

/** Titles and descriptions that a search result would cut off, or that say too little. */
export function checkLengths(document: Document): Problem[] {
  return (LIMITED[document.type] ?? []).flatMap(({ name, min, max }) => {
    const value = document.fields[name];
    const length = typeof value === 'string' ? [...value].length : undefined;
    if (length === undefined || (length >= min && length <= max)) return [];
    const message =
      length > max
        ? `“${name}” has ${length} characters; search results show about ${max}. Shorten it so that nothing is cut off.`
        : `“${name}” has ${length} characters; search results have room for ${max}. Say a little more, at least ${min}.`;
    return [
      problemAt(document, name, {
        code: length > max ? 'too-long' : 'too-short',
        message,
        severity: 'warning',
      }),
    ];
  });
}
