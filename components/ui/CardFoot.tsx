import { css, styled } from 'styled-components';
import type { Link } from '../../pipeline/kinds/values';
import { media, theme } from '../theme';
import { Hidden } from './Hidden';
import { stretchedLink } from './stretchedLink';
import { TextLink } from './TextLink';

interface CardFootProps {
  features?: string[];
  link?: Link;
  /** The subject of the link, for its accessible name. */
  about: string;
  /** Whether phones show the card as a row with a small photograph. */
  row?: boolean;
}

/** The list of features and the link at the bottom of a card. */
export function CardFoot({ features, link, about, row }: CardFootProps) {
  return (
    <Foot $row={row}>
      {features && (
        <List>
          {features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </List>
      )}
      {link && (
        <Line>
          <Stretched link={link}>
            <Hidden>: {about}</Hidden>
          </Stretched>
        </Line>
      )}
    </Foot>
  );
}

/** On phones, the features are on one line. */
const rowOnPhones = css`
  ${media.phone} {
    display: block;
    padding-top: 0.25rem;
    line-height: 1.4;

    > ul {
      display: inline;
      padding: 0;

      > li {
        display: inline;
        border: 0;
      }

      > li:not(:last-child)::after {
        content: '\\00a0· ';
      }
    }

    > p {
      margin: 0.4rem 0 0;
      padding: 0;

      > a {
        min-height: 0;
        margin-block: -0.7rem;
        padding-block: 0.7rem;
      }
    }
  }
`;

const Foot = styled.div<{ $row?: boolean }>`
  display: contents;
  ${({ $row }) => $row && rowOnPhones}
`;

/** At the bottom of the card, aligned with the lists of the cards beside it. */
const List = styled.ul`
  margin-top: auto;
  padding-top: ${theme.space.s};
  font-size: ${theme.size.small};
  line-height: 1.4;

  > li {
    padding-block: 0.5rem;
    border-top: 1px solid ${theme.color.line};
  }
`;

const Line = styled.p`
  margin-block: auto -0.5rem;
  padding-top: ${theme.space.s};

  /* If the card has a list, only the list takes the free space. */
  ${media.medium} {
    ul + & {
      margin-top: 0;
    }
  }
`;

const Stretched = styled(TextLink)`
  ${stretchedLink}
`;
