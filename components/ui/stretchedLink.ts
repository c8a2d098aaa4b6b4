import { css } from 'styled-components';
import { focusOutline, theme } from '../theme';

/** Styles of a link: its clickable area covers its closest positioned ancestor, which also shows the focus outline (see `linkedRow`). */
export const stretchedLink = css`
  outline: none;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

/** Styles of the element around a stretched link: it shows the focus outline. */
export const linkedRow = css`
  position: relative;

  &:has(a:focus-visible) {
    ${focusOutline}
  }
`;

/** Like `linkedRow`, with a photograph that grows on hover. */
export const linkedCard = css`
  ${linkedRow}

  img {
    transition: scale ${theme.motion.calm} ease-out;
  }

  &:has(a:hover) img {
    scale: 1.03;
  }
`;
