import { builtInLabels, type Language, languageNames, languages } from '../../../labels/labels';
import { listInWords } from '../../../labels/phrases';
import { rangeOfText, rangeOfValue, startOfFile } from '../../../passages/Range';
import { isBroken, isOfType } from '../../Document';
import { listSome } from '../../lists';
import { checkFilesOf, type Report, rule, type SiteInput, warning } from '../../rule';

const inEnglish = (language: string): string =>
  new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language;

const PATTERNS = languages.map(
  ({ commonWords }) => new RegExp(`(?<!\\p{L})(?:${commonWords.replaceAll(' ', '|')})(?!\\p{L})`, 'giu'),
);

/** The language with at least `minWords` common words in the files, and over five times as many as any other language. */
function writtenIn(minWords: number, files: readonly (readonly number[])[]): Language | undefined {
  const counts = languages.map((_language, index) =>
    files.reduce((sum, counted) => sum + (counted[index] ?? 0), 0),
  );
  const top = Math.max(...counts);
  const isSure = top >= minWords && counts.every((count) => count === top || count * 5 < top);
  return isSure ? languages[counts.indexOf(top)] : undefined;
}

function reportPages(own: string, { forEachDocument }: SiteInput<number[]>, report: Report): void {
  forEachDocument((document, counts) => {
    const name = writtenIn(20, [counts])?.name ?? own;
    if (document.address === undefined || name === own) return;
    const what = `The texts of this page are in ${name}, but visitors and search engines are told that the whole site is in ${own}.`;
    const advice = `Write it in ${own}: browsers read ${name} aloud wrongly here, and offer no translation.`;
    report({ range: startOfFile(document.file), what, advice });
  });
}

export const languageRules = [
  rule({
    id: 'labels-missing',
    what: 'The site has no labels in {language} yet.',
    advice: 'Write these in labels.md: {missing}. FIELDS.md lists all labels.',
    about: `We have texts of our own in ${listInWords(languageNames, 'en')}. A site in any other language needs all of them in labels.md.`,
    site: checkFilesOf('business', (business, { documents }) => {
      const { language } = business.fields;
      const ownLabels = documents.find(isOfType('labels'))?.fields ?? {};
      const missing = Object.keys(languages[0].labels).filter((key) => !(key in ownLabels));
      if (!language || builtInLabels(language) || missing.length === 0) return undefined;
      const data = { language: inEnglish(language), missing: listSome(missing) };
      return { range: rangeOfValue(business, 'language'), data };
    }),
  }),
  warning({
    id: 'language-other',
    collect: ({ passages }) => {
      const read = passages.slice(0, 60).map((passage) => passage.text);
      const text = read.join('\n');
      return PATTERNS.map((pattern) => text.match(pattern)?.length ?? 0);
    },
    site(input, report) {
      const { business } = input;
      if (!business || isBroken(business, 'language')) return;
      const { language } = business.fields;
      const { language: code } = new Intl.Locale(language ?? languages[0].locale);
      const businessLanguage = languages.find((each) => each.code === code);
      if (!businessLanguage) return;
      const { name } = writtenIn(60, input.documents.map(input.collected)) ?? businessLanguage;
      if (name === businessLanguage.name) return reportPages(name, input, report);
      const [range, rest, advice] = language
        ? [
            rangeOfText(business, 'language'),
            `but this line says ${inEnglish(code)}`,
            `Did you mean ${name}?`,
          ]
        : [
            startOfFile(business.file),
            `and the labels and dates of the site would be in ${languages[0].name}`,
            `Add a line “language: ${name}”.`,
          ];
      const what = `The texts of your site are in ${name}, ${rest}.`;
      report({ range, what, advice, expected: language && name });
    },
  }),
];
