import { z } from 'zod';

/** What the reference of fields, the templates of new files and the rules know of a kind of value. */
export interface KindNote {
  kind: string;
  example: string;
  /** For the fields that the owner may repeat: what one entry is. */
  about?: string;
  /** The words that a choice is made of. */
  options?: readonly string[];
  /** The smallest and the largest number. */
  least?: number;
  most?: number;
  /** How many characters of a text search results want. */
  min?: number;
  max?: number;
  /** How many entries a list has, where it is not free. */
  exactly?: number;
}

interface FieldDefinition<T> extends KindNote {
  /** The value of what the owner typed, without spaces around it; nothing where it has none. */
  parse: (input: string) => T | undefined;
}

/** A kind of value that is written on one line. A value that cannot be parsed is a fault with the name of the kind. */
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

/** Marks a schema with its kind and an example. */
export function kind<T extends z.ZodType>(schema: T, note: KindNote): T {
  return schema.meta({ ...note });
}

/** What the kind of a schema says of it; empty for groups and for schemas without a kind. */
export function noteOf(schema: z.core.$ZodType | undefined): Partial<KindNote> {
  return (schema && (z.globalRegistry.get(schema) as Partial<KindNote> | undefined)) ?? {};
}

/** A line of words. `min` and `max` count characters; search results want them for titles and descriptions. */
export function text(about: string, example: string, limits: { min?: number; max?: number } = {}) {
  return kind(z.string().trim(), { kind: 'text', example, about, ...limits });
}

const DIGITS = /^-?\d+(\.\d+)?$/;

/** A number in digits, between `min` and `max`. */
export function number(about: string, example: string, { min = 0, max = 1_000_000_000 } = {}) {
  const parse = (input: string): number | undefined => {
    const value = parseNumber(input);
    return value !== undefined && value >= min && value <= max ? value : undefined;
  };
  return field({ kind: 'number', example, about, least: min, most: max, parse });
}

export function parseNumber(input: string): number | undefined {
  return DIGITS.test(input) ? Number(input) : undefined;
}

/** One of a few words. */
export function choice<T extends string>(options: readonly T[], about: string) {
  return field({
    kind: 'choice',
    example: String(options[0]),
    about,
    options,
    parse: (input) => options.find((option) => option.toLowerCase() === input.toLowerCase()),
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

/** One entry or more, each of the same kind. `exactly` fixes the number. */
export function list<T extends z.ZodType>(item: T, about: string, { exactly }: { exactly?: number } = {}) {
  const schema = exactly === undefined ? z.array(item).min(1) : z.array(item).length(exactly);
  return kind(schema, { kind: 'list', example: '', about, ...(exactly !== undefined && { exactly }) });
}

/** A list of lines. */
export function textList(about: string, example: string, length: { exactly?: number } = {}) {
  return list(text(about, example), about, length);
}
