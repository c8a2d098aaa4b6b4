import { languages } from '../labels/labels';
import { field } from './field';

/** The languages that have labels of ours, by the names that an owner may write. */
const LOCALES = new Map(
  languages.flatMap(({ name, code, otherNames, locale }) =>
    [name.toLowerCase(), code, ...otherNames].map((written) => [written, locale]),
  ),
);

/** A language, kept as BCP 47 writes it: `es-US`. */
export function language(about: string) {
  return field({ kind: 'language', example: 'Spanish', about, parse: parseLanguage });
}

/** A language with labels of ours, or the code of one that dates can be written in. */
function parseLanguage(input: string): string | undefined {
  const named = LOCALES.get(input.toLowerCase());
  if (named) return named;
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(input)[0];
  } catch {
    return undefined;
  }
}
