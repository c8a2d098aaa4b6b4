import { wait } from '../client/loading';
import type { Announcement, FormPhotos } from './FormPhotos';
import { readStored } from './tabStorage';

/** The events of the input that show that the visitor is about to use it. */
const USE_EVENTS = ['pointerenter', 'pointerdown', 'focus', 'change'];

/**
 * Shows the field for photographs if the browser can send them, and loads its script when the field is used or photographs are stored.
 * Returns a function to call before the lead is sent. `areLeft`: without the script, photographs stay in the input, and sending the form
 * again sends them.
 */
export function watchPhotos(
  form: HTMLFormElement,
): () => Promise<Partial<Announcement> & { areLeft: boolean }> {
  const field = form.querySelector<HTMLElement>('[data-photo-field]');
  const input = field?.querySelector('input');
  // `crypto.subtle` exists only on https addresses.
  if (!field || !input || !crypto.subtle) return async () => ({ areLeft: false });
  deleteOldPhotos().catch(() => undefined);
  const batchesKey = `batches ${location.pathname} ${form.ariaLabel}`;
  let opened: Promise<FormPhotos | undefined> | undefined;
  const open = () => {
    opened ??= import('./FormPhotos').then(
      ({ FormPhotos }) => new FormPhotos({ form, input, field, batchesKey }).open(),
      () => {
        opened = undefined;
        return undefined;
      },
    );
    return opened;
  };
  for (const event of USE_EVENTS) input.addEventListener(event, open);
  if (readStored(batchesKey, null)) open();
  field.dataset.ready = '';
  return async () => {
    const photos = input.files?.length || opened ? await withTimeout(open()) : undefined;
    const announcement = await photos?.announce().catch(() => undefined);
    return { ...announcement, areLeft: !photos && Boolean(input.files?.length) };
  };
}

/** Deletes photographs chosen more than a day ago. Loads the code for it only if this browser has the database of `storedPhotos.ts`. */
async function deleteOldPhotos(): Promise<void> {
  const databases = await indexedDB.databases?.();
  const maybeStored = databases?.some(({ name }) => name === 'photos') ?? true;
  if (!maybeStored) return;
  const storedPhotos = await import('./storedPhotos');
  await storedPhotos.deleteOldPhotos();
}

/** Milliseconds in which a script must load. */
const MAX_LOAD_TIME = 5000;

/** Resolves to undefined if the loading fails or takes too long. */
export function withTimeout<Value>(loading: Promise<Value>): Promise<Value | undefined> {
  return Promise.race([loading, wait(MAX_LOAD_TIME)]).catch(() => undefined);
}
