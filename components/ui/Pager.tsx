import { styled } from 'styled-components';
import { fill } from '../../pipeline/labels/fill';
import type { Pagination } from '../../pipeline/model/Site';
import { useLabels } from '../labels';
import { theme, wrappingRow } from '../theme';
import { TextLink } from './TextLink';

interface PagerProps {
  pagination: Pagination;
  /** The labels of the links to the previous page and to the next one. */
  newer: string;
  older: string;
}

/** Links to the previous and the next page of a list. */
export function Pager({ pagination, newer, older }: PagerProps) {
  const labels = useLabels();
  const { number, of, previous, next } = pagination;
  return (
    <Pages aria-label={labels.pages} data-pager>
      {previous && <TextLink link={{ label: newer, href: previous }} />}
      <span aria-current="page">{fill(labels.pageOf, { number, total: of })}</span>
      {next && <TextLink link={{ label: older, href: next }} />}
    </Pages>
  );
}

const Pages = styled.nav`
  ${wrappingRow}
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.s};
  margin-top: ${theme.space.xl};
  color: ${theme.color.quiet};
`;
