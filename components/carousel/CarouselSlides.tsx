import { Children, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { fill } from '../../pipeline/labels/fill';
import { media, theme } from '../theme';
import { useCarousel } from './Carousel';

/** Number of visible cards per breakpoint. Phones show one. */
export const shownCards = { medium: 2, wide: 3 };

/** The scrollable row of cards. Without scripts it scrolls natively. */
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

/** Must not be positioned: Embla measures the track and its cards relative to the same offset parent. */
const Track = styled.div`
  display: flex;
  touch-action: pan-y pinch-zoom;

  ${Viewport}:not([data-dragged]) > & {
    touch-action: auto;
  }
`;

/** The gap is a margin because Embla includes margins. In a loop, the first card then follows the last one at the same distance. */
const Slide = styled.div`
  flex: 0 0 calc((100% + var(--gap)) / var(--shown) - var(--gap));
  min-width: 0;
  margin-right: var(--gap);
  scroll-snap-align: start;
`;
