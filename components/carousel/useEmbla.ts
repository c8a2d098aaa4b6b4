import type { EmblaCarouselType } from 'embla-carousel';
import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useState } from 'react';
import type { CarouselState } from './CarouselState';
import { takeOverScroll } from './takeOverScroll';

/** Spec.txt section 9; who wants less motion gets none. */
const OPTIONS = {
  align: 'start',
  dragThreshold: 10,
  duration: 25,
  breakpoints: { '(prefers-reduced-motion: reduce)': { duration: 0 } },
} as const;

/** A row of `total` cards that is dragged, and goes round if `loop`; without it, it stops at both ends. */
export function useEmbla(total: number, loop: boolean): CarouselState {
  const [viewport, embla] = useEmblaCarousel({ ...OPTIONS, loop });
  const [place, setPlace] = useState({ index: 0, canPrevious: loop, canNext: true });

  useEffect(() => {
    if (!embla) return;
    const tell = () => setPlace(placeOf(embla));
    takeOverScroll(embla);
    tell();
    embla.on('select', tell).on('reInit', tell);
    return () => {
      embla.off('select', tell).off('reInit', tell);
    };
  }, [embla]);

  return {
    viewport,
    awake: Boolean(embla),
    total,
    ...place,
    previous: () => embla?.scrollPrev(),
    next: () => embla?.scrollNext(),
  };
}

function placeOf(embla: EmblaCarouselType) {
  return {
    index: embla.selectedScrollSnap(),
    canPrevious: embla.canScrollPrev(),
    canNext: embla.canScrollNext(),
  };
}
