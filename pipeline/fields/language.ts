import { field } from './field';

/** The languages that have labels of ours, by the names that an owner may write. */
const NAMED: Readonly<Record<string, string>> = {
  english: 'en-US',
  en: 'en-US',
  spanish: 'es-US',
  español: 'es-US',
  espanol: 'es-US',
  es: 'es-US',
};

/** A language, kept as BCP 47 writes it: `es-US`. */
export function language(about: string, example = 'Spanish') {
  return field({ kind: 'language', example, about, parse: parseLanguage });
}

/** English, Spanish, or the code of a language that dates can be written in. */
export function parseLanguage(input: string): string | undefined {
  const named = NAMED[input.toLowerCase()];
  if (named) return named;
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(input)[0];
  } catch {
    return undefined;
  }
}
