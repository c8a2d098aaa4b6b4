import type { FormPhotos } from './photos';
import type { KeptBatch } from './storedPhotos';

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
  const kept = keptBatch(form);
  let isOpen = false;
  const open = () => {
    if (isOpen) return;
    isOpen = true;
    opened = import('./photos').then(
      ({ FormPhotos }) => new FormPhotos({ form, input, field, kept }).open(),
      () => {
        isOpen = false;
        return undefined;
      },
    );
  };
  for (const touch of TOUCHES) input.addEventListener(touch, open);
  if (kept.read()) open();
  field.dataset.ready = '';
  return () => opened;
}

function keptBatch({ ariaLabel }: HTMLFormElement): KeptBatch {
  const key = `photos ${location.pathname} ${ariaLabel}`;
  return {
    read() {
      try {
        return JSON.parse(sessionStorage.getItem(key) ?? 'null');
      } catch {
        return null;
      }
    },
    write(batch) {
      try {
        sessionStorage.setItem(key, JSON.stringify(batch));
      } catch {}
    },
  };
}
