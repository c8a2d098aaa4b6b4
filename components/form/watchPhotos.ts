import { readBatch } from './photoBatch';
import type { FormPhotos } from './photos';

const TOUCHES = ['pointerenter', 'pointerdown', 'focus', 'change'];

/**
 * Shows the field for photographs where the browser can send them, and loads its script when the field is touched or a reload
 * interrupted it. Returns what gets the photographs; undefined while nobody touched it.
 */
export function watchPhotos(form: HTMLFormElement): () => Promise<FormPhotos | undefined> {
  const field = form.querySelector<HTMLElement>('[data-photo-field]');
  const input = field?.querySelector('input');
  let opened: Promise<FormPhotos | undefined> = Promise.resolve(undefined);
  // Browsers encrypt only on addresses with https.
  if (!field || !input || !crypto.subtle) return () => opened;
  let isOpen = false;
  const open = () => {
    if (isOpen) return;
    isOpen = true;
    opened = import('./photos').then(
      ({ FormPhotos }) => new FormPhotos(form, input, field).open(),
      () => {
        isOpen = false;
        return undefined;
      },
    );
  };
  for (const touch of TOUCHES) input.addEventListener(touch, open);
  if (readBatch(form)) open();
  field.dataset.ready = '';
  return () => opened;
}
