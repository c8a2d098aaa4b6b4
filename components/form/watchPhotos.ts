import type { FormPhotos } from './photos';
import { readStored } from './tabStorage';

/** The events of the input that show that the visitor is about to use it. */
const USE_EVENTS = ['pointerenter', 'pointerdown', 'focus', 'change'];

/**
 * Shows the field for photographs if the browser can send them, and loads its script when the field is used or photographs are stored.
 * Returns a getter of the photographs; undefined if the field was not used, or the script could not be loaded.
 */
export function watchPhotos(form: HTMLFormElement): () => Promise<FormPhotos | undefined> {
  const field = form.querySelector<HTMLElement>('[data-photo-field]');
  const input = field?.querySelector('input');
  // `crypto.subtle` exists only on https addresses.
  if (!field || !input || !crypto.subtle) return async () => undefined;
  const batchesKey = `batches ${location.pathname} ${form.ariaLabel}`;
  let opened: Promise<FormPhotos | undefined> | undefined;
  const open = () => {
    opened ??= import('./photos').then(
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
  return async () => (input.files?.length ? open() : opened);
}
