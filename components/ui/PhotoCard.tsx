import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Link, Picture as PictureValue } from '../../pipeline/fields/values';
import { theme } from '../theme';
import { Hidden } from './Hidden';
import { ItemTitle } from './ItemTitle';
import { Picture } from './Picture';
import { stretched } from './stretched';
import { TextLink } from './TextLink';

interface PhotoCardProps {
  picture?: PictureValue;
  eager?: boolean;
  /** The first picture of the page. */
  priority?: boolean;
  /** Above the title. */
  note?: ReactNode;
  title: string;
  children: ReactNode;
  features?: string[];
  link?: Link;
}

const SIZES = '(min-width: 64rem) 33vw, (min-width: 48rem) 50vw, 100vw';

/** A photograph above its text, or beside it in a wide card. The whole card can be clicked. */
export function PhotoCard({
  picture,
  eager,
  priority,
  note,
  title,
  children,
  features,
  link,
}: PhotoCardProps) {
  return (
    <Sheet>
      {picture && (
        <Photo>
          <Picture picture={picture} sizes={SIZES} eager={eager} priority={priority} shape="fill" />
        </Photo>
      )}
      <Body>
        {note && <Note>{note}</Note>}
        <ItemTitle>{title}</ItemTitle>
        <Text>{children}</Text>
        {features && <CardFeatures features={features} />}
        {link && <CardLink link={link} about={title} />}
      </Body>
    </Sheet>
  );
}

const Photo = styled.div`
  position: relative;
  aspect-ratio: 3 / 2;
  overflow: hidden;

  img {
    transition: scale ${theme.motion.calm} ease-out;
  }
`;

const Sheet = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  height: 100%;
  overflow: hidden;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius};
  background: ${theme.color.card};

  &:has(a:hover) img {
    scale: 1.03;
  }

  &:has(a:focus-visible) {
    outline: 3px solid ${theme.color.accent};
    outline-offset: 3px;
  }

  /* Among cards with photographs, one without is not stretched. */
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
`;

const Body = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  padding: ${theme.space.m};
`;

const Note = styled.p`
  margin-bottom: 0.25rem;
  color: ${theme.color.quiet};
  font-size: ${theme.size.small};
`;

const Text = styled.div`
  margin-top: 0.6rem;
  color: ${theme.color.quiet};
  line-height: 1.55;

  p + p {
    margin-top: 0.75em;
  }

  a {
    position: relative;
    z-index: ${theme.layer.raised};
  }
`;

/** At the bottom of the card, in line with those of the next card. */
function CardFeatures({ features }: { features: string[] }) {
  return (
    <List>
      {features.map((feature) => (
        <li key={feature}>{feature}</li>
      ))}
    </List>
  );
}

const List = styled.ul`
  margin: auto 0 0;
  padding: ${theme.space.s} 0 0;
  font-size: ${theme.size.small};
  line-height: 1.4;
  list-style: none;

  > li {
    padding-block: 0.5rem;
    border-top: 1px solid ${theme.color.line};
  }
`;

/** Its area is the whole card. Its accessible name says what the card is about. */
function CardLink({ link, about }: { link: Link; about: string }) {
  return (
    <Line>
      <Stretched link={link}>
        <Hidden>: {about}</Hidden>
      </Stretched>
    </Line>
  );
}

const Line = styled.p`
  margin-block: auto -0.5rem;
  padding-top: ${theme.space.s};
`;

const Stretched = styled(TextLink)`
  ${stretched}
`;
