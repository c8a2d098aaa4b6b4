import { isSlow, painted, savesData, whenIdle } from '../client/loading';

/** In milliseconds after the first paint: for pictures near the screen, and for pictures of the next pages. */
const NEAR_TIMEOUT = 500;
const NEXT_PAGES_TIMEOUT = 2000;

export const selector = 'html';

/** Preloads in this order: the page's first picture at once, its pictures within two screens, the pictures of likely next pages. */
export function enhance(): void {
  if (savesData() || isSlow()) return;
  const [first, ...rest] = document.images;
  if (first) first.loading = 'eager';
  painted.then(() => {
    whenIdle(() => loadNear(rest), NEAR_TIMEOUT);
    whenIdle(loadNextPages, NEXT_PAGES_TIMEOUT);
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
