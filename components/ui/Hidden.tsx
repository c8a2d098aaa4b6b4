import { css, styled } from 'styled-components';

/** Visually hidden, but read by screen readers. */
export const hiddenLook = css`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

export const Hidden = styled.span`
  ${hiddenLook}
`;
