import { type Language, languageNames, languages, tableOf } from '../../../labels/labels';
import { listInWords } from '../../../labels/phrases';
import { isOfType, isUncertain } from '../../Document';
import { type Rule, rule, type SiteInput } from '../../rule';
import { listSome } from '../../suggest';

const labelsMissing = rule({
  id: 'labels-missing',
  on: 'site',
  isCausedElsewhere: true,
  about: `We have texts of our own in ${listInWords(languageNames, 'en')}. A site in any other language needs all of them in labels.md.`,
  check({ documents }, report) {
    const business = documents.find(isOfType('business'));
    const { language } = business?.fields ?? {};
    const own = documents.find(isOfType('labels'))?.fields ?? {};
    const missing = Object.keys(languages[0].labels).filter((key) => !(key in own));
    if (language && !tableOf(language) && missing.length > 0)
      report({
        in: business,
        field: 'language',
        reason: `The site has no labels in ${nameOf(language)} yet. Write these in labels.md: ${listSome(missing)}. FIELDS.md lists all labels.`,
      });
  },
});

const nameOf = (language: string): string =>
  new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language;

/** So many lines of a file show its language. */
const MAX_LINES = 60;
const PATTERNS = languages.map(
  ({ commonWords }) => new RegExp(`(?<!\\p{L})(?:${commonWords.replaceAll(' ', '|')})(?!\\p{L})`, 'giu'),
);

/** So many common words, and so many times those of another language, are needed to be sure. */
const MIN_WORDS = 60;
const MIN_RATIO = 5;

function writtenIn({ documents, collected }: SiteInput<number[]>): Language | undefined {
  const counts = languages.map((_language, index) =>
    documents.reduce((sum, document) => sum + (collected(document)[index] ?? 0), 0),
  );
  const most = Math.max(...counts);
  const isSure = most >= MIN_WORDS && counts.every((count) => count === most || count * MIN_RATIO < most);
  return isSure ? languages[counts.indexOf(most)] : undefined;
}

const languageOther = rule({
  id: 'language-other',
  on: 'site',
  severity: 'warning',
  isCausedElsewhere: true,
  about:
    'The texts of your site are in another language than `language` in business.md says. Search engines, dates and the labels of the site follow that line. Write the language of your texts.',
  collect: ({ source: { lines } }) => {
    const text = lines.slice(0, MAX_LINES).join('\n');
    return PATTERNS.map((pattern) => text.match(pattern)?.length ?? 0);
  },
  check(input, report) {
    const business = input.documents.find(isOfType('business'));
    const written = writtenIn(input);
    if (!business || !written || isUncertain(business, 'language')) return;
    const { language } = business.fields;
    const { language: code } = new Intl.Locale(language ?? languages[0].locale);
    if (code === written.code || (language && !tableOf(language))) return;
    const texts = `The texts of your site are in ${written.name}`;
    if (language === undefined) {
      const advice = `Add a line “language: ${written.name}”`;
      const reason = `${texts}, and the labels and dates of the site would be in ${languages[0].name}. ${advice}.`;
      report({ in: business, line: 1, reason });
      return;
    }
    const reason = `${texts}, but this line says ${nameOf(code)}. Did you mean ${written.name}?`;
    const actual = String(business.source.values.language);
    report({ in: business, field: 'language', reason, actual, expected: written.name });
  },
});

export const languageRules: readonly Rule[] = [labelsMissing, languageOther];
