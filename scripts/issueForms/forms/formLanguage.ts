import { HIDDEN_NOW } from '../fieldQuestion';
import type { FormSite, IssueForm, Question } from '../issueForm';
import { issueForms } from '../issueForms';
import { hoursInSpanish, spanish, spanishNotice } from './spanish';

/** The language of the owner as BCP 47 writes it, where `business.md` says it. */
export function ownerLanguage({ entries }: Pick<FormSite, 'entries'>): string | undefined {
  const { language, ownerLanguage = language } =
    entries.find(({ type }) => type === 'business')?.fields ?? {};
  return ownerLanguage === undefined ? undefined : String(ownerLanguage);
}

/** The forms in the language of the owner; in English where there are none. */
export const formsFor = (site: Pick<FormSite, 'entries'>): readonly IssueForm[] =>
  ownerLanguage(site)?.split('-')[0] === 'es' ? issueForms.map(inSpanish) : issueForms;

const EXAMPLE = 'Example: ';

const translated = (text: string): string => spanish[text] ?? text.replace(HIDDEN_NOW, ' (oculta ahora)');

function translatedQuestion(question: Question): Question {
  const { label, about, placeholder, value, empty, options } = question;
  const isExample = placeholder?.startsWith(EXAMPLE);
  return {
    ...question,
    label: translated(label),
    about: translated(about),
    ...(placeholder && {
      placeholder: isExample
        ? `Ejemplo: ${translated(placeholder.slice(EXAMPLE.length))}`
        : hoursInSpanish(placeholder),
    }),
    ...(value && { value: hoursInSpanish(value) }),
    ...(empty && { empty: translated(empty) }),
    ...(options && { options: new Map([...options].map(([text, value]) => [translated(text), value])) }),
  };
}

/** The same form with its questions in Spanish. What is said of the answers stays English, as all of the check does. */
function inSpanish(form: IssueForm): IssueForm {
  return {
    ...form,
    title: translated(form.title),
    about: translated(form.about),
    notice: spanishNotice,
    questions: (site) => form.questions(site).map(translatedQuestion),
    write(answers, site) {
      const { problems, labels, ...edit } = form.write(answers, site);
      const own = problems.map(({ label, text }) => ({ ...(label && { label: translated(label) }), text }));
      const fields = labels && new Map([...labels].map(([field, label]) => [field, translated(label)]));
      return { ...edit, problems: own, ...(fields && { labels: fields }) };
    },
  };
}
