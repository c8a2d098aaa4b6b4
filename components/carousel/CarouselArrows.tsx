import { ArrowLeft, ArrowRight } from 'lucide-react';
import { styled } from 'styled-components';
import { labels } from '../labels';
import { theme } from '../theme';
import { useCarousel } from './Carousel';

/** Buttons for the previous and the next card, and the number of the current one. */
export function CarouselArrows() {
  const { index, total, canPrevious, canNext, previous, next } = useCarousel();
  return (
    <Row>
      <Arrow type="button" aria-label={labels.previous} disabled={!canPrevious} onClick={previous}>
        <ArrowLeft aria-hidden size="1.25rem" strokeWidth={1.75} />
      </Arrow>
      <Position aria-live="polite">{labels.count(index + 1, total)}</Position>
      <Arrow type="button" aria-label={labels.next} disabled={!canNext} onClick={next}>
        <ArrowRight aria-hidden size="1.25rem" strokeWidth={1.75} />
      </Arrow>
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: ${theme.space.s};
  margin-top: ${theme.space.m};

  @media (scripting: none) {
    display: none;
  }

  page-island[data-failed] & {
    visibility: hidden;
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
  color: ${theme.color.quiet};
  font-size: ${theme.size.small};
  font-variant-numeric: tabular-nums;
  text-align: center;
`;
