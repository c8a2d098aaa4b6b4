import { afterLoad, savesData, whenIdle } from '../client/loading';

/** Milliseconds after the page has loaded: by then its own pictures are drawn. */
const DELAY = 2000;
/** Milliseconds from then. */
const TIMEOUT = 2000;

export const selector = '[data-feed]';

let isAdded = false;

/** On the home page, a hidden copy of the feed's frame is loaded once, so that the visible one appears at once. */
export function enhance(feed: HTMLElement): void {
  if (isAdded || location.pathname !== '/' || savesData()) return;
  isAdded = true;
  afterLoad(() => setTimeout(() => whenIdle(() => addCopy(feed), TIMEOUT), DELAY));
}

function addCopy(feed: HTMLElement): void {
  // Far below the screen, the frame is still in its template.
  const frame = (feed.querySelector('template')?.content ?? feed).querySelector('iframe');
  if (!frame) return;
  const copy = document.createElement('iframe');
  document.body.append(Object.assign(copy, { src: frame.src, title: frame.title, hidden: true }));
}
