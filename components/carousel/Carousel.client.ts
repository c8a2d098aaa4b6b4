import { importAfterPaint, whenNear } from '../client/loading';

/** Distance below the screen at which the script of a carousel is fetched. */
const NEAR = '200px';

export const selector = '[data-carousel]';

/** Starts a carousel when it is near. If its script cannot be loaded, the row still scrolls natively. */
export function enhance(carousel: HTMLElement): void {
  whenNear(carousel, NEAR, () => {
    importAfterPaint(() => import('./Carousel.lazy')).then((script) => script?.startCarousel(carousel));
  });
}
