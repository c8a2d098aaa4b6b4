import { answers } from './en/answers';
import { english } from './en/language';
import { mails } from './en/mails';
import { spanish } from './es/language';

/** The name of a text of ours. A plural has one name for each form: `daysOne`, `daysOther`. */
export type LabelKey = keyof typeof english.labels;

export type Labels = Readonly<Record<LabelKey, string>>;

export interface Language {
  readonly name: string;
  /** What else an owner may write, in small letters. */
  readonly otherNames: readonly string[];
  /** `es`, the name of its folder. */
  readonly code: string;
  /** `es-US` */
  readonly locale: string;
  /** Short words that most texts in it have, and no other of these languages. */
  readonly commonWords: string;
  readonly labels: Labels;
}

/** The languages that have texts of ours. The first is that of a site that names none. */
export const languages: readonly [Language, ...Language[]] = [english, spanish];

export const languageNames = languages.map(({ name }) => name);

/** How a site speaks: its language as BCP 47 writes it, and every text of ours in it. */
export interface SiteLanguage {
  language: string;
  labels: Labels;
}

/** The words of a language, with the labels that the owner reworded. A language without a table needs all of them. */
export function siteLanguage(language = languages[0].locale, own: Partial<Labels> = {}): SiteLanguage {
  return { language, labels: { ...(tableOf(language) ?? languages[0].labels), ...own } };
}

export function tableOf(language: string): Labels | undefined {
  const { language: wanted } = new Intl.Locale(language);
  return languages.find(({ code }) => code === wanted)?.labels;
}

/** The labels of `words` that a part of the table has. */
function pick<Part extends Partial<Labels>>(part: Part, labels: Labels): { [K in keyof Part]: string } {
  const keys = Object.keys(part) as (keyof Part & LabelKey)[];
  return Object.fromEntries(keys.map((key) => [key, labels[key]])) as { [K in keyof Part]: string };
}

/** What the form's function says: its answers, and its mails. */
export const answersOf = ({ labels }: SiteLanguage) => pick(answers, labels);
export const mailsOf = ({ language, labels }: SiteLanguage) => ({ language, labels: pick(mails, labels) });
