import { languageNames, languages } from '../labels/labels';
import { listInWords } from '../labels/phrases';
import { readProse } from '../markdown/prose';
import { excessInText } from '../source/parsingCost';
import { field, type Kind } from './kind';
import type { ProseValue } from './values';

/** Markdown: paragraphs, bold words, links, lists. */
export function prose(about: string, example: string) {
  const parse = (markdown: string): ProseValue | undefined =>
    excessInText(markdown) ? undefined : readProse(markdown);
  const instruction = 'text; `**two asterisks**` on each side make words bold';
  return field({ name: 'prose', example, instruction, parse }, about);
}

/** The placeholders of a text, such as `{town}`, sorted and without repetitions. */
const placeholdersIn = (text: string): string[] => [...new Set(text.match(/\{\w+\}/g))].sort();

export const labelKind: Kind<string> = {
  name: 'label',
  example: '',
  instruction: 'one line of text, with the same names in braces',
  about:
    'The site fills in the names in braces of a label, such as {town}. Write the same names, in any order.',
  parse: (input, { example = '' }) =>
    placeholdersIn(input).join() === placeholdersIn(example).join() ? input : undefined,
  advice: (typed, { meta: { example = '' } }) => {
    const [wanted, found] = [placeholdersIn(example), placeholdersIn(typed)];
    const missing = wanted.filter((name) => !found.includes(name));
    const unknown = found.filter((name) => !wanted.includes(name));
    const reasons = [
      missing.length > 0 && `This label needs ${listInWords(missing, 'en')}, which the site fills in.`,
      unknown.length > 0 && `Delete ${listInWords(unknown, 'en')}, which stands for nothing here.`,
      `In English it says “${example}”.`,
    ];
    return reasons.filter(Boolean).join(' ');
  },
};

/** The locales with labels, by the names that an owner may write. */
const LOCALES = new Map(
  languages.flatMap(({ name, code, otherNames, locale }) =>
    [name.toLowerCase(), code, ...otherNames].map((each) => [each, locale]),
  ),
);

/** A language with labels, or the code of one in which dates can be formatted; kept as a BCP 47 tag: `es-US`. */
export const languageKind: Kind<string> = {
  name: 'language',
  example: 'Spanish',
  instruction: `${languageNames.map((name) => `\`${name}\``).join(', ')}, or the code of a language`,
  parse: (input) => {
    const named = LOCALES.get(input.toLowerCase());
    if (named) return named;
    try {
      return Intl.DateTimeFormat.supportedLocalesOf(input)[0];
    } catch {
      return undefined;
    }
  },
  advice: `“{typed}” is not a language that we know. Write ${languageNames.join(', ')}, or the code of another language, such as pt-BR.`,
};
