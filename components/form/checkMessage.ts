import { fill } from '../../pipeline/labels/fill';
import type { FormLabels } from './LeadForm';

/** Characters; the same stands in `supabase/functions/submit-contact-form/lead.ts`. */
const MAX_MESSAGE = 10_000;

/** Lets the browser say before sending that a message is too long. A limit of the control itself would cut a pasted text. */
export function checkMessage(form: HTMLFormElement, labels: FormLabels): void {
  const box = form.querySelector<HTMLTextAreaElement>('textarea[name="message"]');
  if (!box) return;
  const check = () => {
    const count = [...box.value.normalize('NFC')].length;
    const values = { most: MAX_MESSAGE.toLocaleString(), count: count.toLocaleString() };
    box.setCustomValidity(count > MAX_MESSAGE ? fill(labels.messageOverLimit, values) : '');
  };
  box.addEventListener('input', check);
  if (box.value) check();
}
