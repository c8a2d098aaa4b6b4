import { fill } from '../../pipeline/labels/fill';
import type { PhotoLabels } from './PhotoField';
import { keepBatch, type PhotoBatch } from './photoBatch';
import { createButton, type Photo, panelIn } from './photoList';
import { type PhotoOutcome, sendPhoto } from './sendPhoto';
import { dropPhoto } from './storedPhotos';

interface SendContext {
  readonly form: HTMLFormElement;
  readonly labels: PhotoLabels;
  readonly batch: Required<PhotoBatch>;
}

/** Sends the photographs of a stored request one after another, and says in its confirmation how it goes. */
export async function sendPhotos(photos: readonly Photo[], context: SendContext): Promise<void> {
  const { form, labels, batch } = context;
  const { lead, all } = batch.sent;
  const { status, list } = panelIn(form.nextElementSibling ?? form);
  let { arrived } = batch.sent;
  const keep = () => keepBatch(form, { ...batch, sent: { lead, all, arrived } });
  const showProgress = (end: string) => {
    status.textContent = `${fill(labels.photosProgress, { number: arrived, all })} ${end}`;
  };
  keep();
  for (const { row } of photos) if (row.item.parentElement !== list) list.append(row.item);
  const failed: Photo[] = [];
  for (const photo of photos) {
    showProgress(labels.photosWait);
    const outcome = await sendOne(photo, context);
    if (outcome.arrived) arrived += 1;
    else if (outcome.message === null) failed.push(photo);
    keep();
  }
  showProgress(
    arrived === all ? fill(labels.photosDone, { phone: form.dataset.phone ?? '' }) : labels.photosFailed,
  );
  if (failed.length === 0) return keepBatch(form, null);
  offerRetry(status, labels, () =>
    sendPhotos(failed, { ...context, batch: { ...batch, sent: { lead, all, arrived } } }),
  );
}

async function sendOne({ number, row, made }: Photo, context: SendContext): Promise<PhotoOutcome> {
  const { labels, batch } = context;
  const { secret, sent } = batch;
  const blob = await made;
  if (blob === null) return { arrived: false, message: '' };
  const showPercent = (percent: number) => row.show(fill(labels.photoSending, { percent }));
  showPercent(0);
  const outcome = await sendPhoto({ lead: sent.lead, secret, number, blob }, showPercent);
  if (outcome.arrived) row.show(labels.photoArrived);
  else row.show(outcome.message ?? labels.photoNotSent, { isBad: true });
  if (outcome.arrived || outcome.message !== null) await dropPhoto(secret, number);
  return outcome;
}

/** Also as soon as the browser says that it is online again. */
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
