import { css } from 'styled-components';
import { theme } from '../theme';

/** Rows with hairlines, figures in line. */
export const tableLook = css`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  text-align: left;

  th,
  td {
    padding: 0.85rem ${theme.space.m} 0.85rem 0;
    border-bottom: 1px solid ${theme.color.line};
    line-height: 1.4;
    vertical-align: top;
  }

  th:last-child,
  td:last-child {
    padding-right: 0;
  }

  thead th {
    border-bottom: 2px solid ${theme.color.link};
    font-size: ${theme.size.small};
    font-weight: 650;
    vertical-align: bottom;
  }

  tbody th {
    font-weight: 600;
  }
`;
