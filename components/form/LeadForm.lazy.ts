import { fill } from '../../pipeline/labels/fill';
import type { LeadInput } from '../../supabase/functions/submit-contact-form/lead';
import { MAX_MESSAGE } from '../../supabase/functions/submit-contact-form/limits';
import { hasPhoneNumber } from '../../supabase/functions/submit-contact-form/phone';
import { whenLoaded } from '../client/loading';
import { readLabels } from '../readLabels';
import { showNotice } from '../ui/showNotice';
import type { FormLabels } from './LeadForm';
import { openDraft } from './openDraft';
import type { Outcome } from './sendLead';
import { readSummary, storeSummary } from './sentSummary';
import { watchPhotos } from './watchPhotos';

const loadSender = () => import('./sendLead');

/** Milliseconds in which a script must load. */
const MAX_LOAD = 5000;

/** Resolves to undefined if the loading fails or takes too long. */
function withTimeout<Value>(loading: Promise<Value>): Promise<Value | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, MAX_LOAD));
  return Promise.race([loading, late]).catch(() => undefined);
}

/** Sends a form without leaving the page. */
export function enhanceForm(form: HTMLFormElement): void {
  const button = form.querySelector<HTMLButtonElement>('[type="submit"]');
  if (!button) return;
  // After a reload while sending, the browser may restore the button as disabled.
  button.disabled = false;
  const draft = openDraft(form);
  const labels = readLabels<FormLabels>(form);
  form.addEventListener('input', draft.save);
  form.addEventListener('input', () => loadSender().catch(() => undefined), { once: true });
  deleteOldPhotos().catch(() => undefined);
  checkMessage(form, labels);
  const checkPhone = createPhoneCheck(form, labels);
  const openedPhotos = watchPhotos(form);
  if (location.search)
    whenLoaded(
      () => import('./applyQuery'),
      ({ applyQuery }) => applyQuery(form, labels),
    );
  form.noValidate = true;
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (button.disabled) return;
    checkPhone();
    if (!form.checkValidity()) return explainProblems(form, labels);
    const summary = readSummary(form);
    const restoreButton = showSending(button, labels);
    const photos = await withTimeout(openedPhotos());
    const arePhotosLeft = !photos && hasFiles(form);
    const announced = await photos?.announce().catch(() => undefined);
    const outcome = await send({ ...readLead(form, draft.attempt()), ...announced });
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
    const isAllSent = draft.isUnchangedSinceAttempt() && !arePhotosLeft;
    if (isAllSent) {
      form.reset();
      draft.discard();
    }
    whenLoaded(
      () => import('./showSummary'),
      ({ showConfirmation }) => showConfirmation(form, summary, isAllSent),
    ).then(() => photos?.send(outcome.id));
    const text = arePhotosLeft ? explainPhotosLeft(form, labels) : thanksText(form, labels);
    showNotice({ title: labels.sent, text });
  });
}

/** Deletes photographs chosen more than a day ago. Loads the code for it only if this browser may have stored any. */
async function deleteOldPhotos(): Promise<void> {
  const databases = await indexedDB.databases?.();
  if (databases?.some(({ name }) => name === 'photos') ?? true)
    await (await import('./storedPhotos')).deleteOldPhotos();
}

async function send(lead: LeadInput): Promise<Outcome> {
  const sender = await withTimeout(loadSender());
  return sender ? sender.sendLead(lead) : { sent: false, answered: false, message: '' };
}

/** Whether photographs are still in the input, since their script was not loaded. Sending the form again sends them. */
function hasFiles(form: HTMLFormElement): boolean {
  return Boolean(form.querySelector<HTMLInputElement>('[type="file"]')?.files?.length);
}

/** If the script cannot be loaded, the browser shows its own messages. */
function explainProblems(form: HTMLFormElement, labels: FormLabels): Promise<void> {
  const focused = document.activeElement;
  return whenLoaded(
    () => import('./showProblems'),
    ({ showProblems }) => showProblems(form, labels, focused === document.activeElement),
    () => form.reportValidity(),
  );
}

/** Makes a too long message invalid. With `maxlength`, browsers would cut a pasted text. */
function checkMessage(form: HTMLFormElement, labels: FormLabels): void {
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

/** Shows the text beside the field too, because the notice disappears. */
function explainPhotosLeft(form: HTMLFormElement, { photosLeft }: FormLabels): string {
  const status = form.querySelector('[data-photo-panel] p');
  if (status) status.textContent = photosLeft;
  return photosLeft;
}

function thanksText({ dataset }: HTMLElement, labels: FormLabels): string {
  return `${labels.thanks} ${dataset.promise ?? ''}`.trim();
}

type Failure = Extract<Outcome, { sent: false }>;

function explainFailure({ answered, message }: Failure, form: HTMLElement, labels: FormLabels): string {
  if (answered) return message || labels.unknownError;
  return fill(labels.tryAgain, { problem: labels.notReached, phone: form.dataset.phone ?? '' });
}

/** Returns a function that restores the button and its focus. */
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

function readLead(
  form: HTMLFormElement,
  attempt: Pick<LeadInput, 'startedAt' | 'idempotencyKey'>,
): LeadInput {
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? '');
  const address = text('address').trim();
  const formVersion = text('formVersion');
  const from = new URLSearchParams(location.search).get('from');
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
    // The path of the page whose button led here; the function ignores unknown paths.
    ...(from?.startsWith('/') && { from }),
    ...Object.fromEntries(answers.filter(([, answer]) => answer !== '')),
  };
}

const isAnswer = (name: string) => name.startsWith('answers.');

/**
 * Returns a function to call before each submission. The first time that the text is no phone number, it makes the control invalid;
 * after this one question, any text is sent.
 */
function createPhoneCheck(form: HTMLFormElement, { phoneUnlikely }: FormLabels): () => void {
  const box = form.querySelector<HTMLInputElement>('[name="phone"]');
  let wasAsked = false;
  return () => {
    const mustAsk = !wasAsked && box?.value.trim() && !hasPhoneNumber(box.value);
    if (mustAsk) wasAsked = true;
    box?.setCustomValidity(mustAsk ? phoneUnlikely : '');
  };
}
