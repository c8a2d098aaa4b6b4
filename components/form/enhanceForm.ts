import { fill } from '../../pipeline/labels/fill';
import type { LeadInput } from '../../supabase/functions/submit-contact-form/lead';
import { readLabels } from '../readLabels';
import { showNotice } from '../ui/showNotice';
import { checkMessage } from './checkMessage';
import type { FormLabels } from './LeadForm';
import { openDraft } from './openDraft';
import { type Outcome, sendLead } from './sendLead';
import { keepSummary, readSummary } from './summary';

/** Sends a form without leaving its page. */
export function enhanceForm(form: HTMLFormElement): void {
  const button = form.querySelector<HTMLButtonElement>('[type="submit"]');
  if (!button) return;
  // A reload in the middle of sending may bring the button back disabled.
  button.disabled = false;
  const draft = openDraft(form);
  const labels = readLabels<FormLabels>(form);
  form.addEventListener('input', draft.save);
  checkMessage(form, labels);
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (button.disabled) return;
    const summary = readSummary(form);
    const restoreButton = showSending(button, labels);
    const outcome = await sendLead(readLead(form, draft.attempt()));
    restoreButton();
    if (!outcome.sent)
      return showNotice({
        title: labels.sendFailed,
        text: explainFailure(outcome, form.dataset.phone ?? '', labels),
        destructive: true,
      });
    keepSummary(summary);
    form.nextElementSibling?.removeAttribute('hidden');
    form.dispatchEvent(new Event('lead-sent', { bubbles: true }));
    // What the visitor typed while the form was being sent has not been sent, and stays.
    if (draft.isUnchangedSinceAttempt()) {
      form.reset();
      draft.discard();
    }
    showNotice({ title: labels.sent, text: `${labels.thanks} ${form.dataset.promise ?? ''}`.trim() });
  });
}

type Failure = Extract<Outcome, { sent: false }>;

function explainFailure({ answered, message }: Failure, phone: string, labels: FormLabels): string {
  if (!answered) return fill(labels.tryAgain, { problem: labels.notReached, phone });
  return message || labels.unknownError;
}

/** Returns the function that restores the button and its focus. */
function showSending(button: HTMLButtonElement, labels: FormLabels): () => void {
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
  const formVersion = text('formVersion');
  const answers = [...data.keys()].filter(isAnswer).map((name) => [name, text(name)]);
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
    ...(formVersion && { formVersion }),
    ...Object.fromEntries(answers.filter(([, answer]) => answer !== '')),
  };
}

/** Whether a field answers one of the owner's own questions. */
const isAnswer = (name: string) => name.startsWith('answers.');
