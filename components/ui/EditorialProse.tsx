import { styled } from 'styled-components';
import { media } from '../media';
import { theme } from '../theme';
import { Prose } from './Prose';

/** Running text whose headings stand in a column of their own on wide screens. Without headings it is larger. */
export const EditorialProse = styled(Prose)`
  &:not(:has(> h2)) {
    font-size: ${theme.size.lead};
    line-height: 1.55;
  }

  ${media.wide} {
    &:has(> h2) {
      display: grid;
      grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
      column-gap: clamp(${theme.space.l}, 6vw, 5.5rem);
      max-width: none;
    }

    &:has(> h2) > * {
      grid-column: 2;
      max-width: ${theme.width.text};
    }

    &:has(> h2) > h2 {
      grid-column: 1;
      margin-block: 0;
      padding-right: ${theme.space.m};
    }

    /* Room above each new heading, on its own row and on that of its first paragraph. */
    &:has(> h2) > h2:not(:first-child),
    &:has(> h2) > h2:not(:first-child) + * {
      margin-top: ${theme.space.xl};
    }
  }
`;
