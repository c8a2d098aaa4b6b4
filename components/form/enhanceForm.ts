import type { LeadInput } from '../../supabase/functions/submit-contact-form/lead';
import { labels } from '../labels';
import { showNotice } from '../ui/showNotice';
import { openDraft } from './openDraft';
import { sendLead } from './sendLead';

/** Sends a form without leaving its page. */
export function enhanceForm(form: HTMLFormElement): void {
  const button = form.querySelector<HTMLButtonElement>('[type="submit"]');
  if (!button) return;
  // A reload in the middle of sending may bring the button back disabled.
  button.disabled = false;
  const draft = openDraft(form);
  form.addEventListener('input', draft.save);
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (button.disabled) return;
    const restoreButton = showSending(button);
    const outcome = await sendLead(readLead(form, draft.attempt()), form.dataset.phone ?? '');
    restoreButton();
    if (!outcome.sent)
      return showNotice({ title: labels.sendFailed, text: outcome.message, destructive: true });
    form.dispatchEvent(new Event('lead-sent', { bubbles: true }));
    // What the visitor typed while the form was being sent has not been sent, and stays.
    if (draft.isUnchangedSinceAttempt()) {
      form.reset();
      draft.discard();
    }
    showNotice({ title: labels.sent, text: `${labels.thanks} ${form.dataset.promise ?? ''}`.trim() });
  });
}

/** Returns the function that restores the button and its focus. */
function showSending(button: HTMLButtonElement): () => void {
  const label = button.textContent;
  const focused = document.activeElement === button;
  button.disabled = true;
  button.textContent = labels.sending;
  return () => {
    button.disabled = false;
    button.textContent = label;
    if (focused && document.activeElement === document.body) button.focus({ preventScroll: true });
  };
}

type Attempt = Required<Pick<LeadInput, 'startedAt' | 'idempotencyKey'>>;

/** The request body. */
function readLead(form: HTMLFormElement, attempt: Attempt): LeadInput {
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? '');
  const address = text('address').trim();
  return {
    name: text('name') || `${text('firstName').trim()} ${text('lastName').trim()}`,
    email: text('email'),
    phone: text('phone'),
    projectType: text('projectType'),
    message: text('message'),
    source: text('source'),
    formName: text('formName'),
    submittedAt: new Date().toISOString(),
    ...attempt,
    website: text('website'),
    ...(address && { address }),
  };
}
