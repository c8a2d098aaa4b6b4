import { labels } from '../labels';
import { notices } from '../notices';
import { showNotice } from '../scripts/showNotice';
import { openDraft } from './openDraft';
import { readLead } from './readLead';
import { sendLead } from './sendLead';

/** Sends a form without leaving its page. */
export function enhanceForm(form: HTMLFormElement): void {
  const button = form.querySelector<HTMLButtonElement>('[type="submit"]');
  if (!button) return;
  // A reload in the middle of sending may bring the button back disabled.
  button.disabled = false;
  const draft = openDraft(form);
  form.addEventListener('input', draft.keep);
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (button.disabled) return;
    const done = showSending(button);
    const outcome = await sendLead(readLead(form, draft.attempt()), form.dataset.lead ?? '');
    done();
    if (!outcome.sent) return showNotice({ title: notices.failed, text: outcome.words, destructive: true });
    form.dispatchEvent(new Event('lead-sent', { bubbles: true }));
    // What was written while it was sent has not been sent, and stays.
    if (draft.isSent()) {
      form.reset();
      draft.forget();
    }
    showNotice({ title: notices.sent, text: `${notices.thanks} ${form.dataset.promise ?? ''}`.trim() });
  });
}

/** Gives the function that ends it; the keyboard is back where it was. */
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
