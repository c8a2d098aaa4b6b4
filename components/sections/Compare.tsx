import { styled } from 'styled-components';
import type { SectionProps } from '../../pipeline/model/Site';
import { TwoPictures } from '../compare/TwoPictures';
import { media } from '../media';
import type { Rendered } from '../Rendered';
import { theme } from '../theme';
import { Section } from '../ui/Section';

const MANY = '(min-width: 75rem) 600px, (min-width: 48rem) 48vw, 100vw';
const ONE = '(min-width: 58rem) 54rem, 100vw';

/** The same rooms before and after. */
export function Compare({ pairs, ...section }: Rendered<SectionProps['compare']>) {
  return (
    <Section {...section}>
      <Grid>
        {pairs.map((pair) => (
          <TwoPictures key={pair.title} sizes={pairs.length > 1 ? MANY : ONE} {...pair} />
        ))}
      </Grid>
    </Section>
  );
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.l} ${theme.space.m};

  > :only-child {
    grid-column: 1 / -1;
    max-width: 54rem;
  }

  ${media.medium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
