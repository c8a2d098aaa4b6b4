import { painted, whenIdle } from '../client/loading';

/** Maximum milliseconds after the first paint to wait for an idle browser: with pictures near the screen, and with those of next pages. */
const MAX_WAIT_NEAR = 500;
const MAX_WAIT_NEXT_PAGES = 2000;

export const selector = 'html';

/** Preloads in this order: the page's first picture at once, its pictures within two screens, the pictures of likely next pages. */
export function enhance(): void {
  // Until then, the style sheet of `Picture` holds lazy pictures back.
  painted.then(() => {
    document.documentElement.dataset.painted = '';
  });
  if (savesData() || isSlow()) return;
  const [first, ...rest] = document.images;
  if (first) first.loading = 'eager';
  painted.then(() => {
    whenIdle(() => loadNear(rest), MAX_WAIT_NEAR);
    whenIdle(loadNextPages, MAX_WAIT_NEXT_PAGES);
  });
}

/** Loads the pictures within two screens. Skips pictures in a closed gallery tab, which have no layout box. */
function loadNear(images: readonly HTMLImageElement[]): void {
  const end = 2 * window.innerHeight;
  for (const image of images)
    if (image.getClientRects().length > 0 && image.getBoundingClientRect().top < end) image.loading = 'eager';
}

function loadNextPages(): void {
  const nextPages = document.querySelector<HTMLTemplateElement>('template[data-next-pages]');
  for (const { dataset, sizes, srcset } of nextPages?.content.querySelectorAll('img') ?? [])
    if (!dataset.media || matchMedia(dataset.media).matches)
      Object.assign(new Image(), { fetchPriority: 'low', sizes, srcset });
}

declare global {
  interface Navigator {
    /** Chromium browsers only. */
    readonly connection?: { saveData?: boolean; effectiveType?: string };
  }
}

/** Whether the visitor asks for less data. */
export const savesData = () => navigator.connection?.saveData === true;

/** Whether the connection is as slow as 2G or 3G. */
const isSlow = () => /[23]g/.test(navigator.connection?.effectiveType ?? '');
