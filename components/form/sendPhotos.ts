import { fill } from '../../pipeline/labels/fill';
import { wait } from '../client/loading';
import type { PhotoLabels } from './PhotoField';
import { createButton, findPanel, type Photo } from './photoList';
import { type BatchStore, deletePhoto, type PhotoBatch } from './storedPhotos';

interface SendContext {
  readonly form: HTMLFormElement;
  readonly labels: PhotoLabels;
  readonly batches: BatchStore;
  /** The batch of the photographs, whose lead was sent. */
  readonly batch: Required<PhotoBatch>;
}

/** Sends the photographs of a stored lead one by one, and shows the progress in the confirmation. */
export async function sendPhotos(photos: readonly Photo[], context: SendContext): Promise<void> {
  const { form, labels, batches, batch } = context;
  const { lead, all } = batch.sent;
  const { status, list } = findPanel(form.nextElementSibling ?? form);
  let { arrived } = batch.sent;
  const storeProgress = () => batches.write(batch.secret, { ...batch, sent: { lead, all, arrived } });
  const showProgress = (end: string) => {
    status.textContent = `${fill(labels.photosProgress, { number: arrived, all })} ${end}`;
  };
  storeProgress();
  for (const { row } of photos) if (row.item.parentElement !== list) list.append(row.item);
  const failed: Photo[] = [];
  for (const photo of photos) {
    showProgress(labels.photosWait);
    const outcome = await sendOne(photo, context);
    if (outcome.arrived) arrived += 1;
    else if (outcome.message === null) failed.push(photo);
    storeProgress();
  }
  const allArrived = fill(labels.photosDone, { phone: form.dataset.phone ?? '' });
  showProgress(arrived === all ? allArrived : labels.photosFailed);
  if (failed.length === 0) return batches.write(batch.secret, null);
  offerRetry(status, labels, () =>
    sendPhotos(failed, { ...context, batch: { ...batch, sent: { lead, all, arrived } } }),
  );
}

/** Sends one photograph, and retries under the same number if no answer comes. Never throws. */
async function sendOne(photo: Photo, { labels, batch }: SendContext): Promise<PhotoOutcome> {
  const { number, row } = photo;
  const blob = await photo.blob;
  if (blob === null) return { arrived: false, message: '' };
  const showPercent = (percent: number) => row.show(fill(labels.photoSending, { percent }));
  const query = `lead=${batch.sent.lead}&number=${number}`;
  let outcome: PhotoOutcome = { arrived: false, message: null };
  for (const delay of DELAYS) {
    if (isFinal(outcome)) break;
    await wait(delay);
    showPercent(0);
    outcome = await attempt(query, batch.secret, blob, showPercent);
  }
  if (outcome.arrived) row.show(labels.photoArrived);
  else row.show(outcome.message ?? labels.photoNotSent, { isBad: true });
  if (isFinal(outcome)) await deletePhoto(batch.secret, number);
  return outcome;
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

/** `message`: the function's reason for a final refusal; null if another attempt may succeed. */
type PhotoOutcome = { arrived: true } | { arrived: false; message: string | null };

const isFinal = (outcome: PhotoOutcome) => outcome.arrived || outcome.message !== null;

/** Milliseconds before each attempt, and the maximum for each attempt. */
const DELAYS = [0, 500, 1000, 2000, 4000, 8000];
const TIMEOUT = 100_000;

/** Sends a photograph once. Uses `XMLHttpRequest`, because `fetch` does not report the progress of an upload. */
function attempt(
  query: string,
  secret: string,
  blob: Blob,
  onProgress: (percent: number) => void,
): Promise<PhotoOutcome> {
  const origin = import.meta.env.PUBLIC_SUPABASE_URL || location.origin;
  const request = new XMLHttpRequest();
  request.open('POST', `${origin}/functions/v1/submit-contact-form/photo?${query}`);
  request.setRequestHeader('content-type', blob.type || 'application/octet-stream');
  request.setRequestHeader('x-photo-secret', secret);
  request.timeout = TIMEOUT;
  request.responseType = 'json';
  request.upload.onprogress = ({ loaded, total }) => onProgress(Math.floor((loaded / total) * 100));
  return new Promise((resolve) => {
    request.onloadend = () => resolve(readOutcome(request));
    request.send(blob);
  });
}

/** The response is null if it is not JSON: it then comes from something else, such as the login page of a public network. */
function readOutcome({ status, response }: XMLHttpRequest): PhotoOutcome {
  const answer: { ok?: unknown; error?: unknown } | null = response;
  if (status === 200 && answer?.ok === true) return { arrived: true };
  const mayRetryLater = status === 408 || status === 429;
  const isRefused = (status >= 400 && status < 500 && !mayRetryLater) || status === 507;
  return { arrived: false, message: isRefused && typeof answer?.error === 'string' ? answer.error : null };
}
