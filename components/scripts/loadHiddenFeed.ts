import { savesData } from './connection';
import { painted } from './painted';
import { whenIdle } from './whenIdle';

/** Milliseconds after the page has loaded and is seen: by then its own pictures are drawn. */
const AFTER = 2000;
/** Milliseconds from then. */
const WITHIN = 2000;

/** On the home page, a hidden copy of the feed's frame is loaded once, so that the one in view is there at once. */
export function loadHiddenFeed(): void {
  if (location.pathname !== '/' || savesData()) return;
  const load = () => painted.then(() => setTimeout(() => whenIdle(addCopy, WITHIN), AFTER));
  if (document.readyState === 'complete') load();
  else window.addEventListener('load', load, { once: true });
}

function addCopy(): void {
  const place = document.querySelector('[data-feed]');
  // Far below the screen, the feed's own frame still waits in its template.
  const within = place?.querySelector('template')?.content ?? place;
  const feed = within?.querySelector('iframe');
  if (!feed) return;
  const copy = document.createElement('iframe');
  document.body.append(Object.assign(copy, { src: feed.src, title: feed.title, hidden: true }));
}
