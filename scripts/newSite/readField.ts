import { z } from 'zod';
import { yesNoKind } from '../../pipeline/kinds/choice';
import { explainUnreadable, type Kind, plainText, quote, readTyped } from '../../pipeline/kinds/kind';
import { isNone, saysNothing } from '../../pipeline/kinds/words';
import type { Raw } from '../../pipeline/source/Source';

/** A question about a new site. */
export interface Field<T = unknown> {
  /** The name in a file of answers. */
  label: string;
  question: string;
  /** Whether the terminal does not ask for it. */
  isOnlyInFile?: boolean;
  example: string;
  /** The kind of the value, or of each item of a list. */
  kind?: Kind<T>;
  /** The schema of a value that a file may also give as a group or a list. */
  group?: z.ZodType<T>;
  isNeeded?: boolean;
  /** Whether the site would have another value in place of an unreadable one. */
  hasDefault?: boolean;
  /** What is wrong with a value, as a sentence. */
  check?(value: NoInfer<T>): string | undefined;
  /** Splits a list that is typed as one text. */
  split?: (typed: string) => string[];
}

/** Any value as text, with a line for each item of a list or field of a group. */
export function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join('\n');
  if (typeof value !== 'object') return String(value ?? '').trim();
  return groupOf(value)
    .map(([name, each]) => `${name}: ${textOf(each)}`)
    .join('\n');
}

/** Parses a text leniently as a kind of value. */
function readText<T>(kind: Kind<T>, raw: unknown): { value?: T | undefined; fault?: string } {
  const typed = textOf(raw);
  const context = { meta: { example: kind.example }, today: new Date().toISOString().slice(0, 10) };
  return saysNothing(typed)
    ? { fault: explainUnreadable(kind, typed, context) }
    : readTyped(kind, typed, context);
}

/** A schema for a text of a group, which is parsed leniently. */
export const readAs = <T>(kind: Kind<T>) =>
  z.unknown().transform((raw, issues): T => {
    const { value, fault = '' } = readText(kind, raw);
    if (value !== undefined) return value;
    issues.addIssue({ code: 'custom', message: fault });
    return z.NEVER;
  });

/** A text as typed. */
export const any = readAs(plainText);

/** An answer as typed. */
export interface RawAnswer {
  value: Raw;
  /** Its name in the file. */
  name?: string;
  /** The line in the file of an item or field of the value, by its path. */
  lineOf?: (path: string) => number;
}

/** What is wrong with an answer. */
export interface Fault {
  label: string;
  typed: string;
  message: string;
  line?: number | undefined;
  /**
   * `fatal`: no site can be written until it is corrected. `unread`: the answer is not on the site. `warning`: it is on the site, but
   * with more or less than was typed.
   */
  severity: 'fatal' | 'unread' | 'warning';
}

/**
 * Parses an answer into one value, or the items of a list. What cannot be parsed is left out, with a fault; of a list typed as one
 * text, everything, because a comma may belong to an item: “Water tests: lead, arsenic”.
 */
export function readField<T>(field: Field<T>, { value, name: label = field.label, lineOf }: RawAnswer) {
  const isList = Array.isArray(value) && field.split !== undefined;
  const typedItems = isList || groupOf(value).length > 0 ? undefined : field.split?.(textOf(value));
  const items = typedItems ?? (isList ? value : [value]);
  const results = items.map((item, index) => {
    const path = isList ? [index] : [];
    return readItem({ ...field, label }, item, (...names) => lineOf?.([...path, ...names].join('.')));
  });
  const faults = results.flatMap((each) => each.faults);
  const unread = faults.find(({ severity }) => severity !== 'warning');
  if (!typedItems || !unread) return { values: results.flatMap((each) => each.values), faults };
  if (typedItems.length > 1) unread.message += ' Until then, nothing of this list is on the site.';
  return { values: [], faults };
}

function readItem<T>(
  field: Field<T>,
  item: Raw,
  lineAt: (...names: string[]) => number | undefined,
): { values: T[]; faults: Fault[] } {
  const { label } = field;
  const typed = textOf(item);
  if (isEmpty(item) || (!field.hasDefault && field.kind !== yesNoKind && /^no\.?$/i.test(typed)))
    return { values: [], faults: [] };
  const ofItem = { label, typed, line: lineAt() };
  const { value, fault = value && field.check?.(value), others = [] } = parseItem(field, item);
  if (value === undefined || fault) {
    const severity = field.hasDefault ? 'fatal' : 'unread';
    return { values: [], faults: [{ ...ofItem, message: String(fault), severity }] };
  }
  const faults = others.map(([name, each]): Fault => {
    const notTaken = { label, typed: textOf(each), line: lineAt(name) };
    return { ...notTaken, message: `“${name}” is not taken here.`, severity: 'unread' };
  });
  const warning = field.kind?.warning?.(typed);
  if (warning)
    faults.push({ ...ofItem, message: `${quote(typed)} was read. ${warning}`, severity: 'warning' });
  return { values: [value], faults };
}

/** Parses a group, or else a text. `others`: the fields of a group that are not taken. */
function parseItem<T>(
  field: Field<T>,
  item: Raw,
): { value?: T | undefined; fault?: string | undefined; others?: [string, unknown][] } {
  const { kind, group } = field;
  const parts = groupOf(item).filter(([, each]) => !isEmpty(each));
  const result = group?.safeParse(parts.length > 0 ? Object.fromEntries(parts) : item);
  if (result?.success) {
    const taken = groupOf(result.data).map(([name]) => name);
    return { value: result.data, others: parts.filter(([name]) => !taken.includes(name)) };
  }
  if (kind) return readText(kind, item);
  return { fault: result?.error.issues.find(({ code }) => code === 'custom')?.message ?? likeThis(field) };
}

export const likeThis = ({ label, example }: Field): string => `Write it like this: ${label}: ${example}`;

export const isEmpty = (value: unknown): boolean => textOf(value) === '' || isNone(textOf(value));

/** The fields of a group; empty for any other value. */
export const groupOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : [];
