import type { z } from 'zod';
import type { KindNote } from '../fields/kind';
import type { Problem } from '../report/Problem';
import { contentTypes } from './contentTypes';
import type { Draft } from './Draft';
import { problemAt } from './problemAt';
import type { Content } from './readContent';

type Limits = Partial<KindNote> & { min?: number; max?: number };

/** Titles and descriptions that a search result would cut off, or that say too little, or that two pages share. */
export function checkLengths({ drafts }: Content): Problem[] {
  return [...drafts.flatMap(lengthsOf), ...sharedBy(drafts, 'title'), ...sharedBy(drafts, 'description')];
}

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

function lengthsOf(draft: Draft): Problem[] {
  return (LIMITED[draft.type] ?? []).flatMap(({ name, min, max }) => {
    const value = draft.fields[name];
    const length = typeof value === 'string' ? [...value].length : undefined;
    if (length === undefined || (length >= min && length <= max)) return [];
    const message =
      length > max
        ? `“${name}” has ${length} characters; search results show about ${max}. Shorten it so that nothing is cut off.`
        : `“${name}” has ${length} characters; search results have room for ${max}. Say a little more, at least ${min}.`;
    return [
      problemAt(draft, name, { code: length > max ? 'too-long' : 'too-short', message, severity: 'warning' }),
    ];
  });
}

function sharedBy(drafts: readonly Draft[], name: string): Problem[] {
  const first = new Map<string, string>();
  return drafts
    .filter(({ address, fields }) => address !== undefined && fields[name] !== undefined)
    .flatMap((draft) => {
      const value = String(draft.fields[name]);
      const other = first.get(value);
      if (other) {
        const message = `This ${name} is the same as the one in ${other}. Search engines want each page to have its own.`;
        return [problemAt(draft, name, { code: `${name}-twice`, message, severity: 'warning' })];
      }
      first.set(value, draft.file);
      return [];
    });
}
