import { styled } from 'styled-components';
import { media, theme } from '../theme';

/** The one width of the page, or of running text. */
export const Container = styled.div<{ $width?: 'page' | 'text' }>`
  width: 100%;
  max-width: calc(${({ $width = 'page' }) => theme.width[$width]} + 2 * ${theme.space.gutter});
  margin-inline: auto;
  padding-inline: ${theme.space.gutter};

  ${media.print} {
    max-width: none;
    padding-inline: 0;
  }
`;
