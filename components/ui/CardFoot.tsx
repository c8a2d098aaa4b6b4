import { css, styled } from 'styled-components';
import type { Link } from '../../pipeline/kinds/values';
import { media } from '../media';
import { theme } from '../theme';
import { Hidden } from './Hidden';
import { stretched } from './stretched';
import { TextLink } from './TextLink';

interface CardFootProps {
  features?: string[];
  link?: Link;
  /** What the link is about, for its accessible name. */
  about: string;
  /** On phones, a row with a small photograph. */
  row?: boolean;
}

/** The entries and the link below the text of a card. */
export function CardFoot({ features, link, about, row }: CardFootProps) {
  return (
    <Foot $row={row}>
      {features && (
        <List $row={row}>
          {features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </List>
      )}
      {link && (
        <Line $row={row}>
          <Stretched link={link}>
            <Hidden>: {about}</Hidden>
          </Stretched>
        </Line>
      )}
    </Foot>
  );
}

const Foot = styled.div<{ $row?: boolean }>`
  display: contents;

  ${({ $row }) => $row && flowing}
`;

const flowing = css`
  ${media.phone} {
    display: block;
    padding-top: 0.25rem;
    line-height: 1.4;
  }
`;

/** At the bottom of the card, in line with those of the next card; in a row on a phone, one after the other on a line. */
const List = styled.ul<{ $row?: boolean }>`
  margin: auto 0 0;
  padding: ${theme.space.s} 0 0;
  font-size: ${theme.size.small};
  line-height: 1.4;

  > li {
    padding-block: 0.5rem;
    border-top: 1px solid ${theme.color.line};
  }

  ${({ $row }) => $row && inlineOnPhones}
`;

const inlineOnPhones = css`
  ${media.phone} {
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
`;

const Line = styled.p<{ $row?: boolean }>`
  margin-block: auto -0.5rem;
  padding-top: ${theme.space.s};

  /* The entries alone take the free space. */
  ${media.medium} {
    ul + & {
      margin-top: 0;
    }
  }

  ${({ $row }) => $row && lineOnPhones}
`;

const lineOnPhones = css`
  ${media.phone} {
    margin: 0.4rem 0 0;
    padding: 0;

    > a {
      min-height: 0;
      margin-block: -0.7rem;
      padding-block: 0.7rem;
    }
  }
`;

/** Its area is the whole card. */
const Stretched = styled(TextLink)`
  ${stretched}
`;
