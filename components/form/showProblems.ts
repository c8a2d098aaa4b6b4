import { create } from '../client/elements';
import type { FormLabels } from './LeadForm';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The forms whose messages are updated while the visitor types. */
const watchedForms = new WeakSet<HTMLFormElement>();
let messageCount = 0;

/** Shows a message beside each invalid control until it is valid. With `moveFocus`, focuses the first one. */
export function showProblems(form: HTMLFormElement, labels: FormLabels, moveFocus: boolean): void {
  // Screen readers announce a message again only if its element is new.
  for (const message of form.querySelectorAll('[data-problem]')) message.remove();
  const invalid = [...form.querySelectorAll<Control>(':is(input, select, textarea):invalid')];
  for (const control of invalid) showProblem(control, labels);
  if (moveFocus) invalid[0]?.focus();
  if (watchedForms.has(form)) return;
  watchedForms.add(form);
  const update = ({ type, target }: Event) => {
    // The visitor has corrected the phone number: do not ask about it again.
    if (type === 'input' && target instanceof HTMLInputElement && target.name === 'phone')
      target.setCustomValidity('');
    for (const control of form.querySelectorAll<Control>('[aria-invalid]')) showProblem(control, labels);
  };
  form.addEventListener('input', update);
  form.addEventListener('submit', update);
}

/** Shows, updates or removes the message of a control. Radio buttons share the message of their group. */
function showProblem(control: Control, labels: FormLabels): void {
  const group = control.closest('fieldset');
  const field = group ?? control.closest('label')?.parentElement;
  if (!field) return;
  const text = explain(control, labels);
  const message = field.querySelector('[data-problem]') ?? createMessage(control);
  if (text === '') {
    message.remove();
    control.removeAttribute('aria-invalid');
  } else {
    if (message.textContent !== text) message.textContent = text;
    field.append(message);
    control.setAttribute('aria-invalid', 'true');
  }
  // The paragraphs of a field are its hint and its message.
  const ids = [...field.querySelectorAll(':scope > p')].map(({ id }) => id).join(' ');
  const described = group ?? control;
  if (ids) described.setAttribute('aria-describedby', ids);
  else described.removeAttribute('aria-describedby');
}

/** Screen readers read a message when its control gets the focus. If the control already has it, the message must be an alert. */
function createMessage(control: Control): HTMLElement {
  messageCount += 1;
  const message = create('p', { id: `problem-${messageCount}`, 'data-problem': '' });
  if (control === document.activeElement) message.setAttribute('role', 'alert');
  return message;
}

/** The problem of a control, empty if it is valid. A problem for which the page has no text is explained by the browser. */
function explain({ validity, validationMessage, dataset, type }: Control, labels: FormLabels): string {
  if (validity.valid) return '';
  if (validity.customError) return validationMessage;
  if (validity.valueMissing) return dataset.missing || validationMessage;
  return type === 'email' ? labels.emailInvalid : validationMessage;
}
