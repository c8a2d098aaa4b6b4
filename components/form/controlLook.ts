import { css } from 'styled-components';
import { theme } from '../theme';

/** How an input, a select and a text box look. At 1rem or more, phones do not zoom in. */
export const controlLook = css`
  width: 100%;
  min-height: 3.25rem;
  padding: 0.75rem 0.9rem;
  border: 1px solid ${theme.color.edge};
  border-radius: ${theme.radius};
  background: ${theme.color.card};
  color: ${theme.color.ink};
  font-size: max(1rem, ${theme.size.body});
  font-weight: 400;
  line-height: 1.5;

  &:hover {
    border-color: ${theme.color.ink};
  }

  &:focus-visible {
    outline-offset: 0;
  }

  &:user-invalid {
    border-color: ${theme.color.bad};
    box-shadow: inset 0 0 0 1px ${theme.color.bad};
  }
`;
