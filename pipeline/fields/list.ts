import { z } from 'zod';
import { kind } from './kind';

/** One entry or more, each of the same kind. `exactly` fixes the number. */
export function list<T extends z.ZodType>(item: T, about: string, { exactly }: { exactly?: number } = {}) {
  const schema = exactly === undefined ? z.array(item).min(1) : z.array(item).length(exactly);
  return kind(schema, { kind: 'list', example: '', about });
}
