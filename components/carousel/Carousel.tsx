import type { EmblaCarouselType } from 'embla-carousel';
import useEmblaCarousel from 'embla-carousel-react';
import { createContext, type KeyboardEvent, type ReactNode, useContext, useEffect, useState } from 'react';
import type { Labels } from '../../pipeline/labels/labels';

/** The labels that a carousel also needs in the browser. */
export const CAROUSEL_LABELS = ['carousel', 'slide', 'slideOf', 'previous', 'next', 'count'] as const;

export type CarouselLabels = Pick<Labels, (typeof CAROUSEL_LABELS)[number]>;

type CarouselState = ReturnType<typeof useEmbla> & { labels: CarouselLabels };

const CarouselContext = createContext<CarouselState | null>(null);

interface CarouselProps {
  label: string;
  labels: CarouselLabels;
  total: number;
  loop?: boolean;
  children: ReactNode;
}

/** A row of cards with arrow key navigation. Its parts read the state with `useCarousel`. */
export function Carousel({ label, labels, total, loop = false, children }: CarouselProps) {
  const carousel = useEmbla(total, loop);
  const move = (event: KeyboardEvent) => {
    const step = { ArrowLeft: carousel.previous, ArrowRight: carousel.next }[event.key];
    if (!step || !carousel.isReady) return;
    event.preventDefault();
    step();
  };
  return (
    <CarouselContext value={{ ...carousel, labels }}>
      <section aria-roledescription={labels.carousel} aria-label={label} onKeyDown={move}>
        {children}
      </section>
    </CarouselContext>
  );
}

export function useCarousel(): CarouselState {
  const carousel = useContext(CarouselContext);
  if (!carousel) throw new Error('useCarousel must be used within a <Carousel />');
  return carousel;
}

const OPTIONS = {
  align: 'start',
  dragThreshold: 10,
  duration: 25,
  breakpoints: { '(prefers-reduced-motion: reduce)': { duration: 0 } },
} as const;

function useEmbla(total: number, loop: boolean) {
  const [viewport, embla] = useEmblaCarousel({ ...OPTIONS, loop });
  /** `index`: of the first visible card, from 0. */
  const [position, setPosition] = useState({ index: 0, canPrevious: loop, canNext: true });

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
    viewport,
    /** Whether Embla runs. Until then the row scrolls natively. */
    isReady: Boolean(embla),
    total,
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
  const offsets = slides.map((slide) => Math.abs(slide.offsetLeft - start - scrolled));
  viewport.scrollLeft = 0;
  embla.scrollTo(offsets.indexOf(Math.min(...offsets)), true);
}
