export const selector = 'img[fetchpriority="high"]';

/** Covers a first picture that is not loaded yet with its own color, which fades once the picture is there. */
export function enhance(image: HTMLImageElement): void {
  const cover = image.parentElement?.dataset;
  if (!cover || image.complete || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  cover.cover = 'on';
  for (const event of ['load', 'error']) {
    image.addEventListener(event, () => {
      cover.cover = 'off';
    });
  }
}
