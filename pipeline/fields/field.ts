import { z } from 'zod';
import { type KindNote, kind } from './kind';

interface FieldDefinition<T> extends KindNote {
  /** The value of what the owner typed, without spaces around it; nothing where it has none. */
  parse: (input: string) => T | undefined;
}

/** A kind of value that is written on one line. A value that cannot be parsed is a fault with the kind's name as its rule. */
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
