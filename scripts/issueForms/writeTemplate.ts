import { writeQuotedYaml } from '../../pipeline/source/writeYaml';
import { offeredIn } from './choices';
import type { FormSite, IssueForm, Question } from './issueForm';

/** GitHub ignores a form that names a type which it does not accept, such as `.webp`. */
const ACCEPT = '.jpg,.jpeg,.png';

const NOTICE = [
  '**Who can see this:** in a public repository, everybody sees what you send, even before it is on your site. Photos are sent as they are, with the place where they were taken if your phone noted it (GPS). On the site they have no such data. Leave out the names, streets and phone numbers of customers.',
  'When you send the form, it is checked within a few minutes. The answer is a comment below it: what to correct, or a link to the finished change. Comments of your own are not read. To correct something, edit the form itself (the three dots at its top right, **Edit**). Your answers are one text then: change only what is below a line with ###, and leave those lines.',
].join('\n\n');

/** GitHub's issue template of a form, for `.github/ISSUE_TEMPLATE`. */
export function writeTemplate(form: IssueForm, site: FormSite): string {
  const template = {
    name: form.title,
    description: form.about,
    title: form.title,
    body: [{ type: 'markdown', attributes: { value: NOTICE } }, ...form.questions(site).map(toElement)],
  };
  return `# Made by \`npm run generate\`; do not edit it by hand.\n${writeQuotedYaml(template)}`;
}

export function toElement(question: Question): object {
  const { id, label, about, control, required = false, placeholder, value } = question;
  const names = offeredIn(question);
  const isTyped = control === 'input' || control === 'textarea';
  const boxes = control === 'checkboxes' ? names.map((name) => ({ label: name })) : undefined;
  return {
    type: control,
    id,
    attributes: {
      label,
      description: about || undefined,
      ...(isTyped && { placeholder, value: value || undefined }),
      options: control === 'dropdown' ? names : boxes,
    },
    validations: boxes ? undefined : { required, accept: control === 'upload' ? ACCEPT : undefined },
  };
}
