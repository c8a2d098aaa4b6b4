import { savesData } from './connection';
import { whenIdle } from './whenIdle';

/** Milliseconds after the page has loaded. */
const WITHIN = 2000;

/** On the home page, a hidden copy of the feed's frame is loaded once, so that the one in view is there at once. */
export function loadHiddenFeed(): void {
  const feed = document.querySelector<HTMLIFrameElement>('[data-feed] iframe');
  if (!feed || location.pathname !== '/' || savesData()) return;
  const load = () => whenIdle(() => document.body.append(hiddenCopy(feed)), WITHIN);
  if (document.readyState === 'complete') load();
  else window.addEventListener('load', load, { once: true });
}

function hiddenCopy({ dataset, title }: HTMLIFrameElement): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  return Object.assign(frame, { src: dataset.src, title, hidden: true });
}
