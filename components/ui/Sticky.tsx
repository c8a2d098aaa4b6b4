import { styled } from 'styled-components';
import { media } from '../media';
import { theme } from '../theme';

/** Stays in sight beside something long, on wide screens. */
export const Sticky = styled.div`
  ${media.wide} {
    position: sticky;
    top: calc(${theme.height.header} + ${theme.space.l});
    align-self: start;
  }
`;
