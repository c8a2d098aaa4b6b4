import { z } from 'zod';
import { kind } from './field';
import { text } from './text';

/** One entry or more, each of the same kind. `exactly` fixes the number. */
export function list<T extends z.ZodType>(item: T, about: string, { exactly }: { exactly?: number } = {}) {
  const schema = exactly === undefined ? z.array(item).min(1) : z.array(item).length(exactly);
  return kind(schema, { kind: 'list', example: '', about, ...(exactly !== undefined && { exactly }) });
}

/** A list of lines. */
export function textList(about: string, example: string, length: { exactly?: number } = {}) {
  return list(text(about, example), about, length);
}
