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
