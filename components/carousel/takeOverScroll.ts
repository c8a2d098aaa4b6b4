import type { EmblaCarouselType } from 'embla-carousel';

/** Begins where the visitor had scrolled to before the carousel woke. */
export function takeOverScroll(embla: EmblaCarouselType): void {
  const viewport = embla.rootNode();
  const scrolled = viewport.scrollLeft;
  if (scrolled === 0) return;
  const offsets = embla.slideNodes().map((slide) => Math.abs(slide.offsetLeft - scrolled));
  viewport.scrollLeft = 0;
  embla.scrollTo(offsets.indexOf(Math.min(...offsets)), true);
}
