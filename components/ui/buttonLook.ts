import { css } from 'styled-components';
import { theme } from '../theme';

const variants = {
  action: css`
    border-color: transparent;
    background: ${theme.color.action};
    color: ${theme.color.actionInk};

    &:hover,
    &:active {
      background: ${theme.color.actionPressed};
    }
  `,
  quiet: css`
    border-color: color-mix(in srgb, currentColor 45%, transparent);
    background: transparent;
    color: ${theme.color.ink};

    &:hover,
    &:active {
      border-color: currentColor;
      background: color-mix(in srgb, currentColor 7%, transparent);
    }
  `,
};

export interface ButtonLook {
  /** The one thing to do, or something beside it. */
  $variant?: keyof typeof variants;
}

/** How a button looks, be it an `<a>` or a `<button>`. */
export const buttonLook = css<ButtonLook>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${theme.space.xs};
  min-height: 3.25rem;
  padding: 0.7rem min(1.5rem, 6.2vw);
  border: 1.5px solid;
  border-radius: ${theme.radius};
  font: inherit;
  font-weight: 600;
  line-height: 1.25;
  text-align: center;
  text-decoration: none;
  overflow-wrap: anywhere;
  cursor: pointer;
  transition:
    background-color ${theme.motion.quick},
    border-color ${theme.motion.quick};
  ${({ $variant = 'action' }) => variants[$variant]}

  &:disabled {
    background: ${theme.color.quiet};
    cursor: default;
  }
`;
