import { styled } from 'styled-components';
import { theme } from '../theme';

/** A few small words above a heading. */
export const Eyebrow = styled.p`
  margin: 0 0 ${theme.space.s};
  color: ${theme.color.accent};
  font-size: ${theme.size.small};
  font-weight: 600;
  letter-spacing: 0.02em;
  line-height: 1.4;
`;
