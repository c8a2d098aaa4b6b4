import { z } from 'zod';
import { kind } from './field';

/** A line of words. `min` and `max` count characters; search results want them for titles and descriptions. */
export function text(about: string, example: string, limits: { min?: number; max?: number } = {}) {
  return kind(z.string().trim(), { kind: 'text', example, about, ...limits });
}
