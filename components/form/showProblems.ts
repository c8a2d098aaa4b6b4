import type { FormLabels } from './LeadForm';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const watched = new WeakSet<HTMLFormElement>();
let count = 0;

/** Says beside each control what is wrong with it, until it is right, and takes the visitor to the first one if `hasWaited`. */
export function showProblems(form: HTMLFormElement, labels: FormLabels, hasWaited: boolean): void {
  // What is said again is announced again.
  for (const words of form.querySelectorAll('[data-problem]')) words.remove();
  const wrong = [...form.querySelectorAll<Control>(':is(input, select, textarea):invalid')];
  for (const control of wrong) showProblem(control, labels);
  if (hasWaited) wrong[0]?.focus();
  if (watched.has(form)) return;
  watched.add(form);
  const update = ({ type, target }: Event) => {
    // A number that is changed has been looked at again.
    if (type === 'input' && target instanceof HTMLInputElement && target.name === 'phone')
      target.setCustomValidity('');
    for (const control of form.querySelectorAll<Control>('[aria-invalid]')) showProblem(control, labels);
  };
  form.addEventListener('input', update);
  form.addEventListener('submit', update);
}

/** Writes the words of one control, or takes them away. The buttons of a group share theirs. */
function showProblem(control: Control, labels: FormLabels): void {
  const group = control.closest('fieldset');
  const field = group ?? control.closest('label')?.parentElement;
  if (!field) return;
  const text = explain(control, labels);
  const words = field.querySelector('[data-problem]') ?? createWords(control);
  if (text === '') {
    words.remove();
    control.removeAttribute('aria-invalid');
  } else {
    if (words.textContent !== text) words.textContent = text;
    field.append(words);
    control.setAttribute('aria-invalid', 'true');
  }
  const lines = [...field.querySelectorAll(':scope > p')].map(({ id }) => id).join(' ');
  if (lines) (group ?? control).setAttribute('aria-describedby', lines);
  else control.removeAttribute('aria-describedby');
}

/** A control is read with its words when it gets the focus; for one that has it already they are an alert. */
function createWords(control: Control): HTMLElement {
  const words = document.createElement('p');
  count += 1;
  words.id = `problem-${count}`;
  words.dataset.problem = '';
  if (control === document.activeElement) words.setAttribute('role', 'alert');
  return words;
}

/** What is wrong by the browser's own rules, in the language of the page. */
function explain({ validity, validationMessage, dataset, type }: Control, labels: FormLabels): string {
  if (validity.valid) return '';
  if (validity.customError) return validationMessage;
  const words = validity.valueMissing ? dataset.missing : type === 'email' && labels.emailInvalid;
  return words || validationMessage;
}
