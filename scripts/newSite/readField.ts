import { z } from 'zod';
import { explainUnreadable, type Kind, plainText, quote, readTyped } from '../../pipeline/kinds/kind';
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
  /** What is wrong with a value, as a sentence. */
  check?(value: NoInfer<T>): string | undefined;
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
  z.unknown().transform((raw, issues): T => {
    const typed = textOf(raw);
    const context = { meta: { example: kind.example }, today: new Date().toISOString().slice(0, 10) };
    const isNoText = groupOf(raw).length > 0 || saysNothing(typed);
    const { value, fault = '' } = isNoText
      ? { fault: explainUnreadable(kind, typed, context) }
      : readTyped(kind, typed, context);
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
export function readField<T>(asked: Field<T>, { value, name, lineOf }: RawAnswer) {
  const field = { ...asked, label: name ?? asked.label };
  const isList = Array.isArray(value) && field.split !== undefined;
  const isText = !isList && groupOf(value).length === 0;
  const typedItems = isText ? field.split?.(textOf(value)) : undefined;
  const results = (typedItems ?? (isList ? value : [value])).map((item, index) => {
    const path = isList ? [index] : [];
    return readItem(field, field.toText?.(item) ?? item, (...names) =>
      lineOf?.([...path, ...names].join('.')),
    );
  });
  const values = results.flatMap((each) => each.values);
  const faults = results.flatMap((each) => each.faults);
  const unread = faults.find(({ severity }) => severity !== 'warning');
  if (!typedItems || !unread) return { values, faults };
  const message = `${unread.message} Until then, nothing of this list is on the site.`;
  const withRest = (fault: Fault) => (fault === unread ? { ...fault, message } : fault);
  return { values: [], faults: typedItems.length > 1 ? faults.map(withRest) : faults };
}

function readItem<T>(
  field: Field<T>,
  item: Raw,
  lineAt: (...names: string[]) => number | undefined,
): { values: T[]; faults: Fault[] } {
  if (isEmpty(item)) return { values: [], faults: [] };
  const { label, hasDefault } = field;
  const typed = textOf(item);
  const parts = groupOf(item).filter(([, each]) => !isEmpty(each));
  const { success, data, error } = field.schema.safeParse(
    parts.length > 0 ? Object.fromEntries(parts) : item,
  );
  const fault = success ? field.check?.(data) : (messageOf(error) ?? likeThis(field));
  if (!success || fault !== undefined) {
    const severity = hasDefault ? 'fatal' : 'unread';
    return { values: [], faults: [{ label, typed, message: String(fault), line: lineAt(), severity }] };
  }
  const taken = groupOf(data).map(([name]) => name);
  const others = Array.isArray(data) ? [] : parts.filter(([name]) => !taken.includes(name));
  const faults = others.map(([name, each]): Fault => {
    const message = `“${name}” is not taken here.`;
    return { label, typed: textOf(each), message, line: lineAt(name), severity: 'unread' };
  });
  const warning = field.warning?.(typed);
  if (warning) {
    const message = `${quote(typed)} was read. ${warning}`;
    faults.push({ label, typed, message, line: lineAt(), severity: 'warning' });
  }
  return { values: [data], faults };
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
