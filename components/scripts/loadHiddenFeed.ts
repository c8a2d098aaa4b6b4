import { savesData } from './connection';
import { whenIdle } from './whenIdle';

/** Milliseconds after the page has loaded. */
const WITHIN = 2000;

/** On the home page, a hidden copy of the feed's frame is loaded once, so that the one in view is there at once. */
export function loadHiddenFeed(): void {
  if (location.pathname !== '/' || savesData()) return;
  const load = () => whenIdle(addCopy, WITHIN);
  if (document.readyState === 'complete') load();
  else window.addEventListener('load', load, { once: true });
}

function addCopy(): void {
  const feed = document.querySelector<HTMLIFrameElement>('[data-feed] iframe');
  if (!feed) return;
  const copy = document.createElement('iframe');
  document.body.append(Object.assign(copy, { src: feed.src, title: feed.title, hidden: true }));
}
