import { styled } from 'styled-components';
import { labels } from '../labels';
import { theme } from '../theme';

const PLACES = [0, 1, 2, 3, 4];
/** As in the icon set, in as few characters as it takes: a page of reviews draws it a hundred times. */
const STAR = 'm12 2 3 6.5 7 .9-5.1 4.9 1.3 7L12 18l-6.2 3.3 1.3-7L2 9.4l7-.9z';

/** A rating from 1 to 5. */
export function Stars({ rating }: { rating: number }) {
  const full = Math.round(rating);
  return (
    <Row role="img" aria-label={labels.stars(rating)} viewBox="0 0 132 24">
      {PLACES.map((place) => (
        <path
          key={place}
          d={STAR}
          transform={place > 0 ? `translate(${place * 27})` : undefined}
          fill={place < full ? undefined : 'none'}
        />
      ))}
    </Row>
  );
}

const Row = styled.svg`
  align-self: flex-start;
  height: 1.1em;
  color: ${theme.color.accent};
  fill: currentColor;
  stroke: currentColor;
  stroke-width: 1.5;
  stroke-linejoin: round;
`;
