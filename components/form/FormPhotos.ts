import { fill } from '../../pipeline/labels/fill';
import { MAX_PHOTO_BYTES, MAX_PHOTOS } from '../../supabase/functions/submit-contact-form/photos/photoLimits';
import { readLabels } from '../client/elements';
import { wait } from '../client/loading';
import type { PhotoLabels } from './PhotoField';
import { createButton, createRow, findPanel, type Photo } from './photoList';
import { sendPhotos } from './sendPhotos';
import { readStoredSummary } from './sentSummary';
import { showConfirmation } from './showSummary';
import { drawPreview, shrinkPhoto } from './shrinkPhoto';
import { deletePhoto, readPhotos, storePhoto } from './storedPhotos';
import { type BatchStore, openBatchStore, type SentBatch } from './tabStorage';

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

/** The photographs of one lead. Whoever knows its secret, of which the lead has the hash, may send photographs for it. */
interface Batch {
  readonly secret: string;
  photos: Photo[];
}

/** What a lead says of its photographs, and a function that sends them after the lead, under its id. */
export interface Announcement {
  readonly fields: { photos: number; photoKey: string };
  readonly send: (lead: string) => void;
}

/** The photographs of a form. Lists and shrinks the files that the visitor chooses, and sends them after the lead, even after a reload. */
export class FormPhotos {
  readonly #page: PhotoForm;
  readonly #panel: ReturnType<typeof findPanel>;
  readonly #labels: PhotoLabels;
  readonly #store: BatchStore;
  /** The photographs for the next lead. */
  #chosen: Batch = { secret: newSecret(), photos: [] };
  /** Settles when the last photograph is shrunk. Only one is shrunk at a time: 12 million pixels need 48 MB. */
  #shrinking: Promise<unknown> = Promise.resolve();

  constructor(page: PhotoForm) {
    this.#page = page;
    this.#panel = findPanel(page.field);
    this.#labels = readLabels<PhotoLabels>(page.field);
    this.#store = openBatchStore(page.batchesKey);
  }

  /** Continues with photographs that are stored, and lists those that are in the input. */
  async open(): Promise<this> {
    await this.#resume();
    this.#page.input.addEventListener('change', () => this.#addFiles());
    this.#addFiles();
    return this;
  }

  /** Waits until the photographs are shrunk, at most `MAX_WAIT`. Returns nothing if all were refused, or there are none. */
  async announce(): Promise<Announcement | undefined> {
    await Promise.race([this.#shrinking, wait(MAX_WAIT)]);
    const batch = this.#chosen;
    const all = notRefused(batch).length;
    if (all === 0) return undefined;
    const fields = { photos: all, photoKey: await sha256(batch.secret) };
    return { fields, send: (lead) => this.#sendChosen({ lead, all, arrived: 0 }) };
  }

  /** Sends the photographs. Those chosen later belong to the next lead. */
  #sendChosen(sent: SentBatch['sent']): void {
    const batch = this.#chosen;
    // Since they were announced, the visitor may have removed photographs, or the browser failed to read them.
    if (notRefused(batch).length === 0) return;
    this.#chosen = { secret: newSecret(), photos: [] };
    this.#panel.list.replaceChildren();
    this.#send(batch, sent);
  }

  #send(batch: Batch, sent: SentBatch['sent']): void {
    const { form } = this.#page;
    const context = { form, store: this.#store, labels: this.#labels, batch: { secret: batch.secret, sent } };
    sendPhotos(notRefused(batch), context);
  }

  /** Continues to send photographs of sent leads, and lists those of the unsent lead again. */
  async #resume(): Promise<void> {
    const batches = this.#store.read();
    const areAllSent = batches.every(({ sent }) => sent);
    for (const { secret, sent } of batches) {
      const batch: Batch = { secret, photos: [] };
      const stored = await readPhotos(secret);
      for (const { number, name, blob } of stored)
        this.#addPhoto(batch, { number, name }, (preview) => drawPreview(blob, preview));
      if (stored.length === 0) {
        // The browser has not kept the files: the visitor has to choose them again.
        this.#panel.status.textContent = this.#labels.photosAgain;
        this.#store.write(secret, null);
      } else if (sent) {
        showConfirmation(this.#page.form, readStoredSummary(), areAllSent);
        this.#send(batch, sent);
      } else this.#chosen = batch;
    }
  }

  /** Moves the files from the input to the list. */
  #addFiles(): void {
    const { input } = this.#page;
    const files = [...(input.files ?? [])];
    input.value = '';
    if (files.length === 0) return;
    const batch = this.#chosen;
    const freeNumbers = NUMBERS.filter((number) => batch.photos.every((photo) => photo.number !== number));
    const areTooMany = files.length > freeNumbers.length;
    this.#panel.status.textContent = areTooMany ? this.#labels.photosOverLimit : '';
    for (const [index, number] of freeNumbers.entries()) {
      const file = files[index];
      if (!file) return;
      this.#addPhoto(batch, { number, name: file.name, file }, (preview) => shrinkPhoto(file, preview));
    }
  }

  /** Lists a photograph. `shrink` draws its preview, and returns the file to send. */
  #addPhoto(
    batch: Batch,
    of: Pick<Photo, 'number' | 'name' | 'file'>,
    shrink: (preview: HTMLCanvasElement) => Promise<Blob>,
  ): void {
    const row = createRow(of.name);
    const photo: Photo = { ...of, row, blob: Promise.resolve(null), isRefused: false };
    photo.blob = this.#shrinking
      .then(() => shrink(row.preview))
      .then(
        (blob) => this.#accept(batch, photo, blob),
        () => this.#refuse(batch, photo),
      );
    this.#shrinking = photo.blob;
    row.show(this.#labels.photoMaking);
    batch.photos.push(photo);
    this.#panel.list.append(row.item);
  }

  /** Shows that a photograph is ready to be sent, and stores it, unless it is already being sent. */
  async #accept(batch: Batch, photo: Photo, blob: Blob): Promise<Blob> {
    const { number, name, row } = photo;
    const { secret } = batch;
    photo.isRefused = false;
    if (batch !== this.#chosen || !batch.photos.includes(photo)) return blob;
    row.show(this.#labels.photoReady, { buttons: [this.#removeButton(batch, photo)] });
    this.#store.write(secret, { secret });
    await storePhoto({ secret, number, name, blob });
    return blob;
  }

  /** Shows that the browser cannot read a file. A HEIC file can be sent unchanged if the visitor chooses so. */
  #refuse(batch: Batch, photo: Photo): null {
    const { name, file, row } = photo;
    const labels = this.#labels;
    const buttons = [this.#removeButton(batch, photo)];
    photo.isRefused = true;
    if (!file || !/hei[cf]$/i.test(file.type || name))
      row.show(labels.photoNoPicture, { isBad: true, buttons });
    else if (file.size > MAX_PHOTO_BYTES) row.show(labels.photoOverLimit, { isBad: true, buttons });
    else {
      const sendAsIs = createButton(fill(labels.photoSendAsIs, { name }), () => {
        photo.blob = this.#accept(batch, photo, file);
      });
      row.show(labels.photoAsIs, { buttons: [sendAsIs, ...buttons] });
    }
    return null;
  }

  #removeButton(batch: Batch, photo: Photo): HTMLButtonElement {
    return createButton(fill(this.#labels.photoRemove, { name: photo.name }), () => {
      photo.row.item.remove();
      batch.photos = batch.photos.filter((each) => each !== photo);
      deletePhoto(batch.secret, photo.number);
      if (batch.photos.length === 0) this.#store.write(batch.secret, null);
      this.#page.input.focus();
    });
  }
}

/** The photographs that the browser can read, with those that are still being shrunk. */
const notRefused = ({ photos }: Batch) => photos.filter(({ isRefused }) => !isRefused);

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
