import { styled } from 'styled-components';
import { media, oneColumn, theme } from '../theme';
import { BeforeAfterFigure, type BeforeAfterPair } from './BeforeAfterSlider';

/** The attribute `sizes` of the pictures, beside each other or of a single pair. */
const SIZES_OF_MANY = '(min-width: 75rem) 600px, (min-width: 48rem) 48vw, 100vw';
const SIZES_OF_ONE = '(min-width: 58rem) 54rem, 100vw';

/** A grid of before/after sliders, in two columns on wide screens. */
export function BeforeAfterGrid({ pairs, className }: { pairs: BeforeAfterPair[]; className?: string }) {
  return (
    <Grid className={className}>
      {pairs.map((pair) => (
        <BeforeAfterFigure
          key={pair.title}
          sizes={pairs.length > 1 ? SIZES_OF_MANY : SIZES_OF_ONE}
          {...pair}
        />
      ))}
    </Grid>
  );
}

const Grid = styled.div`
  ${oneColumn}
  gap: ${theme.space.l} ${theme.space.m};

  > :only-child {
    grid-column: 1 / -1;
    max-width: 54rem;
  }

  ${media.medium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
