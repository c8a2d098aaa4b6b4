import { readLabels } from '../client/elements';
import { showNotice } from '../ui/showNotice';
import type { ShareLabels } from './ShareButton';

/** Opens the share dialog of the device. If there is no share dialog, copies the address and shows a notice. */
export async function shareArticle(button: HTMLElement): Promise<void> {
  const page = { title: document.title, url: location.href };
  if (navigator.share) return navigator.share(page).catch(() => undefined);
  await copy(page.url);
  const labels = readLabels<ShareLabels>(button);
  showNotice({ title: labels.share, text: labels.shared });
}

/** Copies with the old command if `navigator.clipboard` does not exist: browsers provide it with https only. */
async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const field = Object.assign(document.createElement('textarea'), { value: text });
    document.body.append(field);
    field.select();
    document.execCommand('copy');
    field.remove();
  }
}
