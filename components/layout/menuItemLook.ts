import { css } from 'styled-components';
import { theme } from '../theme';

/** A link or the name of a group in the menu. */
export const menuItemLook = css`
  display: flex;
  align-items: center;
  gap: 0.3em;
  min-height: ${theme.height.target};
  padding-inline: 0.75rem;
  border-radius: ${theme.radius};
  color: ${theme.color.ink};
  font-weight: 500;
  text-decoration: none;

  &:hover {
    background: ${theme.color.stone};
  }

  &[aria-current='page'] {
    color: ${theme.color.accent};
    font-weight: 650;
  }
`;
