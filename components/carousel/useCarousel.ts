import type { EmblaCarouselType } from 'embla-carousel';
import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useState } from 'react';

const OPTIONS = {
  align: 'start',
  dragThreshold: 10,
  duration: 25,
  loop: true,
  breakpoints: { '(prefers-reduced-motion: reduce)': { duration: 0 } },
} as const;

/** The state of a carousel that loops, and the functions that move it, by the library Embla. */
export function useCarousel() {
  const [viewport, embla] = useEmblaCarousel(OPTIONS);
  /** `index`: of the first visible card. */
  const [position, setPosition] = useState({ index: 0, canPrevious: true, canNext: true });

  useEffect(() => {
    if (!embla) return;
    const update = () =>
      setPosition({
        index: embla.selectedScrollSnap(),
        canPrevious: embla.canScrollPrev(),
        canNext: embla.canScrollNext(),
      });
    takeOverScroll(embla);
    update();
    embla.on('select', update).on('reInit', update);
    return () => {
      embla.off('select', update).off('reInit', update);
    };
  }, [embla]);

  return {
    /** The ref of the element that clips the row. */
    viewport,
    /** Whether Embla runs. Until then the row scrolls natively. */
    isReady: Boolean(embla),
    ...position,
    previous: () => embla?.scrollPrev(),
    next: () => embla?.scrollNext(),
  };
}

/** Moves the carousel to the card that the visitor had scrolled to before hydration. */
function takeOverScroll(embla: EmblaCarouselType): void {
  const viewport = embla.rootNode();
  const scrolled = viewport.scrollLeft;
  if (scrolled === 0) return;
  const slides = embla.slideNodes();
  const start = slides[0]?.offsetLeft ?? 0;
  const distances = slides.map((slide) => Math.abs(slide.offsetLeft - start - scrolled));
  viewport.scrollLeft = 0;
  embla.scrollTo(distances.indexOf(Math.min(...distances)), true);
}
