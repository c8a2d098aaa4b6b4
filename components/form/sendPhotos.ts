import { fill } from '../../pipeline/labels/fill';
import { wait } from '../client/loading';
import type { PhotoLabels } from './PhotoField';
import { createButton, findPanel, type Photo } from './photoList';
import { deletePhoto } from './storedPhotos';
import type { BatchStore, SentBatch } from './tabStorage';

/** Milliseconds before each attempt, and the maximum for each attempt. */
const DELAYS = [0, 500, 1000, 2000, 4000, 8000];
const TIMEOUT = 100_000;

interface SendContext {
  readonly form: HTMLFormElement;
  readonly labels: PhotoLabels;
  readonly store: BatchStore;
  /** The batch of the photographs, whose lead was sent. */
  readonly batch: SentBatch;
}

/** Moves the photographs of a stored lead from the form to the confirmation, sends them one by one, and shows and stores the progress. */
export async function sendPhotos(photos: readonly Photo[], context: SendContext): Promise<void> {
  const { form, labels, store, batch } = context;
  const { secret, sent } = batch;
  const { status, list } = findPanel(form.nextElementSibling ?? form);
  let { arrived } = sent;
  const showProgress = (end: string) => {
    status.textContent = `${fill(labels.photosProgress, { number: arrived, all: sent.all })} ${end}`;
  };
  store.write(secret, batch);
  for (const { row } of photos) if (row.item.parentElement !== list) list.append(row.item);
  const failed: Photo[] = [];
  for (const photo of photos) {
    showProgress(labels.photosWait);
    const outcome = await sendOne(photo, context);
    if (outcome === 'arrived') arrived += 1;
    if (outcome === 'failed') failed.push(photo);
    store.write(secret, { secret, sent: { ...sent, arrived } });
  }
  const allArrived = fill(labels.photosDone, { phone: form.dataset.phone ?? '' });
  showProgress(arrived === sent.all ? allArrived : labels.photosFailed);
  if (failed.length === 0) return store.write(secret, null);
  offerRetry(status, labels, () =>
    sendPhotos(failed, { ...context, batch: { secret, sent: { ...sent, arrived } } }),
  );
}

/** `refused`: for good, unlike `failed`. */
type Outcome = 'arrived' | 'refused' | 'failed';

/** Sends one photograph, and retries under the same number if no answer comes. Never throws. */
async function sendOne(photo: Photo, { labels, batch }: SendContext): Promise<Outcome> {
  const { number, row } = photo;
  const blob = await photo.blob;
  if (blob === null) return 'refused';
  const showPercent = (percent: number) => row.show(fill(labels.photoSending, { percent }));
  const query = `lead=${batch.sent.lead}&number=${number}`;
  for (const delay of DELAYS) {
    await wait(delay);
    showPercent(0);
    const answer = await attempt(query, batch.secret, blob, showPercent);
    if (answer.outcome === 'failed') continue;
    if (answer.outcome === 'refused') row.show(answer.reason, { isBad: true });
    else row.show(labels.photoArrived);
    await deletePhoto(batch.secret, number);
    return answer.outcome;
  }
  row.show(labels.photoNotSent, { isBad: true });
  return 'failed';
}

/** Retries when the button is clicked or the browser is online again. */
function offerRetry(status: HTMLElement, { photosRetry }: PhotoLabels, retry: () => void): void {
  const start = () => {
    if (!button.isConnected) return;
    button.remove();
    retry();
  };
  const button = createButton(photosRetry, start);
  status.after(button);
  window.addEventListener('online', start, { once: true });
}

/** `reason`: the function's reason for a refusal. */
type Answer = { outcome: 'arrived' | 'failed' } | { outcome: 'refused'; reason: string };

/** Sends a photograph once. Uses `XMLHttpRequest`, because `fetch` does not report the progress of an upload. */
function attempt(
  query: string,
  secret: string,
  blob: Blob,
  onProgress: (percent: number) => void,
): Promise<Answer> {
  const origin = import.meta.env.PUBLIC_SUPABASE_URL || location.origin;
  const request = new XMLHttpRequest();
  request.open('POST', `${origin}/functions/v1/submit-contact-form/photo?${query}`);
  request.setRequestHeader('content-type', blob.type || 'application/octet-stream');
  request.setRequestHeader('x-photo-secret', secret);
  request.timeout = TIMEOUT;
  request.responseType = 'json';
  request.upload.onprogress = ({ loaded, total }) => onProgress(Math.floor((loaded / total) * 100));
  return new Promise((resolve) => {
    request.onloadend = () => resolve(readAnswer(request));
    request.send(blob);
  });
}

/** The response is null if it is not JSON: it then comes from something else, such as the login page of a public network. */
function readAnswer({ status, response }: XMLHttpRequest): Answer {
  const answer: { ok?: unknown; error?: unknown } | null = response;
  if (status === 200 && answer?.ok === true) return { outcome: 'arrived' };
  const mayRetryLater = status === 408 || status === 429;
  const isFinal = (status >= 400 && status < 500 && !mayRetryLater) || status === 507;
  if (!isFinal || typeof answer?.error !== 'string') return { outcome: 'failed' };
  return { outcome: 'refused', reason: answer.error };
}
