import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import type { Link, Picture as PictureValue } from '../../pipeline/kinds/values';
import { media, quietText, theme } from '../theme';
import { Card } from './Card';
import { ItemTitle } from './ItemTitle';
import { Picture } from './Picture';
import { Prose } from './Prose';
import { linkedCard, stretchedLink } from './stretchedLink';
import { TextLink } from './TextLink';

interface PhotoCardProps {
  picture?: PictureValue;
  /** Whether the picture loads at once, instead of when it is near the screen. */
  eager?: boolean;
  /** Whether the picture is the first picture of the page. */
  priority?: boolean;
  /** A line in small type above the title. */
  eyebrow?: string;
  title: string;
  children: ReactNode;
  /** A list below the text. */
  features?: string[];
  /** The link at the bottom, whose area is the whole card. */
  link?: Link;
  /** Whether phones show the card as a row with a small photograph. */
  row?: boolean;
}

/** The attribute `sizes` of the photograph of a card and of a row. */
const SIZES = '(min-width: 64rem) 33vw, (min-width: 48rem) 50vw, 100vw';
const ROW_SIZES = '(min-width: 64rem) 33vw, (min-width: 48rem) 50vw, 28vw';

/** A card with a photograph above its text, or beside it if the card is wide. */
export function PhotoCard(props: PhotoCardProps) {
  const { picture, eager, priority, eyebrow, title, children, features, link, row } = props;
  return (
    <Sheet as="article" $row={row}>
      {picture && (
        <Photo>
          <Picture {...{ picture, eager, priority }} sizes={row ? ROW_SIZES : SIZES} shape="fill" />
        </Photo>
      )}
      <Body>
        {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
        <ItemTitle>{title}</ItemTitle>
        <Text>{children}</Text>
        <Foot>
          {features && (
            <Features>
              {features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </Features>
          )}
          {link && (
            <LinkLine>
              <CardLink link={link} about={title} />
            </LinkLine>
          )}
        </Foot>
      </Body>
    </Sheet>
  );
}

const Photo = styled.div`
  position: relative;
  aspect-ratio: 3 / 2;
  overflow: hidden;
`;

const Sheet = styled(Card)<{ $row?: boolean }>`
  ${linkedCard}
  padding: 0;
  overflow: hidden;

  /* In a list of cards with photographs, a card without one keeps its own height. */
  ul:has(picture) > li > &:not(:has(picture)) {
    height: auto;
  }

  @container (min-width: 40rem) {
    flex-direction: row;

    > ${Photo} {
      flex: 0 0 45%;
      aspect-ratio: auto;
      min-height: 20rem;
    }

    > ${Photo} + div {
      padding: ${theme.space.l};
    }

    > ${Photo} + div > :is(h2, h3) {
      font-size: clamp(1.375rem, 1.2rem + 0.8vw, 1.875rem);
      line-height: 1.15;
    }
  }

  ${({ $row }) => $row && cardAsRow}
`;

const Body = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  padding: ${theme.space.m};
`;

const Eyebrow = styled.p`
  margin-bottom: 0.25rem;
  ${quietText}
`;

const Text = styled(Prose)`
  margin-top: 0.6rem;
  color: ${theme.color.quiet};
  line-height: 1.55;

  > * {
    margin-block: 0;
  }

  > * + * {
    margin-top: 0.75em;
  }

  a {
    position: relative;
    z-index: ${theme.layer.raised};
  }
`;

const Foot = styled.div`
  display: contents;
`;

/** At the bottom of the card, aligned with the lists of the cards beside it. */
const Features = styled.ul`
  margin-top: auto;
  padding-top: ${theme.space.s};
  font-size: ${theme.size.small};
  line-height: 1.4;

  > li {
    padding-block: 0.5rem;
    border-top: 1px solid ${theme.color.line};
  }
`;

const LinkLine = styled.p`
  margin-block: auto -0.5rem;
  padding-top: ${theme.space.s};

  /* If the card has a list, only the list takes the free space. */
  ${media.medium} {
    ul + & {
      margin-top: 0;
    }
  }
`;

const CardLink = styled(TextLink)`
  ${stretchedLink}
`;

/** On phones, the title and the text are beside the photograph, the rest is below both, and the features are on one line. */
const cardAsRow = css`
  ${media.phone} {
    display: grid;
    grid-template-columns: minmax(4.5rem, 24%) minmax(0, 1fr);
    gap: 0 ${theme.space.s};
    padding-top: 0.75rem;
    overflow: visible;
    border: 0;
    border-top: 1px solid ${theme.color.line};
    border-radius: 0;
    background: none;

    > ${Photo} {
      grid-row: 1 / span 2;
      align-self: start;
      aspect-ratio: 1;
      border-radius: ${theme.radius};
    }

    > ${Photo} + ${Body} {
      display: contents;
    }

    /* A card without a photograph. */
    > ${Body}:only-child {
      grid-column: 1 / -1;
      padding: 0;
    }

    ${Text} {
      margin-top: 0.25rem;
      font-size: ${theme.size.small};
      line-height: 1.45;
    }

    ${Foot} {
      display: block;
      grid-column: 1 / -1;
      padding-top: 0.25rem;
      line-height: 1.4;
    }

    ${Features} {
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

    ${LinkLine} {
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
