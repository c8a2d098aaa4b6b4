import { isSlow, savesData } from './connection';
import { painted } from './painted';
import { whenIdle } from './whenIdle';

/** Milliseconds after the first paint within which they are asked for: spec.txt section 7. */
const MAIN = 500;
const OTHERS = 2000;

/**
 * The page's first picture at once, then those within two screens, then what `PicturesAhead` keeps for the pages that
 * may come next. What fails is left to the page's own loading.
 */
export function preloadPictures(): void {
  if (savesData() || isSlow()) return;
  const [first, ...rest] = document.images;
  if (first) first.loading = 'eager';
  painted.then(() => {
    whenIdle(() => loadNear(rest), MAIN);
    whenIdle(loadAhead, OTHERS);
  });
}

function loadNear(images: readonly HTMLImageElement[]): void {
  for (const image of images.filter(isNear)) image.loading = 'eager';
}

function loadAhead(): void {
  const ahead = document.querySelector<HTMLTemplateElement>('template[data-ahead]');
  for (const { sizes, srcset } of ahead?.content.querySelectorAll('img') ?? [])
    Object.assign(new Image(), { fetchPriority: 'low', sizes, srcset });
}

/** What is in a closed tab has no place on the page. */
function isNear(image: HTMLImageElement): boolean {
  return image.getClientRects().length > 0 && image.getBoundingClientRect().top < 2 * window.innerHeight;
}
