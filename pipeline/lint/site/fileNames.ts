import { fileSlug } from '../../model/urls';
import type { Document } from '../Document';

/** The extensions of files that hold texts. */
export const TEXT_ENDING = /\.(markdown|mdx?|txt|docx?|rtf|odt|pages|html?)$/i;
export const HIDDEN_CHARACTER = /[\p{Cc}\p{Cf}\u2028\u2029]/u;

/** The name that the file should have; `undefined` if its name is right. */
export function betterName({ name, address }: Pick<Document, 'name' | 'address'>): string | undefined {
  // Windows hides file extensions and adds another one.
  if (TEXT_ENDING.test(name)) return fileSlug(name.replace(TEXT_ENDING, ''));
  if (HIDDEN_CHARACTER.test(name)) return fileSlug(name);
  if (name === '' || address === undefined || /^[a-z0-9]+(?:[-_.][a-z0-9]+)*$/.test(name)) return undefined;
  return fileSlug(name);
}
