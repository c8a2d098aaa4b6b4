import { styled } from 'styled-components';
import type { Link } from '../../pipeline/fields/values';
import { media } from '../media';
import { theme } from '../theme';
import { Button } from './Button';
import { TextLink } from './TextLink';

const MOST = 2;

/** Two buttons in a row, of which the first stands out; what comes after them is a link. Nothing where there are none. */
export function Buttons({ links = [], className }: { links?: Link[]; className?: string }) {
  if (links.length === 0) return null;
  return (
    <Row className={className}>
      {links.slice(0, MOST).map((link, index) => (
        <Button key={link.href + link.label} link={link} variant={index === 0 ? 'action' : 'quiet'} />
      ))}
      {links.slice(MOST).map((link) => (
        <TextLink key={link.href + link.label} link={link} />
      ))}
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
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
