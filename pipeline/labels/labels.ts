import { formErrors } from './en/formErrors';
import { english } from './en/language';
import { mails } from './en/mails';
import { spanish } from './es/language';

/** The key of a label. A label with a plural has two keys: `daysOne`, `daysOther`. */
export type LabelKey = keyof typeof english.labels;

export type Labels = Readonly<Record<LabelKey, string>>;

export interface Language {
  readonly name: string;
  /** Other names that an owner may write, in lower case. */
  readonly otherNames: readonly string[];
  /** `es`, also the name of the folder of its labels. */
  readonly code: string;
  /** `es-US` */
  readonly locale: string;
  /** Short words that occur in most texts of this language, and in none of the other languages here. */
  readonly commonWords: string;
  readonly labels: Labels;
}

/** The languages with built-in labels. The first is the default. */
export const languages: readonly [Language, ...Language[]] = [english, spanish];

/** The names of these languages, as an owner may write them. */
export const languageNames = languages.map(({ name }) => name);

/** The language of a site as a BCP 47 tag, and its labels. */
export interface SiteLanguage {
  language: string;
  labels: Labels;
}

/** The labels of a language, with the owner's overrides. For a language without built-in labels, the owner must write all of them. */
export function siteLanguage(language = languages[0].locale, own: Partial<Labels> = {}): SiteLanguage {
  return { language, labels: { ...(builtInLabels(language) ?? languages[0].labels), ...own } };
}

/** The built-in labels for a BCP 47 tag such as `es-US`, if its language has any. */
export function builtInLabels(tag: string): Labels | undefined {
  const { language } = new Intl.Locale(tag);
  return languages.find(({ code }) => code === language)?.labels;
}

/** The labels with the same keys as `table`. */
function pick<Table extends Partial<Labels>>(table: Table, labels: Labels): { [K in keyof Table]: string } {
  const keys = Object.keys(table) as (keyof Table & LabelKey)[];
  return Object.fromEntries(keys.map((key) => [key, labels[key]])) as { [K in keyof Table]: string };
}

/** The labels that the form's function needs for its answers. */
export const formErrorLabels = ({ labels }: SiteLanguage) => pick(formErrors, labels);

/** The labels that the form's function needs for its emails, with their language. */
export const mailLabels = ({ language, labels }: SiteLanguage) => ({ language, labels: pick(mails, labels) });
