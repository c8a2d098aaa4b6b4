import { labels } from '../labels';
import { showNotice } from './showNotice';

/** The device's own dialog where there is one; else the address is copied, and a notice says so. */
export async function shareArticle(): Promise<void> {
  const page = { title: document.title, url: location.href };
  if (navigator.share) return navigator.share(page).catch(() => undefined);
  await copy(page.url);
  showNotice({ title: labels.share, text: labels.shared });
}

/** Addresses without https have no clipboard of their own. */
async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const box = document.body.appendChild(document.createElement('textarea'));
    box.value = text;
    box.select();
    document.execCommand('copy');
    box.remove();
  }
}
