import { type Language, languageNames, languages, tableOf } from '../../../labels/labels';
import { listInWords } from '../../../labels/phrases';
import { rangeOfField } from '../../../passages/fieldRange';
import { placeIn } from '../../../passages/Range';
import { isOfType, isUncertain } from '../../Document';
import { write } from '../../finding';
import { collecting, type Rule, rule, type SiteInput } from '../../rule';
import { listSome } from '../../suggest';

const labelsMissing = rule({
  id: 'labels-missing',
  what: 'The site has no labels in {language} yet.',
  advice: 'Write these in labels.md: {missing}. FIELDS.md lists all labels.',
  about: `We have texts of our own in ${listInWords(languageNames, 'en')}. A site in any other language needs all of them in labels.md.`,
  site({ documents }, report) {
    const business = documents.find(isOfType('business'));
    const { language } = business?.fields ?? {};
    const own = documents.find(isOfType('labels'))?.fields ?? {};
    const missing = Object.keys(languages[0].labels).filter((key) => !(key in own));
    if (business && language && !tableOf(language) && missing.length > 0)
      report({
        range: rangeOfField(business.source, 'language'),
        data: { language: nameOf(language), missing: listSome(missing) },
      });
  },
});

const nameOf = (language: string): string =>
  new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language;

/** So many passages of a file show its language. */
const MAX_PASSAGES = 60;
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
  severity: 'warning',
  about:
    'The texts of your site are in another language than `language` in business.md says. Search engines, dates and the labels of the site follow that line. Write the language of your texts.',
  site: collecting(
    ({ passages }) => {
      const read = passages.filter(({ place }) => place !== 'note').slice(0, MAX_PASSAGES);
      const text = read.map((passage) => passage.text).join('\n');
      return PATTERNS.map((pattern) => text.match(pattern)?.length ?? 0);
    },
    (input, report) => {
      const business = input.documents.find(isOfType('business'));
      const written = writtenIn(input);
      if (!business || !written || isUncertain(business, 'language')) return;
      const { language } = business.fields;
      const { language: code } = new Intl.Locale(language ?? languages[0].locale);
      if (code === written.code || (language && !tableOf(language))) return;
      const what = `The texts of your site are in ${written.name}`;
      if (language === undefined) {
        const labels = `and the labels and dates of the site would be in ${languages[0].name}`;
        const says = { what: `${what}, ${labels}.`, advice: `Add a line “language: ${written.name}”.` };
        report({ range: placeIn(business.file), says });
        return;
      }
      const range = rangeOfField(business.source, 'language', 0);
      const says = {
        what: `${what}, but this line says ${nameOf(code)}.`,
        advice: `Did you mean ${written.name}?`,
      };
      report({ range, says, fix: write(range, written.name) });
    },
  ),
});

export const languageRules: readonly Rule[] = [labelsMissing, languageOther];
