import { ArrowLeft, ArrowRight } from 'lucide-react';
import { styled } from 'styled-components';
import { fill } from '../../pipeline/labels/fill';
import { media, quietText, theme } from '../theme';
import { useCarousel } from './Carousel';
import { shownCards } from './CarouselSlides';

/** Buttons for the previous and the next card, and the number of the current card. Hidden if all cards fit. */
export function CarouselArrows() {
  const { labels, index, total, canPrevious, canNext, previous, next } = useCarousel();
  return (
    <Row $fitsMedium={total <= shownCards.medium} $fitsWide={total <= shownCards.wide}>
      <Arrow type="button" aria-label={labels.previous} disabled={!canPrevious} onClick={previous}>
        <ArrowLeft aria-hidden size="1.25rem" strokeWidth={1.75} />
      </Arrow>
      <Position aria-live="polite">{fill(labels.count, { number: index + 1, total })}</Position>
      <Arrow type="button" aria-label={labels.next} disabled={!canNext} onClick={next}>
        <ArrowRight aria-hidden size="1.25rem" strokeWidth={1.75} />
      </Arrow>
    </Row>
  );
}

const Row = styled.div<{ $fitsMedium: boolean; $fitsWide: boolean }>`
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

const Position = styled.p`
  min-width: 3.5ch;
  ${quietText}
  font-variant-numeric: tabular-nums;
  text-align: center;
`;
