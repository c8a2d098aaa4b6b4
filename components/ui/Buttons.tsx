import { styled } from 'styled-components';
import type { Link } from '../../pipeline/fields/mentions';
import { media } from '../media';
import { theme } from '../theme';
import { Button } from './Button';

/** Buttons in a row; the first stands out. Nothing where there are none. */
export function Buttons({ links = [], className }: { links?: Link[]; className?: string }) {
  if (links.length === 0) return null;
  return (
    <Row className={className}>
      {links.map((link, index) => (
        <Button key={link.href + link.label} link={link} variant={index === 0 ? 'action' : 'quiet'} />
      ))}
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem ${theme.space.s};

  * + & {
    margin-top: ${theme.space.l};
  }

  > a {
    flex: 1 1 auto;
    max-width: 100%;
  }

  @media (min-width: 30rem) {
    > a {
      flex-grow: 0;
    }
  }

  ${media.print} {
    display: none;
  }
`;
