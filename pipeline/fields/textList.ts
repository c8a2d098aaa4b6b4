import { list } from './list';
import { text } from './text';

/** A list of lines. */
export function textList(about: string, example: string, length: { exactly?: number } = {}) {
  return list(text(about, example), about, length);
}
