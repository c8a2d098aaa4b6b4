import type { EmblaCarouselType } from 'embla-carousel';
import useEmblaCarousel, { type EmblaViewportRefType } from 'embla-carousel-react';
import { useEffect, useState } from 'react';

/** With reduced motion there is no animation. */
const OPTIONS = {
  align: 'start',
  dragThreshold: 10,
  duration: 25,
  breakpoints: { '(prefers-reduced-motion: reduce)': { duration: 0 } },
} as const;

export interface CarouselState {
  viewport: EmblaViewportRefType;
  /** Whether it can be dragged; before that the row scrolls by itself. */
  isReady: boolean;
  /** Of the first card in view, from 0. */
  index: number;
  total: number;
  canPrevious: boolean;
  canNext: boolean;
  previous: () => void;
  next: () => void;
}

export function useEmbla(total: number, loop: boolean): CarouselState {
  const [viewport, embla] = useEmblaCarousel({ ...OPTIONS, loop });
  const [position, setPosition] = useState({ index: 0, canPrevious: loop, canNext: true });

  useEffect(() => {
    if (!embla) return;
    const update = () => setPosition(readPosition(embla));
    takeOverScroll(embla);
    update();
    embla.on('select', update).on('reInit', update);
    return () => {
      embla.off('select', update).off('reInit', update);
    };
  }, [embla]);

  return {
    viewport,
    isReady: Boolean(embla),
    total,
    ...position,
    previous: () => embla?.scrollPrev(),
    next: () => embla?.scrollNext(),
  };
}

function readPosition(embla: EmblaCarouselType) {
  return {
    index: embla.selectedScrollSnap(),
    canPrevious: embla.canScrollPrev(),
    canNext: embla.canScrollNext(),
  };
}

/** Starts at the card that the visitor had scrolled to. */
function takeOverScroll(embla: EmblaCarouselType): void {
  const viewport = embla.rootNode();
  const scrolled = viewport.scrollLeft;
  if (scrolled === 0) return;
  const slides = embla.slideNodes();
  const start = slides[0]?.offsetLeft ?? 0;
  const offsets = slides.map((slide) => Math.abs(slide.offsetLeft - start - scrolled));
  viewport.scrollLeft = 0;
  embla.scrollTo(offsets.indexOf(Math.min(...offsets)), true);
}
