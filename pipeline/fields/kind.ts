import type { z } from 'zod';

/** What the reference of fields and the new-file templates say of a kind of value. */
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
}

/** Marks a schema with its kind and an example, so that the reference and the errors can name it in plain words. */
export function kind<T extends z.ZodType>(schema: T, note: KindNote): T {
  return schema.meta({ ...note });
}
