import type { EmblaViewportRefType } from 'embla-carousel-react';

/** What the parts of a carousel know of each other. */
export interface CarouselState {
  viewport: EmblaViewportRefType;
  /** Dragging works; until then the row scrolls by itself. */
  awake: boolean;
  /** Place of the first card in view, from 0. */
  index: number;
  total: number;
  canPrevious: boolean;
  canNext: boolean;
  previous: () => void;
  next: () => void;
}
