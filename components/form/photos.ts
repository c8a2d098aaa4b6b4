import { fill } from '../../pipeline/labels/fill';
import { MAX_PHOTO_BYTES, MAX_PHOTOS } from '../../supabase/functions/submit-contact-form/photos/photoLimits';
import { readLabels } from '../readLabels';
import type { PhotoLabels } from './PhotoField';
import { createRow, findPanel, type Photo, type PhotoRow } from './photoList';
import { sendPhotos } from './sendPhotos';
import { storeSummary, takeSummary } from './sentSummary';
import { showConfirmation } from './showSummary';
import { drawPreview, shrinkPhoto } from './shrinkPhoto';
import {
  type BatchStore,
  deletePhoto,
  openBatchStore,
  type PhotoBatch,
  readPhotos,
  storePhoto,
} from './storedPhotos';

/** The numbers that the photographs of a lead may have. A removed photograph leaves its number to the next one. */
const NUMBERS = Array.from({ length: MAX_PHOTOS }, (_, index) => index + 1);

/** Maximum milliseconds for which sending the form waits for photographs that are being shrunk. */
const MAX_WAIT = 5000;

interface PhotoForm {
  readonly form: HTMLFormElement;
  /** The field for photographs, with its list and its labels. */
  readonly field: HTMLElement;
  readonly input: HTMLInputElement;
  /** The key under which this tab stores the batches of the form. */
  readonly batchesKey: string;
}

/** The photographs of a form. Lists and shrinks the files that the visitor chooses, and sends them after the lead, even after a reload. */
export class FormPhotos {
  readonly #page: PhotoForm;
  readonly #panel: ReturnType<typeof findPanel>;
  readonly #labels: PhotoLabels;
  readonly #batches: BatchStore;
  /** The secret of the batch that is being chosen. The lead has its hash; whoever knows the secret itself may send photographs for it. */
  #secret = newSecret();
  #photos: Photo[] = [];
  /** The number of photographs that the lead announced. */
  #announced = 0;
  /** Settles when the last photograph is shrunk. Only one is shrunk at a time: 12 million pixels need 48 MB. */
  #shrinking: Promise<unknown> = Promise.resolve();

  constructor(page: PhotoForm) {
    this.#page = page;
    this.#panel = findPanel(page.field);
    this.#labels = readLabels<PhotoLabels>(page.field);
    this.#batches = openBatchStore(page.batchesKey);
  }

  /** Continues with photographs that are stored, and lists those that are in the input. */
  async open(): Promise<this> {
    this.#page.input.addEventListener('change', () => this.#addFiles(this.#takeFiles()));
    const chosen = this.#takeFiles();
    await this.#resume();
    this.#addFiles(chosen);
    return this;
  }

  /** Call before sending the lead: waits for the photographs, and returns the lead's fields about them, if there are any. */
  async announce(): Promise<{ photos: number; photoKey: string } | undefined> {
    await Promise.race([this.#shrinking, new Promise((resolve) => setTimeout(resolve, MAX_WAIT))]);
    this.#announced = this.#photos.filter(({ isRefused }) => !isRefused).length;
    if (this.#announced === 0) return undefined;
    return { photos: this.#announced, photoKey: await sha256(this.#secret) };
  }

  /** Sends the announced photographs once the lead is stored, under the id `lead`. */
  send(lead: string): Promise<void> | undefined {
    return this.#sendBatch({ lead, all: this.#announced, arrived: 0 });
  }

  /** Sends the photographs, and lists them in the confirmation. Photographs chosen later belong to the next lead. */
  #sendBatch(sent: NonNullable<PhotoBatch['sent']>): Promise<void> | undefined {
    const photos = this.#photos.filter(({ isRefused }) => !isRefused);
    const secret = this.#secret;
    if (photos.length === 0) return undefined;
    this.#photos = [];
    this.#secret = newSecret();
    this.#panel.list.replaceChildren();
    return sendPhotos(photos, {
      form: this.#page.form,
      batches: this.#batches,
      labels: this.#labels,
      batch: { secret, sent },
    });
  }

  /** Continues to send photographs of sent leads, and lists those of the unsent lead again. */
  async #resume(): Promise<void> {
    const batches = this.#batches.read();
    const sentBatches = batches.filter(({ sent }) => sent);
    const unsentBatches = batches.filter(({ sent }) => !sent);
    for (const batch of [...sentBatches, ...unsentBatches])
      await this.#resumeBatch(batch, unsentBatches.length === 0);
  }

  async #resumeBatch({ secret, sent }: PhotoBatch, areAllSent: boolean): Promise<void> {
    const stored = await readPhotos(secret);
    if (stored.length === 0) {
      this.#panel.status.textContent = this.#labels.photosAgain;
      return this.#batches.write(secret, null);
    }
    this.#secret = secret;
    for (const { number, name, blob } of stored)
      this.#listPhoto(name, number, ({ preview }) => drawPreview(blob, preview).then(() => blob));
    if (!sent) return;
    const summary = takeSummary();
    // Taking deletes it, and the thank-you page needs it too.
    storeSummary(summary);
    showConfirmation(this.#page.form, summary, areAllSent);
    this.#sendBatch(sent);
  }

  /** The files in the input, which is emptied. */
  #takeFiles(): File[] {
    const files = [...(this.#page.input.files ?? [])];
    this.#page.input.value = '';
    return files;
  }

  #addFiles(files: readonly File[]): void {
    const freeNumbers = NUMBERS.filter((number) => this.#photos.every((photo) => photo.number !== number));
    const areTooMany = files.length > freeNumbers.length;
    if (files.length > 0) this.#panel.status.textContent = areTooMany ? this.#labels.photosOverLimit : '';
    for (const [index, number] of freeNumbers.entries()) {
      const file = files[index];
      if (file) this.#listPhoto(file.name, number, ({ preview }) => shrinkPhoto(file, preview), file);
    }
  }

  /** Lists a photograph, and makes the file to send: `make` returns it, and draws the preview. `file` is missing after a reload. */
  #listPhoto(name: string, number: number, make: (row: PhotoRow) => Promise<Blob>, file?: File): void {
    const row = createRow(name);
    const photo: Photo = { number, name, row, blob: Promise.resolve(null), isRefused: false };
    photo.blob = this.#shrinking.then(() =>
      make(row).then(
        (blob) => this.#accept(photo, blob),
        () => this.#refuse(photo, file),
      ),
    );
    this.#shrinking = photo.blob;
    row.show(this.#labels.photoMaking);
    this.#photos.push(photo);
    this.#panel.list.append(row.item);
  }

  /** Shows that a photograph is ready to be sent, and stores it. */
  async #accept(photo: Photo, blob: Blob): Promise<Blob> {
    const { number, name, row } = photo;
    const secret = this.#secret;
    photo.isRefused = false;
    if (!this.#photos.includes(photo)) return blob;
    row.show(this.#labels.photoReady, { buttons: this.#removeButton(photo) });
    this.#batches.write(secret, { secret });
    await storePhoto({ secret, number, name, blob });
    return blob;
  }

  /** Shows that the browser cannot read a file. A HEIC file can be sent unchanged if the visitor chooses so. */
  #refuse(photo: Photo, file?: File): null {
    const { name, row } = photo;
    const labels = this.#labels;
    photo.isRefused = true;
    const buttons = this.#removeButton(photo);
    if (!file || !/hei[cf]$/i.test(file.type || file.name))
      row.show(labels.photoNoPicture, { isBad: true, buttons });
    else if (file.size > MAX_PHOTO_BYTES) row.show(labels.photoOverLimit, { isBad: true, buttons });
    else {
      const sendAsIs = () => {
        photo.blob = this.#accept(photo, file);
      };
      row.show(labels.photoAsIs, {
        buttons: { [fill(labels.photoSendAsIs, { name })]: sendAsIs, ...buttons },
      });
    }
    return null;
  }

  /** A button that removes a photograph from the list, as `PhotoRow.show` takes it. */
  #removeButton(photo: Photo): Record<string, () => void> {
    const remove = () => {
      photo.row.item.remove();
      this.#photos = this.#photos.filter((each) => each !== photo);
      deletePhoto(this.#secret, photo.number);
      if (this.#photos.length === 0) this.#batches.write(this.#secret, null);
      this.#page.input.focus();
    };
    return { [fill(this.#labels.photoRemove, { name: photo.name })]: remove };
  }
}

/** 256 random bits. */
function newSecret(): string {
  return hex(crypto.getRandomValues(new Uint8Array(32)));
}

async function sha256(text: string): Promise<string> {
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))));
}

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
