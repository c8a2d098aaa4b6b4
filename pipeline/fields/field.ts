import { z } from 'zod';

/** What the field reference, the templates and the rules need to know about a kind of value. */
export interface KindNote {
  kind: string;
  example: string;
  about?: string;
  options?: readonly string[];
  /** The smallest and the largest number. */
  min?: number;
  max?: number;
  isWhole?: boolean;
  /** The recommended number of characters, for search results. */
  recommendedLength?: { min: number; max: number };
  /** The lines of an example, where not all parts of an item can stand together. */
  exampleLines?: readonly string[];
  /** The folder of the files that a reference names. */
  to?: string;
  /** Its name in the version before, which is still read. */
  formerName?: string;
}

interface FieldDefinition<T> extends KindNote {
  /** Parses trimmed input. Returns `undefined` if it is not a valid value. */
  parse: (input: string) => T | undefined;
}

/** A schema for a value on one line. A value that cannot be parsed becomes a fault named after the kind. */
export function field<T>({ parse, ...note }: FieldDefinition<T>) {
  const schema = z
    .string()
    .trim()
    .transform((input, context): T => {
      const value = parse(input);
      if (value !== undefined) return value;
      context.addIssue({ code: 'custom', params: { ruleId: note.kind } });
      return z.NEVER;
    });
  return kind(schema, note);
}

function kind<T extends z.ZodType>(schema: T, note: KindNote): T {
  return schema.meta({ ...note });
}

/** A field of a file that had another name in the version before; `schema` is the whole field, with its `optional()`. */
export function renamed<T extends z.ZodType>(formerName: string, schema: T): T {
  return schema.meta({ formerName });
}

/** The note of a schema. Empty for a schema without a kind. */
export function noteOf(schema: z.core.$ZodType | undefined): Partial<KindNote> {
  return (schema && (z.globalRegistry.get(schema) as Partial<KindNote> | undefined)) ?? {};
}

/** One line of text. */
export function text(about: string, example: string, recommendedLength?: KindNote['recommendedLength']) {
  return kind(z.string().trim(), { kind: 'text', example, about, recommendedLength });
}

const DIGITS = /^-?\d+(\.\d+)?$/;

/** A number in digits, between `min` and `max`. */
export function number(
  about: string,
  example: string,
  { min = 0, max = 1_000_000_000, isWhole = false } = {},
) {
  const parse = (input: string): number | undefined => {
    const value = parseNumber(input) ?? Number.NaN;
    return value >= min && value <= max && (!isWhole || Number.isInteger(value)) ? value : undefined;
  };
  return field({ kind: 'number', example, about, min, max, isWhole, parse });
}

export function wholeNumber(about: string, example: string, limits: { min?: number; max?: number } = {}) {
  return number(about, example, { ...limits, isWhole: true });
}

export function parseNumber(input: string): number | undefined {
  return DIGITS.test(input) ? Number(input) : undefined;
}

export function choice<T extends string>(options: readonly T[], about: string) {
  return field({
    kind: 'choice',
    example: String(options[0]),
    about,
    options,
    parse: (input) => options.find((option) => option.toLowerCase() === input.toLowerCase()),
  });
}

const AXIS = String.raw`(?:left|right|center|top|bottom|\d{1,3}%)`;
const POSITION = new RegExp(`^${AXIS}(?: ${AXIS})?$`);
const CONTRADICTION =
  /^(?:(?:left|right) (?:left|right)|(?:top|bottom) (?:top|bottom)|(?:top|bottom) \d+%|\d+% (?:left|right))$/;

/** The part of a picture that stays visible, as the `object-position` of CSS. */
export function picturePosition(about: string) {
  return field({
    kind: 'picture position',
    example: 'top',
    about,
    parse: (input) => {
      const position = input.toLowerCase().replace(/\s+/g, ' ');
      return POSITION.test(position) && !CONTRADICTION.test(position) ? position : undefined;
    },
  });
}

/** How long reading takes, with its unit. */
export function readingTime(about: string, example: string) {
  return field({
    kind: 'reading time',
    example,
    about,
    parse: (input) => (/[\p{L}]/u.test(input) && /\d/.test(input) ? input : undefined),
  });
}

export const YES = ['yes', 'true', 'on'];
export const NO = ['no', 'false', 'off'];

/** `yes` or `no`; the other usual spellings are understood. */
export function yesNo(about: string, example: 'yes' | 'no') {
  const parse = (input: string): boolean | undefined => {
    const isYes = YES.includes(input.toLowerCase());
    return isYes || NO.includes(input.toLowerCase()) ? isYes : undefined;
  };
  return field({ kind: 'yes or no', example, about, parse });
}

/** Fields that belong together; any other name is an error. */
export function group<T extends z.ZodRawShape>(fields: T, about: string) {
  return kind(z.strictObject(fields), { kind: 'group', example: '', about });
}

type ListOptions = Pick<KindNote, 'exampleLines'>;

/** One or more items of the same kind. */
export function list<T extends z.ZodType>(item: T, about: string, options: ListOptions = {}) {
  return kind(z.array(item).min(1), { kind: 'list', example: '', about, ...options });
}

export function textList(about: string, example: string) {
  return list(text(about, example), about);
}
