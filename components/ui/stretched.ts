import { css } from 'styled-components';
import { theme } from '../theme';

/** A link whose area is that of the element around it, which is positioned and shows the focus. */
export const stretched = css`
  outline: none;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

/** What such a link is in: it shows the focus, and its photograph grows under the pointer. */
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
