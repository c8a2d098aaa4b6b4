import { afterLoad, whenIdle } from '../client/loading';
import { savesData } from '../ui/PreloadedPictures.client';

/** Milliseconds to wait after the load event, so that the page's own pictures are loaded first. */
const DELAY = 2000;
/** Maximum milliseconds to wait then for an idle browser. */
const MAX_WAIT = 2000;

export const selector = '[data-feed]';

let isAdded = false;

/** Loads a hidden copy of the feed's frame on the home page. The visible frame then comes from the browser's cache. */
export function enhance(feed: HTMLElement): void {
  if (isAdded || location.pathname !== '/' || savesData()) return;
  isAdded = true;
  afterLoad(() => setTimeout(() => whenIdle(() => addCopy(feed), MAX_WAIT), DELAY));
}

function addCopy(feed: HTMLElement): void {
  // While the feed is far below the screen, its frame is still in a template.
  const frame = (feed.querySelector('template')?.content ?? feed).querySelector('iframe');
  if (!frame) return;
  const copy = document.createElement('iframe');
  document.body.append(Object.assign(copy, { src: frame.src, title: frame.title, hidden: true }));
}
