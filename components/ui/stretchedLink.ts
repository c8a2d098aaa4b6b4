import { css } from 'styled-components';
import { theme } from '../theme';

/** Styles of a link: its clickable area covers its closest positioned ancestor, which also shows the focus outline (see `linkedCard`). */
export const stretchedLink = css`
  outline: none;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

/** Styles of the element around a stretched link: it shows the focus outline, and its photograph grows on hover. */
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
