import { Star } from 'lucide-react';
import { styled } from 'styled-components';
import { labels } from '../labels';
import { theme } from '../theme';

const FIVE = [1, 2, 3, 4, 5];

/** A rating from 1 to 5. */
export function Stars({ rating }: { rating: number }) {
  return (
    <Row role="img" aria-label={labels.stars(rating)}>
      {FIVE.map((place) => (
        <Star
          key={place}
          aria-hidden
          size="1.1em"
          strokeWidth={1.5}
          fill={place <= Math.round(rating) ? 'currentColor' : 'none'}
        />
      ))}
    </Row>
  );
}

const Row = styled.span`
  display: inline-flex;
  gap: 0.15em;
  color: ${theme.color.accent};
`;
