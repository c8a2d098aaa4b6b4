import { styled } from 'styled-components';
import { theme } from '../theme';

/** The heading of a section. */
export const Heading = styled.h2`
  margin: 0;
  font-family: ${theme.font.display};
  font-size: ${theme.size.h2};
  font-weight: 650;
  letter-spacing: -0.022em;
  line-height: 1.12;
  text-wrap: balance;
`;
