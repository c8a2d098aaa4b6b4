import { createContext, type KeyboardEvent, type ReactNode, useContext } from 'react';
import type { Labels } from '../../pipeline/labels/labels';
import { type CarouselState, useEmbla } from './useEmbla';

/** The labels that a carousel needs, in the browser too. */
export const CAROUSEL_LABELS = ['carousel', 'slide', 'slideOf', 'previous', 'next', 'count'] as const;

export type CarouselLabels = Pick<Labels, (typeof CAROUSEL_LABELS)[number]>;

type CarouselParts = CarouselState & { labels: CarouselLabels };

const CarouselContext = createContext<CarouselParts | null>(null);

interface CarouselProps {
  label: string;
  labels: CarouselLabels;
  total: number;
  loop?: boolean;
  children: ReactNode;
}

/** A row of cards that arrow keys move. Its parts read its state with `useCarousel`. */
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

export function useCarousel(): CarouselParts {
  const carousel = useContext(CarouselContext);
  if (!carousel) throw new Error('useCarousel must be used within a <Carousel />');
  return carousel;
}
