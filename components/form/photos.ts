import { fill } from '../../pipeline/labels/fill';
import { MAX_PHOTO_BYTES, MAX_PHOTOS } from '../../supabase/functions/submit-contact-form/photos/limits';
import { readLabels } from '../readLabels';
import type { PhotoLabels } from './PhotoField';
import { createRow, type Photo, type PhotoRow, panelIn } from './photoList';
import { sendPhotos } from './sendPhotos';
import { showConfirmation } from './showSummary';
import { drawPreview, shrinkPhoto } from './shrinkPhoto';
import {
  dropPhoto,
  type KeptBatches,
  keepBatches,
  keepPhoto,
  type PhotoBatch,
  readPhotos,
} from './storedPhotos';
import { keepSummary, takeSummary } from './summary';

const NUMBERS = Array.from({ length: MAX_PHOTOS }, (_, index) => index + 1);
/** Milliseconds that a request waits for photographs which are being made smaller. */
const MAX_WAIT = 5000;

interface PhotoForm {
  readonly form: HTMLFormElement;
  readonly field: HTMLElement;
  readonly input: HTMLInputElement;
  readonly batchesKey: string;
}

/** The photographs of a form: lists what is chosen in `input`, and brings back what a reload interrupted. */
export class FormPhotos {
  readonly #of: PhotoForm;
  readonly #labels: PhotoLabels;
  readonly #kept: KeptBatches;
  #secret = newSecret();
  #photos: Photo[] = [];
  #announced = 0;
  /** One after another: a photograph of 12 million pixels takes 48 MB. */
  #making: Promise<unknown> = Promise.resolve();

  constructor(of: PhotoForm) {
    this.#of = of;
    this.#labels = readLabels<PhotoLabels>(of.field);
    this.#kept = keepBatches(of.batchesKey);
  }

  async open(): Promise<this> {
    this.#of.input.addEventListener('change', () => this.#addFiles(this.#takeChosen()));
    const chosen = this.#takeChosen();
    await this.#resume();
    this.#addFiles(chosen);
    return this;
  }

  /** What the request says of those that follow it. */
  async announce(): Promise<{ photos: number; photoKey: string } | undefined> {
    await Promise.race([this.#making, new Promise((resolve) => setTimeout(resolve, MAX_WAIT))]);
    this.#announced = this.#photos.filter(({ isRefused }) => !isRefused).length;
    if (this.#announced === 0) return undefined;
    return { photos: this.#announced, photoKey: await sha256(this.#secret) };
  }

  /** Sends them, in the confirmation. What is chosen from now on belongs to the next request. */
  send(lead: string, all = this.#announced, arrived = 0): Promise<void> | undefined {
    const photos = this.#photos.filter(({ isRefused }) => !isRefused);
    const secret = this.#secret;
    if (photos.length === 0) return undefined;
    this.#photos = [];
    this.#secret = newSecret();
    panelIn(this.#of.field).list.replaceChildren();
    return sendPhotos(photos, {
      form: this.#of.form,
      kept: this.#kept,
      labels: this.#labels,
      batch: { secret, sent: { lead, all, arrived } },
    });
  }

  /** What was being sent goes on, and what was only chosen is listed again. */
  async #resume(): Promise<void> {
    const batches = this.#kept.read();
    const areAllSent = batches.every(({ sent }) => sent);
    for (const batch of batches.filter(({ sent }) => sent)) await this.#resumeBatch(batch, areAllSent);
    for (const batch of batches.filter(({ sent }) => !sent)) await this.#resumeBatch(batch, areAllSent);
  }

  async #resumeBatch({ secret, sent }: PhotoBatch, areAllSent: boolean): Promise<void> {
    const stored = await readPhotos(secret);
    if (stored.length === 0) {
      panelIn(this.#of.field).status.textContent = this.#labels.photosAgain;
      return this.#kept.write(secret, null);
    }
    this.#secret = secret;
    for (const { number, name, blob } of stored)
      this.#listPhoto(name, number, ({ preview }) => drawPreview(blob, preview).then(() => blob));
    if (!sent) return;
    const summary = takeSummary();
    keepSummary(summary);
    showConfirmation(this.#of.form, summary, areAllSent);
    this.send(sent.lead, sent.all, sent.arrived);
  }

  #takeChosen(): File[] {
    const files = [...(this.#of.input.files ?? [])];
    this.#of.input.value = '';
    return files;
  }

  #addFiles(files: readonly File[]): void {
    const free = NUMBERS.filter((number) => this.#photos.every((photo) => photo.number !== number));
    if (files.length > 0)
      panelIn(this.#of.field).status.textContent =
        files.length > free.length ? this.#labels.photosOverLimit : '';
    for (const [index, number] of free.entries()) {
      const file = files[index];
      if (file) this.#listPhoto(file.name, number, ({ preview }) => shrinkPhoto(file, preview), file);
    }
  }

  #listPhoto(name: string, number: number, make: (row: PhotoRow) => Promise<Blob>, file?: File): void {
    const row = createRow(name);
    const photo: Photo = { number, name, row, made: Promise.resolve(null), isRefused: false };
    photo.made = this.#making.then(() =>
      make(row).then(
        (blob) => this.#accept(photo, blob),
        () => this.#refuse(photo, file),
      ),
    );
    this.#making = photo.made;
    row.show(this.#labels.photoMaking);
    this.#photos.push(photo);
    panelIn(this.#of.field).list.append(row.item);
  }

  async #accept(photo: Photo, blob: Blob): Promise<Blob> {
    const { number, name, row } = photo;
    const secret = this.#secret;
    photo.isRefused = false;
    if (!this.#photos.includes(photo)) return blob;
    row.show(this.#labels.photoReady, { buttons: this.#removeButton(photo) });
    this.#kept.write(secret, { secret });
    await keepPhoto({ secret, number, name, blob });
    return blob;
  }

  /** For what this browser cannot read, as HEIC: it is sent only if the visitor says so. */
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
        photo.made = this.#accept(photo, file);
      };
      row.show(labels.photoAsIs, {
        buttons: { [fill(labels.photoSendAsIs, { name })]: sendAsIs, ...buttons },
      });
    }
    return null;
  }

  #removeButton(photo: Photo): Record<string, () => void> {
    const remove = () => {
      photo.row.item.remove();
      this.#photos = this.#photos.filter((each) => each !== photo);
      dropPhoto(this.#secret, photo.number);
      if (this.#photos.length === 0) this.#kept.write(this.#secret, null);
      this.#of.input.focus();
    };
    return { [fill(this.#labels.photoRemove, { name: photo.name })]: remove };
  }
}

/** `randomUUID` is missing on addresses without https. */
function newSecret(): string {
  return hex(crypto.getRandomValues(new Uint8Array(32)));
}

async function sha256(text: string): Promise<string> {
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))));
}

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
