import { useContext } from 'react';
import { CarouselContext } from './CarouselContext';
import type { CarouselState } from './CarouselState';

/** The carousel around this component. Its error: spec.txt section 8. */
export function useCarousel(): CarouselState {
  const carousel = useContext(CarouselContext);
  if (!carousel) throw new Error('useCarousel must be used within a <Carousel />');
  return carousel;
}
