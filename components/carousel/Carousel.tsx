import type { KeyboardEvent, ReactNode } from 'react';
import { labels } from '../labels';
import { CarouselContext } from './CarouselContext';
import { useEmbla } from './useEmbla';

interface CarouselProps {
  label: string;
  /** How many cards there are. */
  total: number;
  /** After the last card comes the first; else the arrows end at the ends. */
  loop?: boolean;
  children: ReactNode;
}

/** Cards in a row, with parts that find each other by `useCarousel`. Arrow keys move it. */
export function Carousel({ label, total, loop = false, children }: CarouselProps) {
  const carousel = useEmbla(total, loop);
  const move = (event: KeyboardEvent) => {
    const step = { ArrowLeft: carousel.previous, ArrowRight: carousel.next }[event.key];
    if (!step || !carousel.awake) return;
    event.preventDefault();
    step();
  };
  return (
    <CarouselContext value={carousel}>
      <section aria-roledescription={labels.carousel} aria-label={label} onKeyDown={move}>
        {children}
      </section>
    </CarouselContext>
  );
}
