import { z } from 'zod';
import { type Kind, quote, readTyped } from '../../pipeline/kinds/kind';
import { explainState } from '../../pipeline/kinds/postalCodes';
import { isNone, saysNothing } from '../../pipeline/kinds/words';
import type { Raw } from '../../pipeline/source/Source';

/** A question about a new site. */
export interface Field<T = unknown> extends Pick<Kind, 'warning'> {
  /** The name in a file of answers. */
  label: string;
  question: string;
  /** Whether the terminal does not ask for it. */
  isOnlyInFile?: boolean;
  example: string;
  /** The schema of the value, or of each item of a list. */
  schema: z.ZodType<T>;
  isNeeded?: boolean;
  /** Whether the site would have another value in place of an unreadable one. */
  hasDefault?: boolean;
  /** Splits a list that is typed as one text. */
  split?: (typed: string) => string[];
  /** Turns an item that YAML reads as a group into the typed text. */
  toText?: (item: Raw) => Raw;
}

/** Any value as text, with a line for each item of a list or field of a group. */
export function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join('\n');
  if (typeof value !== 'object') return String(value ?? '').trim();
  return groupOf(value)
    .map(([name, each]) => `${name}: ${textOf(each)}`)
    .join('\n');
}

/** A schema that parses a text leniently as a kind of value. */
export const readAs = <T>(kind: Kind<T>) =>
  z.unknown().transform((raw, context): T => {
    const isUnreadable = groupOf(raw).length > 0 || saysNothing(textOf(raw));
    const parser = isUnreadable ? { ...kind, parse: () => undefined } : kind;
    const today = new Date().toISOString().slice(0, 10);
    const meta = { example: kind.example };
    const { value, fault = '' } = readTyped<T>(parser, textOf(raw), { meta, today });
    if (value !== undefined) return value;
    context.addIssue({ code: 'custom', message: fault });
    return z.NEVER;
  });

/** An answer as typed. */
export interface RawAnswer {
  value: Raw;
  /** Its name in the file. */
  name?: string;
  /** The line in the file of an item or field of the value, by its path. */
  lineOf?: (path: string) => number;
}

/** A problem of an answer, which is therefore not on the site; or a warning. */
export interface Fault {
  label: string;
  typed: string;
  message: string;
  line?: number | undefined;
  /** Whether no site can be written until it is corrected. */
  isFatal?: boolean | undefined;
  /** Whether the answer is on the site, but with more or less than was typed. */
  isWarning?: boolean;
}

/**
 * Parses an answer into one value, or the items of a list. What cannot be parsed is left out, with a fault; of a list typed as one
 * text, everything, because a comma may belong to an item: “Water tests: lead, arsenic”.
 */
export function readField<T>(asked: Field<T>, { value, name, lineOf }: RawAnswer) {
  const field = { ...asked, label: name ?? asked.label };
  const isList = Array.isArray(value) && field.split !== undefined;
  const isGroup = groupOf(value).length > 0;
  const typedItems = isList || isGroup ? undefined : field.split?.(textOf(value));
  const parsed = (typedItems ?? (isList ? value : [value])).map((item, index) => {
    const path = isList ? [index] : [];
    return readItem(field, field.toText?.(item) ?? item, (...names) =>
      lineOf?.([...path, ...names].join('.')),
    );
  });
  const faults = parsed.flatMap(({ faults: each }) => each);
  const fault = typedItems && faults.find(({ isWarning }) => !isWarning);
  if (fault && typedItems.length > 1) fault.message += ' Until then, nothing of this list is on the site.';
  return { values: fault ? [] : parsed.flatMap(({ values }) => values), faults };
}

function readItem<T>(
  field: Field<T>,
  item: Raw,
  lineAt: (...names: string[]) => number | undefined,
): { values: T[]; faults: Fault[] } {
  if (isEmpty(item)) return { values: [], faults: [] };
  const { label, warning } = field;
  const faultOf = (typed: unknown, message: string, ...names: string[]): Fault => ({
    ...{ label, typed: textOf(typed), message, line: lineAt(...names) },
  });
  const parts = groupOf(item).filter(([, each]) => !isEmpty(each));
  const { success, data, error } = field.schema.safeParse(
    parts.length > 0 ? Object.fromEntries(parts) : item,
  );
  const { postalCode, state } = Object(data);
  const fault = success ? explainState(postalCode, state) : (messageOf(error) ?? likeThis(field));
  if (!success || fault)
    return { values: [], faults: [{ ...faultOf(item, String(fault)), isFatal: field.hasDefault }] };
  const others = parts.filter(([name]) => !Array.isArray(data) && !(name in Object(data)));
  const faults = others.map(([name, each]) => faultOf(each, `“${name}” is not taken here.`, name));
  const message = warning?.(textOf(item));
  const warned = { ...faultOf(item, `${quote(textOf(item))} was read. ${message}`), isWarning: true };
  return { values: [data], faults: message ? [...faults, warned] : faults };
}

export const likeThis = ({ label, example }: Field): string => `Write it like this: ${label}: ${example}`;

export const isEmpty = (value: unknown): boolean => textOf(value) === '' || isNone(textOf(value));

/** The fields of a group; empty for any other value. */
export const groupOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : [];

/** The message of a kind; `undefined` for a value of the wrong shape. */
function messageOf({ issues }: z.ZodError): string | undefined {
  const [issue] = issues.flatMap((each) =>
    each.code === 'invalid_union' ? (each.errors.at(-1) ?? []) : each,
  );
  return issue?.code === 'custom' ? issue.message : undefined;
}
