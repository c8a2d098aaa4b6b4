export const selector = 'img[fetchpriority="high"]';

/**
 * Covers a first picture that is not loaded yet with its own color, which fades once the picture is there. One that cannot be
 * loaded is hidden, which leaves that color.
 */
export function enhance(image: HTMLImageElement): void {
  const cover = image.parentElement?.dataset;
  if (!cover) return;
  const hide = () => {
    image.hidden = true;
  };
  if (image.complete) {
    if (image.currentSrc && image.naturalWidth === 0) hide();
    return;
  }
  image.addEventListener('error', hide);
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  cover.cover = 'on';
  for (const event of ['load', 'error']) {
    image.addEventListener(event, () => {
      cover.cover = 'off';
    });
  }
}
