export const selector = 'img[fetchpriority="high"]';

/**
 * Covers the first picture of the page with its placeholder color until it has loaded, and then fades the cover out. If the picture fails
 * to load, it is hidden, and only the color remains.
 */
export function enhance(image: HTMLImageElement): void {
  const picture = image.parentElement;
  if (!picture) return;
  const hide = () => {
    image.hidden = true;
  };
  if (image.complete) {
    const hasFailed = image.currentSrc !== '' && image.naturalWidth === 0;
    if (hasFailed) hide();
    return;
  }
  image.addEventListener('error', hide);
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  picture.dataset.cover = 'on';
  for (const event of ['load', 'error']) {
    image.addEventListener(event, () => {
      picture.dataset.cover = 'off';
    });
  }
}
