import type { FormLabels } from './LeadForm';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const watched = new WeakSet<HTMLFormElement>();
let count = 0;

/** Shows a message beside each invalid control until it is valid. With `moveFocus`, focuses the first one. */
export function showProblems(form: HTMLFormElement, labels: FormLabels, moveFocus: boolean): void {
  // Screen readers announce a message again only if its element is new.
  for (const message of form.querySelectorAll('[data-problem]')) message.remove();
  const invalid = [...form.querySelectorAll<Control>(':is(input, select, textarea):invalid')];
  for (const control of invalid) showProblem(control, labels);
  if (moveFocus) invalid[0]?.focus();
  if (watched.has(form)) return;
  watched.add(form);
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
  const described = group ?? control;
  const ids = [...field.querySelectorAll(':scope > p')].map(({ id }) => id).join(' ');
  if (ids) described.setAttribute('aria-describedby', ids);
  else described.removeAttribute('aria-describedby');
}

/** Screen readers read the message when the control gets the focus; if it has the focus already, the message must be an alert. */
function createMessage(control: Control): HTMLElement {
  const message = document.createElement('p');
  count += 1;
  message.id = `problem-${count}`;
  message.dataset.problem = '';
  if (control === document.activeElement) message.setAttribute('role', 'alert');
  return message;
}

/** The problem of a control in the language of the page; or else in the browser's words. */
function explain({ validity, validationMessage, dataset, type }: Control, labels: FormLabels): string {
  if (validity.valid) return '';
  if (validity.customError) return validationMessage;
  const message = validity.valueMissing ? dataset.missing : type === 'email' && labels.emailInvalid;
  return message || validationMessage;
}
