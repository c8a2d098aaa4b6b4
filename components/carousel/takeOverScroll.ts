import type { EmblaCarouselType } from 'embla-carousel';

/** Begins where the visitor had scrolled to before the carousel woke. */
export function takeOverScroll(embla: EmblaCarouselType): void {
  const viewport = embla.rootNode();
  const scrolled = viewport.scrollLeft;
  if (scrolled === 0) return;
  const slides = embla.slideNodes();
  const start = slides[0]?.offsetLeft ?? 0;
  const offsets = slides.map((slide) => Math.abs(slide.offsetLeft - start - scrolled));
  viewport.scrollLeft = 0;
  embla.scrollTo(offsets.indexOf(Math.min(...offsets)), true);
}
