import { fill } from '../../pipeline/labels/fill';
import type { LeadInput } from '../../supabase/functions/submit-contact-form/lead';
import { isPhoneNumber, MAX_MESSAGE } from '../../supabase/functions/submit-contact-form/limits';
import { whenLoaded } from '../client/loading';
import { readLabels } from '../readLabels';
import { showNotice } from '../ui/showNotice';
import type { FormLabels } from './LeadForm';
import { openDraft } from './openDraft';
import type { Outcome } from './sendLead';
import { keepSummary, readSummary } from './summary';
import { watchPhotos } from './watchPhotos';

const loadSender = () => import('./sendLead');

/** Milliseconds that a request waits for a script. */
const MAX_LOAD = 5000;

/** What is loaded; undefined where that fails or takes too long. */
function inTime<Value>(loading: Promise<Value>): Promise<Value | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, MAX_LOAD));
  return Promise.race([loading, late]).catch(() => undefined);
}

/** Sends a form without leaving its page. */
export function enhanceForm(form: HTMLFormElement): void {
  const button = form.querySelector<HTMLButtonElement>('[type="submit"]');
  if (!button) return;
  // A reload in the middle of sending may bring the button back disabled.
  button.disabled = false;
  const draft = openDraft(form);
  const labels = readLabels<FormLabels>(form);
  form.addEventListener('input', draft.save);
  form.addEventListener('input', () => loadSender().catch(() => undefined), { once: true });
  dropOldPhotos().catch(() => undefined);
  checkMessage(form, labels);
  const checkPhoneOnce = checkPhone(form, labels);
  const openedPhotos = watchPhotos(form);
  if (location.search)
    whenLoaded(
      () => import('./applyOrigin'),
      ({ applyOrigin }) => applyOrigin(form, labels),
    );
  form.noValidate = true;
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (button.disabled) return;
    checkPhoneOnce();
    if (!form.checkValidity()) return explainProblems(form, labels);
    const summary = readSummary(form);
    const restoreButton = showSending(button, labels);
    const photos = await inTime(openedPhotos());
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
    keepSummary(summary);
    form.dispatchEvent(new Event('lead-sent', { bubbles: true }));
    // What the visitor typed while the form was being sent has not been sent, and stays.
    const isAllSent = draft.isUnchangedSinceAttempt() && !arePhotosLeft;
    if (isAllSent) {
      form.reset();
      draft.discard();
    }
    whenLoaded(
      () => import('./showSummary'),
      ({ showConfirmation }) => showConfirmation(form, summary, isAllSent),
    ).then(() => photos?.send(outcome.id));
    const text = arePhotosLeft ? sayPhotosLeft(form, labels) : thank(form, labels);
    showNotice({ title: labels.sent, text });
  });
}

/** Deletes photographs that were chosen more than a day ago. The code is loaded only if this browser has stored any. */
async function dropOldPhotos(): Promise<void> {
  const databases = await indexedDB.databases?.();
  if (databases?.some(({ name }) => name === 'photos') ?? true)
    await (await import('./storedPhotos')).dropOldPhotos();
}

async function send(lead: LeadInput): Promise<Outcome> {
  const sender = await inTime(loadSender());
  return sender ? sender.sendLead(lead) : { sent: false, answered: false, message: '' };
}

/** Whether photographs are chosen that no script has taken: sent again under the same key, the request brings them. */
function hasFiles(form: HTMLFormElement): boolean {
  return Boolean(form.querySelector<HTMLInputElement>('[type="file"]')?.files?.length);
}

/** Where the script cannot be loaded, the browser says it in its own words. */
function explainProblems(form: HTMLFormElement, labels: FormLabels): Promise<void> {
  const focused = document.activeElement;
  return whenLoaded(
    () => import('./showProblems'),
    ({ showProblems }) => showProblems(form, labels, focused === document.activeElement),
    () => form.reportValidity(),
  );
}

/** Makes a message that is too long invalid. A limit of the control itself would cut a pasted text. */
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

/** Also beside the field, where it stays. */
function sayPhotosLeft(form: HTMLFormElement, { photosLeft }: FormLabels): string {
  const status = form.querySelector('[data-photo-panel] p');
  if (status) status.textContent = photosLeft;
  return photosLeft;
}

function thank({ dataset }: HTMLElement, labels: FormLabels): string {
  return `${labels.thanks} ${dataset.promise ?? ''}`.trim();
}

type Failure = Extract<Outcome, { sent: false }>;

function explainFailure({ answered, message }: Failure, form: HTMLElement, labels: FormLabels): string {
  if (answered) return message || labels.unknownError;
  return fill(labels.tryAgain, { problem: labels.notReached, phone: form.dataset.phone ?? '' });
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
    // The path of the page whose button led here; the function takes only those that it knows.
    ...(from?.startsWith('/') && { from }),
    ...Object.fromEntries(answers.filter(([, answer]) => answer !== '')),
  };
}

/** Whether a field answers one of the owner's own questions. */
const isAnswer = (name: string) => name.startsWith('answers.');

/**
 * Returns the check of a form's telephone number, to be made each time before it is sent: a number that cannot be one makes its
 * control invalid once, and is then sent as it is.
 */
function checkPhone(form: HTMLFormElement, { phoneUnlikely }: FormLabels): () => void {
  const box = form.querySelector<HTMLInputElement>('[name="phone"]');
  let isAsked = false;
  return () => {
    const asks = !isAsked && box?.value.trim() && !isPhoneNumber(box.value);
    if (asks) isAsked = true;
    box?.setCustomValidity(asks ? phoneUnlikely : '');
  };
}
