import { styled } from 'styled-components';
import type { Link } from '../../pipeline/fields/values';
import { theme } from '../theme';
import { Hidden } from './Hidden';
import { TextLink } from './TextLink';

/** The link at the foot of a card; all of the card can be pressed. Its name says what the card is about. */
export function CardLink({ link, about }: { link: Link; about: string }) {
  return (
    <Foot>
      <Stretched link={link}>
        <Hidden>: {about}</Hidden>
      </Stretched>
    </Foot>
  );
}

const Foot = styled.p`
  margin-block: auto -0.5rem;
  padding-top: ${theme.space.s};
`;

const Stretched = styled(TextLink)`
  outline: none;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;
