import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Children, type KeyboardEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { fill } from '../../pipeline/labels/fill';
import type { PickedLabels } from '../labels';
import { media, quietText, theme } from '../theme';
import { useCarousel } from './useCarousel';

/** The labels that a carousel also needs in the browser. */
export const CAROUSEL_LABELS = ['carousel', 'slide', 'slideOf', 'previous', 'next', 'count'] as const;

export type CarouselLabels = PickedLabels<typeof CAROUSEL_LABELS>;

/** Number of visible cards per breakpoint. Phones show one. */
const VISIBLE_CARDS = { medium: 2, wide: 3 };

interface CarouselProps {
  /** The accessible name. */
  label: string;
  /** Not by `useLabels`: in the browser, an island has no context. */
  labels: CarouselLabels;
  children: ReactNode;
}

/** A row of cards with buttons, swipes and arrow keys that move it in a loop. Without scripts, the row scrolls natively. */
export function Carousel({ label, labels, children }: CarouselProps) {
  const { viewport, isReady, index, canPrevious, canNext, previous, next } = useCarousel();
  const total = Children.count(children);
  const moveByKey = (event: KeyboardEvent) => {
    const move = { ArrowLeft: previous, ArrowRight: next }[event.key];
    if (!move || !isReady) return;
    event.preventDefault();
    move();
  };
  return (
    <section aria-roledescription={labels.carousel} aria-label={label} onKeyDown={moveByKey}>
      <Viewport
        ref={viewport}
        role="group"
        aria-label={label}
        tabIndex={0}
        data-dragged={isReady || undefined}
      >
        <Track>
          {Children.map(children, (card, position) => (
            <Slide
              role="group"
              aria-roledescription={labels.slide}
              aria-label={fill(labels.slideOf, { number: position + 1, total })}
            >
              {card}
            </Slide>
          ))}
        </Track>
      </Viewport>
      {total > 1 && (
        <Arrows $fitsMedium={total <= VISIBLE_CARDS.medium} $fitsWide={total <= VISIBLE_CARDS.wide}>
          <Arrow type="button" aria-label={labels.previous} disabled={!canPrevious} onClick={previous}>
            <ArrowLeft aria-hidden size="1.25rem" strokeWidth={1.75} />
          </Arrow>
          <Count aria-live="polite">{fill(labels.count, { number: index + 1, total })}</Count>
          <Arrow type="button" aria-label={labels.next} disabled={!canNext} onClick={next}>
            <ArrowRight aria-hidden size="1.25rem" strokeWidth={1.75} />
          </Arrow>
        </Arrows>
      )}
    </section>
  );
}

const Viewport = styled.div`
  --visible-cards: 1;
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
    --visible-cards: ${VISIBLE_CARDS.medium};
    --gap: ${theme.space.m};
  }

  ${media.wide} {
    --visible-cards: ${VISIBLE_CARDS.wide};
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
  flex: 0 0 calc((100% + var(--gap)) / var(--visible-cards) - var(--gap));
  min-width: 0;
  margin-right: var(--gap);
  scroll-snap-align: start;
`;

/** The buttons and the number of the current card. Hidden if all cards fit. */
const Arrows = styled.div<{ $fitsMedium: boolean; $fitsWide: boolean }>`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: ${theme.space.s};
  margin-top: ${theme.space.m};

  @media (scripting: none) {
    display: none;
  }

  /* The buttons are hidden until the island is hydrated, and stay hidden if its script fails to load. */
  page-island:not([data-live]) & {
    visibility: hidden;
  }

  ${media.medium} {
    ${({ $fitsMedium }) => $fitsMedium && 'display: none;'}
  }

  ${media.wide} {
    ${({ $fitsWide }) => $fitsWide && 'display: none;'}
  }
`;

const Arrow = styled.button`
  display: grid;
  place-items: center;
  width: 3rem;
  height: 3rem;
  padding: 0;
  border: 1.5px solid ${theme.color.edge};
  border-radius: 50%;
  background: transparent;
  color: ${theme.color.link};
  cursor: pointer;
  transition: background-color ${theme.motion.quick};

  &:hover {
    background: color-mix(in srgb, currentColor 7%, transparent);
  }

  &:disabled {
    opacity: 0.4;
    cursor: default;
  }
`;

const Count = styled.p`
  min-width: 3.5ch;
  ${quietText}
  font-variant-numeric: tabular-nums;
  text-align: center;
`;
