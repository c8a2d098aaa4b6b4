import { styled } from 'styled-components';
import type { Pagination } from '../../pipeline/model/Site';
import { labels } from '../labels';
import { theme } from '../theme';
import { TextLink } from './TextLink';

/** To the pages before and after, of a list that goes over several. */
export function Pager({ pagination }: { pagination: Pagination }) {
  const { number, of, previous, next } = pagination;
  return (
    <Row aria-label={labels.pages}>
      {previous && <TextLink link={{ label: labels.newer, href: previous, external: false }} />}
      <span aria-current="page">{labels.pageOf(number, of)}</span>
      {next && <TextLink link={{ label: labels.older, href: next, external: false }} />}
    </Row>
  );
}

const Row = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.s};
  margin-top: ${theme.space.xl};
  color: ${theme.color.quiet};
`;
