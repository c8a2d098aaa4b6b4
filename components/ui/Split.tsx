import { styled } from 'styled-components';
import { media } from '../media';
import { theme } from '../theme';

/** Two columns on wide screens: words, and what stands beside them. */
export const Split = styled.div<{ $even?: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.l} clamp(${theme.space.l}, 6vw, 5.5rem);

  > :empty {
    display: none;
  }

  ${media.wide} {
    grid-template-columns: ${({ $even }) => ($even ? '1fr 1fr' : 'minmax(0, 5fr) minmax(0, 7fr)')};

    /* Nothing to stand beside. */
    &:has(> :empty) {
      grid-template-columns: minmax(0, 48rem);
    }
  }
`;
