import { css, styled } from 'styled-components';
import type { SectionProps } from '../../pipeline/model/Site';
import { useWords } from '../labels';
import { media, quietText, theme } from '../theme';
import { Month } from '../ui/Day';
import { ItemTitle } from '../ui/ItemTitle';
import { Picture } from '../ui/Picture';
import { linkedCard, stretched } from '../ui/stretched';
import { durationInWords, moneyInWords } from './spans';

type Card = SectionProps['projects']['cards'][number];

const FROM_TABLETS = '(min-width: 75rem) 384px, (min-width: 64rem) 33vw, (min-width: 48rem) 50vw';
const SIZES = `${FROM_TABLETS}, 100vw`;
const ROW_SIZES = `${FROM_TABLETS}, 28vw`;
/** How many pictures load at once on a page that lists jobs. */
const EAGER_CARDS = 3;
/** A line may end with it, not begin. */
const SEPARATOR = '\u00a0· ';

/** A photograph and a few words of each project; with `rows`, in rows on phones. `data-services` and `data-town` are for the filters. */
export function ProjectCards({ cards, rows }: { cards: Card[]; rows: boolean }) {
  return (
    <Grid data-cards $rows={rows}>
      {cards.map((card, index) => (
        <li key={card.address} data-services={card.services.join(' ')} data-town={card.town}>
          <ProjectCard card={card} sizes={rows ? ROW_SIZES : SIZES} eager={!rows && index < EAGER_CARDS} />
        </li>
      ))}
    </Grid>
  );
}

function ProjectCard({ card, sizes, eager }: { card: Card; sizes: string; eager: boolean }) {
  const words = useWords();
  return (
    <Item>
      <Photo>
        <Picture picture={card.image} sizes={sizes} shape="photo" eager={eager} />
      </Photo>
      <Small>{card.labels.join(SEPARATOR)}</Small>
      <ItemTitle>
        <Stretched href={card.address}>{card.title}</Stretched>
      </ItemTitle>
      <Small>
        <Month month={card.finished} />
        {card.cost && SEPARATOR + moneyInWords(card.cost, words)}
        {card.took && SEPARATOR + durationInWords(card.took, words)}
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
`;

const Item = styled.div`
  ${linkedCard}

  &:has(a:focus-visible) {
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
