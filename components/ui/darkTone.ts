import { css } from 'styled-components';
import { theme } from '../theme';

const { color } = theme.vars;

/** Light words on spruce or on a photograph: everything inside follows. */
export const darkTone = css`
  ${color.paper}: ${theme.raw.color.brand};
  ${color.stone}: #1e4439;
  ${color.card}: #1e4439;
  ${color.ink}: ${theme.raw.color.brandInk};
  ${color.quiet}: #c9d6cf;
  ${color.accent}: #eab48f;
  ${color.link}: ${theme.raw.color.brandInk};
  ${color.line}: rgba(255, 255, 255, 0.24);
  ${color.edge}: #a9bcb3;
  color: ${theme.color.ink};
`;
