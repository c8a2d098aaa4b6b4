import { Children, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { fill } from '../../pipeline/labels/fill';
import { media, theme } from '../theme';
import { useCarousel } from './Carousel';

/** How many cards are in view on screens wider than a phone. */
export const shownCards = { medium: 2, wide: 3 };

/** The row of cards: one, two or three at a time. Without scripts it scrolls by itself. */
export function CarouselSlides({ label, children }: { label: string; children: ReactNode }) {
  const { labels, viewport, isReady, total } = useCarousel();
  return (
    <Viewport ref={viewport} role="group" aria-label={label} tabIndex={0} data-dragged={isReady || undefined}>
      <Track>
        {Children.map(children, (child, index) => (
          <Slide
            role="group"
            aria-roledescription={labels.slide}
            aria-label={fill(labels.slideOf, { number: index + 1, total })}
          >
            {child}
          </Slide>
        ))}
      </Track>
    </Viewport>
  );
}

const Viewport = styled.div`
  --shown: 1;
  --gap: ${theme.space.s};
  overflow-x: auto;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;

  @media (scripting: none) {
    padding-bottom: ${theme.space.s};
    scrollbar-width: thin;
    scrollbar-color: ${theme.color.edge} transparent;
  }

  &[data-dragged] {
    overflow: hidden;
    scroll-snap-type: none;
    cursor: grab;
  }

  &[data-dragged]:active {
    cursor: grabbing;
  }

  ${media.medium} {
    --shown: ${shownCards.medium};
    --gap: ${theme.space.m};
  }

  ${media.wide} {
    --shown: ${shownCards.wide};
  }
`;

/** Not positioned: the carousel measures it and its cards from the same parent. */
const Track = styled.div`
  display: flex;
  touch-action: pan-y pinch-zoom;

  ${Viewport}:not([data-dragged]) > & {
    touch-action: auto;
  }
`;

/** The gap is a margin: the carousel measures it, so that the first card follows the last one at the same distance. */
const Slide = styled.div`
  flex: 0 0 calc((100% + var(--gap)) / var(--shown) - var(--gap));
  min-width: 0;
  margin-right: var(--gap);
  scroll-snap-align: start;
`;
