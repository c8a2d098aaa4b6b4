import { css } from 'styled-components';

/** A link whose area is that of the element around it, which is positioned and shows the focus. */
export const stretched = css`
  outline: none;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;
