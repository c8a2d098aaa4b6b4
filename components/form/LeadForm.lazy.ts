import { fill } from '../../pipeline/labels/fill';
import type { LeadInput } from '../../supabase/functions/submit-contact-form/lead';
import { MAX_MESSAGE } from '../../supabase/functions/submit-contact-form/limits';
import { hasPhoneNumber } from '../../supabase/functions/submit-contact-form/phone';
import { readLabels } from '../client/elements';
import { importAfterPaint } from '../client/loading';
import { showNotice } from '../ui/showNotice';
import type { FormLabels, LeadFormProps } from './LeadForm';
import { openDraft } from './openDraft';
import type { Outcome } from './sendLead';
import { readSummary, storeSummary } from './sentSummary';
import { watchPhotos, withTimeout } from './watchPhotos';

/** Lets a form check what the visitor typed, send it without leaving the page, and keep it when the page is reloaded. */
export function enhanceForm(form: HTMLFormElement): void {
  const button = form.querySelector<HTMLButtonElement>('[type="submit"]');
  if (!button) return;
  // After a reload while sending, the browser may restore the button as disabled.
  button.disabled = false;
  const draft = openDraft(form);
  const labels = readLabels<FormLabels>(form);
  form.addEventListener('input', draft.save);
  // Loads what sends the form when the visitor begins to type.
  form.addEventListener('input', () => loadSender().catch(() => undefined), { once: true });
  checkMessageLength(form, labels);
  const checkPhone = createPhoneCheck(form, labels);
  const announcePhotos = watchPhotos(form);
  if (location.search) applyQuery(form, labels);
  // `explainProblems` shows what is wrong instead of the browser.
  form.noValidate = true;
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (button.disabled) return;
    checkPhone();
    if (!form.checkValidity()) return explainProblems(form, labels);
    const summary = readSummary(form);
    const restoreButton = showSending(button, labels);
    const photos = await announcePhotos();
    const outcome = await sendLead({ ...readLead(form), ...draft.attempt(), ...photos.fields });
    restoreButton();
    if (!outcome.sent)
      return showNotice({
        title: labels.sendFailed,
        text: explainFailure(outcome, form, labels),
        destructive: true,
      });
    storeSummary(summary);
    form.dispatchEvent(new Event('lead-sent', { bubbles: true }));
    // Keeps text that the visitor typed while the form was being sent.
    const isAllSent = draft.isUnchangedSinceAttempt() && !photos.areLeft;
    if (isAllSent) {
      form.reset();
      draft.discard();
    }
    importAfterPaint(() => import('./showSummary')).then((script) => {
      script?.showConfirmation(form, summary, isAllSent);
      photos.send?.(outcome.id);
    });
    showNotice({ title: labels.sent, text: explainSuccess(form, labels, photos.areLeft) });
  });
}

/** Selects the project type and shows the town that the link to the form names: `?about=…&town=…`. `data-query-values` has the values for both. */
function applyQuery(form: HTMLFormElement, labels: FormLabels): void {
  const values: NonNullable<LeadFormProps['queryValues']> = JSON.parse(form.dataset.queryValues ?? '{}');
  const query = new URLSearchParams(location.search);
  // A Map, since an object would also find `constructor`.
  const find = (name: 'about' | 'town') =>
    new Map(Object.entries(values[name] ?? {})).get(query.get(name) ?? '');
  const [projectType, town] = [find('about'), find('town')];
  const select = form.querySelector<HTMLSelectElement>('select[name="projectType"]');
  if (projectType && select?.value === '') select.value = projectType;
  const line = form.querySelector<HTMLElement>('[data-town]');
  if (!town || !line) return;
  line.textContent = fill(labels.inTown, { town });
  line.hidden = false;
}

const loadSender = () => import('./sendLead');

async function sendLead(lead: LeadInput): Promise<Outcome> {
  const sender = await withTimeout(loadSender());
  return sender ? sender.sendLead(lead) : { sent: false, answered: false, message: '' };
}

/** Shows what is wrong beside each control. If the script for it cannot be loaded, the browser shows its own messages. */
async function explainProblems(form: HTMLFormElement, labels: FormLabels): Promise<void> {
  const focused = document.activeElement;
  const script = await importAfterPaint(() => import('./showProblems'));
  if (script) script.showProblems(form, labels, focused === document.activeElement);
  else form.reportValidity();
}

/** Makes a too long message invalid. With `maxlength`, browsers would cut a pasted text. */
function checkMessageLength(form: HTMLFormElement, labels: FormLabels): void {
  const control = form.querySelector<HTMLTextAreaElement>('textarea[name="message"]');
  if (!control) return;
  const check = () => {
    const count = [...control.value.normalize('NFC')].length;
    const limits = { most: MAX_MESSAGE.toLocaleString(), count: count.toLocaleString() };
    control.setCustomValidity(count > MAX_MESSAGE ? fill(labels.messageOverLimit, limits) : '');
  };
  control.addEventListener('input', check);
  if (control.value) check();
}

/** The text of the notice that the form was sent. If photographs were not, shows this beside the field too, because the notice disappears. */
function explainSuccess(form: HTMLFormElement, labels: FormLabels, arePhotosLeft: boolean): string {
  if (!arePhotosLeft) return `${labels.thanks} ${form.dataset.promise ?? ''}`.trim();
  const status = form.querySelector('[data-photo-panel] p');
  if (status) status.textContent = labels.photosLeft;
  return labels.photosLeft;
}

type Failure = Extract<Outcome, { sent: false }>;

function explainFailure({ answered, message }: Failure, form: HTMLElement, labels: FormLabels): string {
  if (answered) return message || labels.unknownError;
  return fill(labels.tryAgain, { problem: labels.notReached, phone: form.dataset.phone ?? '' });
}

/** Shows on the button that the form is being sent. Returns a function that restores the button and its focus. */
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

/** The fields of the lead that are in the form. */
function readLead(form: HTMLFormElement) {
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? '');
  const from = new URLSearchParams(location.search).get('from');
  const answers = [...data.keys()]
    .filter((name) => name.startsWith('answers.'))
    .map((name) => [name, text(name)]);
  return {
    name: text('name') || `${text('firstName').trim()} ${text('lastName').trim()}`,
    email: text('email'),
    phone: text('phone'),
    projectType: text('projectType'),
    message: text('message'),
    source: text('source'),
    formName: text('formName'),
    submittedAt: new Date().toISOString(),
    website: text('website'),
    address: text('address').trim() || undefined,
    formVersion: text('formVersion') || undefined,
    // The path of the page whose button led here; the function ignores unknown paths.
    from: from?.startsWith('/') ? from : undefined,
    ...Object.fromEntries(answers.filter(([, answer]) => answer !== '')),
  };
}

/**
 * Returns a function to call before each submission. The first time that the text is no phone number, it makes the control invalid, and
 * the visitor is asked about it. After this one question, any text is sent.
 */
function createPhoneCheck(form: HTMLFormElement, { phoneUnlikely }: FormLabels): () => void {
  const control = form.querySelector<HTMLInputElement>('[name="phone"]');
  let wasAsked = false;
  return () => {
    const mustAsk = !wasAsked && control?.value.trim() && !hasPhoneNumber(control.value);
    if (mustAsk) wasAsked = true;
    control?.setCustomValidity(mustAsk ? phoneUnlikely : '');
  };
}
