import { labels } from '../labels';
import style from './lightbox.css?inline';

/**
 * The empty frame in which photographs of `gallery` are seen large. It comes with the script that fills it, and so does
 * its style: in the page's HTML it would be of use to nobody.
 */
export function createLightbox(gallery: HTMLElement): HTMLDialogElement {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  document.adoptedStyleSheets.push(sheet);
  const dialog = document.createElement('dialog');
  dialog.className = 'lightbox';
  dialog.setAttribute('aria-label', labels.photo);
  dialog.innerHTML = `
    <p data-part="title"></p>
    <p data-part="count" aria-live="polite"></p>
    ${button('close', labels.close, 'M18 6 6 18M6 6l12 12')}
    ${button('previous', labels.previous, 'm15 18-6-6 6-6')}
    <div data-part="stage"></div>
    ${button('next', labels.next, 'm9 18 6-6-6-6')}
    <p data-part="words"></p>`;
  return gallery.appendChild(dialog);
}

/** `line`: its sign, drawn on 24 by 24. */
function button(part: string, label: string, line: string): string {
  return `<button type="button" data-part="${part}" aria-label="${label}"><svg aria-hidden="true" viewBox="0 0 24 24"><path d="${line}"/></svg></button>`;
}
