import { css } from 'styled-components';
import { theme } from '../theme';

/** Extends the clickable area of a link to its closest positioned ancestor (see `linkedCard`), which also shows the focus outline. */
export const stretchedLink = css`
  outline: none;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

/** The element around a stretched link: it shows the focus outline of the link, and its photograph grows on hover. */
export const linkedCard = css`
  position: relative;

  img {
    transition: scale ${theme.motion.calm} ease-out;
  }

  &:has(a:hover) img {
    scale: 1.03;
  }

  &:has(a:focus-visible) {
    outline: 3px solid ${theme.color.accent};
    outline-offset: 3px;
  }
`;
