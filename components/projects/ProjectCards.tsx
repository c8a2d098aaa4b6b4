import { css, styled } from 'styled-components';
import type { SectionProps } from '../../pipeline/model/Site';
import { useWords } from '../labels';
import { media } from '../media';
import { quietText, theme } from '../theme';
import { Month } from '../ui/Day';
import { ItemTitle } from '../ui/ItemTitle';
import { Picture } from '../ui/Picture';
import { stretched } from '../ui/stretched';
import { durationInWords, moneyInWords } from './spans';

type Card = SectionProps['projects']['cards'][number];

const FROM_TABLETS = '(min-width: 75rem) 384px, (min-width: 64rem) 33vw, (min-width: 48rem) 50vw';
const SIZES = `${FROM_TABLETS}, 100vw`;
const ROW_SIZES = `${FROM_TABLETS}, 28vw`;
/** How many pictures load at once on a page that lists jobs. */
const EAGER_CARDS = 3;
/** A line may end with it, not begin. */
const SEPARATOR = '\u00a0· ';

interface ProjectCardsProps {
  cards: Card[];
  /** On phones, rows with a small photograph. */
  rows?: boolean;
}

/** A photograph and a few words of each project. `data-services` and `data-town` are for the filters. */
export function ProjectCards({ cards, rows }: ProjectCardsProps) {
  return (
    <Grid data-cards $rows={rows}>
      {cards.map((card, index) => (
        <li key={card.address} data-services={card.services.join(' ')} data-town={card.town}>
          <ProjectCard {...card} sizes={rows ? ROW_SIZES : SIZES} eager={!rows && index < EAGER_CARDS} />
        </li>
      ))}
    </Grid>
  );
}

function ProjectCard({
  address,
  title,
  image,
  finished,
  labels: kinds,
  cost,
  took,
  sizes,
  eager,
}: Card & { sizes: string; eager: boolean }) {
  const words = useWords();
  return (
    <Item>
      <Photo>
        <Picture picture={image} sizes={sizes} shape="photo" eager={eager} />
      </Photo>
      <Small>{kinds.join(SEPARATOR)}</Small>
      <ItemTitle>
        <Stretched href={address}>{title}</Stretched>
      </ItemTitle>
      <Small>
        <Month month={finished} />
        {cost && SEPARATOR + moneyInWords(cost, words)}
        {SEPARATOR + durationInWords(took, words)}
      </Small>
    </Item>
  );
}

const rowsOnPhones = css`
  ${media.phone} {
    gap: ${theme.space.m};

    > li > div {
      display: grid;
      grid-template: auto auto 1fr / minmax(5rem, 28%) minmax(0, 1fr);
      column-gap: ${theme.space.s};
      line-height: 1.4;
    }

    > li > div > div {
      grid-row: 1 / 4;
      align-self: start;
      margin: 0;
    }
  }
`;

const Grid = styled.ul<{ $rows?: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.xl} clamp(${theme.space.m}, 3vw, ${theme.space.l});

  ${media.medium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.wide} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  ${({ $rows }) => $rows && rowsOnPhones}
`;

const Photo = styled.div`
  margin-bottom: ${theme.space.s};
  overflow: hidden;
  border-radius: ${theme.radius};

  img {
    transition: scale ${theme.motion.calm} ease-out;
  }
`;

const Item = styled.div`
  position: relative;

  &:has(a:hover) img {
    scale: 1.03;
  }

  &:has(a:focus-visible) {
    outline: 3px solid ${theme.color.accent};
    outline-offset: 6px;
    border-radius: ${theme.radius};
  }
`;

const Small = styled.p`
  ${quietText}
  line-height: 1.5;
`;

/** Its area is the whole card. */
const Stretched = styled.a`
  display: block;
  margin-block: -0.75rem;
  padding-block: 0.75rem;
  color: inherit;
  text-decoration: none;
  ${stretched}
`;
