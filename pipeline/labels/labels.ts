import { answers as englishAnswers } from './en/answers';
import { facts as englishFacts } from './en/facts';
import { hours as englishHours } from './en/hours';
import { mails as englishMails } from './en/mails';
import { pages as englishPages } from './en/pages';
import { projects as englishProjects } from './en/projects';
import { answers as spanishAnswers } from './es/answers';
import { facts as spanishFacts } from './es/facts';
import { hours as spanishHours } from './es/hours';
import { mails as spanishMails } from './es/mails';
import { pages as spanishPages } from './es/pages';
import { projects as spanishProjects } from './es/projects';

export const english = {
  ...englishPages,
  ...englishHours,
  ...englishFacts,
  ...englishAnswers,
  ...englishMails,
  ...englishProjects,
};

/** The name of a text of ours. A plural has one name for each form: `foundOne`, `foundOther`. */
export type LabelKey = keyof typeof english;

/** Every text of ours in one language. */
export type Labels = Readonly<Record<LabelKey, string>>;

export const spanish: Labels = {
  ...spanishPages,
  ...spanishHours,
  ...spanishFacts,
  ...spanishAnswers,
  ...spanishMails,
  ...spanishProjects,
};

/** The tables that there are, by the language's code. */
const TABLES: Readonly<Record<string, Labels>> = { en: english, es: spanish };

/** How a site speaks: its language as BCP 47 writes it, and every text of ours in it. */
export interface SiteLanguage {
  language: string;
  labels: Labels;
}

const DEFAULT_LANGUAGE = 'en-US';

/** The words of a language, with the labels that the owner reworded. A language without a table needs all of them. */
export function siteLanguage(language = DEFAULT_LANGUAGE, own: Partial<Labels> = {}): SiteLanguage {
  return { language, labels: { ...(tableOf(language) ?? english), ...own } };
}

/** The labels of a language, if there is a table of them. */
export function tableOf(language: string): Labels | undefined {
  return TABLES[new Intl.Locale(language).language];
}

/** The labels of `words` that a part of the table has. */
function pick<Part extends Partial<Labels>>(part: Part, labels: Labels): { [K in keyof Part]: string } {
  const keys = Object.keys(part) as (keyof Part & LabelKey)[];
  return Object.fromEntries(keys.map((key) => [key, labels[key]])) as { [K in keyof Part]: string };
}

/** What the form's function says: its answers, and its mails. */
export const answersOf = ({ labels }: SiteLanguage) => pick(englishAnswers, labels);
export const mailsOf = ({ language, labels }: SiteLanguage) => ({
  language,
  labels: pick(englishMails, labels),
});
