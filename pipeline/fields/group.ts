import { z } from 'zod';
import { kind } from './field';

/** Fields that belong together; any other name is an error. */
export function group<T extends z.ZodRawShape>(fields: T, about: string) {
  return kind(z.strictObject(fields), { kind: 'group', example: '', about });
}
