/** A first picture that is still on its way gets a cover of its own colour, which fades once it is there. */
export function coverHero(): void {
  const image = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
  const cover = image?.parentElement?.dataset;
  if (!cover || image.complete || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  cover.cover = 'on';
  for (const event of ['load', 'error']) {
    image.addEventListener(event, () => {
      cover.cover = 'off';
    });
  }
}
