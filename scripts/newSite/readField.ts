import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { type Kind, quote, readTyped } from '../../pipeline/kinds/kind';
import { explainState } from '../../pipeline/kinds/postalCodes';
import { isNone, isNotAvailable, isSentence, saysNothing } from '../../pipeline/kinds/words';
import type { Raw } from '../../pipeline/source/Source';

/** What a new site asks. */
export interface Field<T = unknown> extends Pick<Kind, 'remark'> {
  /** What people call it, also in a file of answers. */
  label: string;
  question: string;
  /** Whether the terminal does not ask for it. */
  isOnlyInFile?: boolean;
  example: string;
  /** Its value, or each item of a list. */
  schema: z.ZodType<T>;
  isNeeded?: boolean;
  /** Whether a note behind it may change what it means. */
  isWhole?: boolean;
  /** Whether a text behind an answer is only a note. Without it, one in parentheses or a sentence is. */
  isAside?: (note: string) => boolean;
  /** The items of a list that is typed as a text. */
  split?: (typed: string) => string[];
}

/** A value of any shape as a text: the lines of a list or a group. */
export function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join('\n');
  if (typeof value !== 'object') return String(value ?? '').trim();
  return groupOf(value)
    .map(([name, each]) => `${name}: ${textOf(each)}`)
    .join('\n');
}

/** A text that is read as people type it. */
export const readAs = <T>(kind: Kind<T>) =>
  z.unknown().transform((raw, context): T => {
    const isOther = groupOf(raw).length > 0 || saysNothing(textOf(raw));
    const taken = isOther ? { ...kind, parse: () => undefined } : kind;
    const today = new Date().toISOString().slice(0, 10);
    const note = { example: kind.example };
    const { value, fault = '' } = readTyped<T>(taken, textOf(raw), { note, today });
    if (value !== undefined) return value;
    context.addIssue({ code: 'custom', message: fault });
    return z.NEVER;
  });

/** An answer as it was typed. */
export interface RawAnswer {
  value: Raw;
  /** What the file calls it. */
  name?: string;
  /** The line of the file that a name or an item of it is on, by its path. */
  lineOf?: (path: string) => number;
}

/** Something that is not on the site, and why. */
export interface Fault {
  label: string;
  typed: string;
  message: string;
  line?: number | undefined;
  /** Whether there can be no site until it is corrected. */
  isFatal?: boolean;
  /** Whether the answer is on the site, but not only what it says, or not all. */
  isRemark?: boolean;
}

/** The value of an answer, or the items of a list, without what is not understood. */
export function readField<T>(asked: Field<T>, { value, name, lineOf }: RawAnswer) {
  const field = { ...asked, label: name ?? asked.label };
  const { split } = field;
  const isGroup = groupOf(value).length > 0;
  const items = Array.isArray(value) && split ? value : (!isGroup && split?.(textOf(value))) || [value];
  const found = items.map((item, index) => {
    const path = items === value ? [index] : [];
    return readItem(field, item, (...names) => lineOf?.([...path, ...names].join('.')));
  });
  return { values: found.flatMap(({ values }) => values), faults: found.flatMap(({ faults }) => faults) };
}

function readItem<T>(
  field: Field<T>,
  item: Raw,
  lineAt: (...names: string[]) => number | undefined,
): { values: T[]; faults: Fault[] } {
  if (isEmpty(item)) return { values: [], faults: [] };
  const { label, remark } = field;
  const faultOf = (typed: unknown, message: string, ...names: string[]): Fault => ({
    ...{ label, typed: textOf(typed), message, line: lineAt(...names) },
  });
  const remarkOf = (said: string): Fault => ({
    ...{ ...faultOf(item, `${quote(textOf(item))} was read. ${said}`), isRemark: true },
  });
  const parts = groupOf(item).filter(([, each]) => !isEmpty(each));
  const { parsed, shown } = parseNoted(field, parts.length > 0 ? Object.fromEntries(parts) : item);
  if (shown && isNone(shown)) return { values: [], faults: [remarkOf('The site shows none.')] };
  const { success, data, error } = parsed;
  const { postalCode, state } = Object(data);
  const fault = success ? explainState(postalCode, state) : (messageOf(error) ?? likeThis(field));
  if (!success || fault) return { values: [], faults: [faultOf(item, String(fault))] };
  const others = parts.filter(([name]) => !Array.isArray(data) && !(name in Object(data)));
  const faults = others.map(([name, each]) => faultOf(each, `“${name}” is not taken here.`, name));
  const message = remark?.(textOf(item)) ?? (shown && `The site shows only “${shown}”.`);
  if (message) faults.push(remarkOf(message));
  return { values: [data], faults };
}

/** The value of an item; or of what stands beside a note, which is in parentheses or a sentence. */
function parseNoted<T>(field: Field<T>, item: unknown) {
  const parsed = field.schema.safeParse(item);
  const text = field.isWhole || typeof item !== 'string' ? '' : item;
  for (const { shown } of splitNotes(text).filter((each) => isNoted(each, field))) {
    if (isNone(shown)) return { parsed, shown };
    const noted = field.schema.safeParse(shown);
    const isSame = !parsed.success || isDeepStrictEqual(noted.data, parsed.data);
    if (noted.success && isSame) return { parsed: noted, shown };
  }
  return { parsed };
}

/** “don’t show our home address!” is no aside. */
const isNoted = ({ shown, note }: Record<'shown' | 'note', string>, { isNeeded, isAside }: Field) =>
  shown &&
  !/\b(?:don['’]?t|do not|never) (?:show|list|publish|print|put|post)\b/i.test(note) &&
  ((isAside?.(note) ?? (note.startsWith('(') || isSentence(note))) || (!isNeeded && isNone(shown)));

/** What may be an answer and a note beside it, the longest answer first. */
function splitNotes(text: string) {
  const [, note = '', shown = ''] = /^(.*(?:[a-z]{4}\.|!))\s+(.+)$/s.exec(text) ?? [];
  const cuts = [...text.matchAll(CUT)].reverse().map(({ 0: cut, 1: aside, index }) => {
    const [before, behind] = [text.slice(0, index), text.slice(index + cut.length)];
    return aside ? { shown: before + behind, note: aside } : { shown: before, note: behind };
  });
  const [first = ''] = text.split(/\s/, 1);
  const none = isNotAvailable(first) ? [{ shown: first, note: text.slice(first.length) }] : [];
  return [{ shown, note }, ...cuts, ...none];
}
const CUT =
  /\s*(\([^()]+\))|[,;]\s+|(?<=[a-z]{4})\.\s+|\s[-–—]\s+|\s+(?:(?:from|for|at|@|start(?:s|ing) at)\s+)?(?=\$\d|\d+\+$)/gi;

export const likeThis = ({ label, example }: Field): string => `Write it like this: ${label}: ${example}`;

export const isEmpty = (value: unknown): boolean => textOf(value) === '' || isNone(textOf(value));

/** The fields of a group; none of another value. */
const groupOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : [];

/** What a kind says; nothing where a value has the wrong shape. */
function messageOf({ issues }: z.ZodError): string | undefined {
  const [issue] = issues.flatMap((each) =>
    each.code === 'invalid_union' ? (each.errors.at(-1) ?? []) : each,
  );
  return issue?.code === 'custom' ? issue.message : undefined;
}
