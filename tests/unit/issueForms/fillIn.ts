import type { FormSite, IssueForm, Question } from '../../../scripts/issueForms/issueForm';

/** What somebody typed or chose, by the label of the question. Choices are lists of their texts. */
export type Typed = Readonly<Record<string, string | readonly string[]>>;

/** The text of an issue that GitHub makes of a form. */
export function fillIn(form: IssueForm, site: FormSite, typed: Typed): string {
  const questions = form.questions(site);
  const unknown = Object.keys(typed).filter((label) => questions.every((each) => each.label !== label));
  if (unknown.length > 0) throw new Error(`${form.name} does not ask for ${unknown.join(', ')}`);
  return questions.map((question) => `### ${question.label}\n\n${answer(question, typed)}`).join('\n\n');
}

function answer({ label, control, options }: Question, typed: Typed): string {
  const given = typed[label];
  if (control === 'checkboxes')
    return [...(options?.keys() ?? [])]
      .map((name) => `- [${[given].flat().includes(name) ? 'X' : ' '}] ${name}`)
      .join('\n');
  if (Array.isArray(given)) return given.join('\n\n');
  return given ? String(given) : control === 'dropdown' ? 'None' : '_No response_';
}

/** The text that the form adds for a picture, as GitHub writes it. */
export const attached = (number: number, server = 'https://github.com'): string =>
  `<img width="4032" height="3024" alt="Image" src="${server}/user-attachments/assets/${idOf(number)}" />`;

const idOf = (number: number): string =>
  `${String(number).padStart(8, '0')}-1111-4222-8333-${'4'.repeat(12)}`;
