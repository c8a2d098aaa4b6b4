import { createContext } from 'react';
import type { CarouselState } from './CarouselState';

export const CarouselContext = createContext<CarouselState | null>(null);
