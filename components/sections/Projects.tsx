import { css, styled } from 'styled-components';
import type { SectionProps } from '../../pipeline/model/Site';
import { useLabels, useSiteLanguage } from '../labels';
import { formatDurationSpan, formatMoneySpan } from '../projects/formatSpans';
import { ProjectFilters } from '../projects/ProjectFilters';
import type { RenderedProps } from '../RenderedProps';
import { media, oneColumn, quietText, theme } from '../theme';
import { Day } from '../ui/Day';
import { ItemTitle } from '../ui/ItemTitle';
import { Pager } from '../ui/Pager';
import { Picture } from '../ui/Picture';
import { Section } from '../ui/Section';
import { linkedCard, stretchedLink } from '../ui/stretchedLink';
import { TextLink } from '../ui/TextLink';

/** Cards of finished jobs: either all jobs with filters, on several pages, or a selection (`isLikeThis`: jobs similar to that of the page). */
export function Projects(props: RenderedProps<'projects'>) {
  const { cards, filters, pages, pagination, isLikeThis, more, ...section } = props;
  const labels = useLabels();
  return (
    <Section
      {...section}
      heading={section.heading ?? (isLikeThis ? labels.moreLikeThis : undefined)}
      screenOnly={isLikeThis}
    >
      <div data-projects={filters && pages?.join(' ')}>
        {filters && <ProjectFilters {...filters} />}
        <ProjectCards cards={cards} rows={!filters} />
        {pagination && (
          <Pager pagination={pagination} newer={labels.newerProjects} older={labels.olderProjects} />
        )}
      </div>
      {more && <More link={more} />}
    </Section>
  );
}

const More = styled(TextLink)`
  margin-top: ${theme.space.s};
`;

type Card = SectionProps['projects']['cards'][number];

/** The attribute `sizes` of the photographs of cards and of rows. */
const SIZES = '(min-width: 75rem) 384px, (min-width: 64rem) 33vw, (min-width: 48rem) 50vw, 100vw';
const ROW_SIZES = '(min-width: 75rem) 384px, (min-width: 64rem) 33vw, (min-width: 48rem) 50vw, 28vw';
/** Number of pictures that load at once on a page that lists all jobs. */
const EAGER_CARDS = 3;
/** A non-breaking space before the dot: a line may end with the separator, but not begin with it. */
const SEPARATOR = '\u00a0· ';

/** Cards with a photograph. With `rows`, phones show rows instead. The filters read `data-services` and `data-town`. */
function ProjectCards({ cards, rows }: { cards: Card[]; rows: boolean }) {
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
  const siteLanguage = useSiteLanguage();
  return (
    <Item>
      <Photo>
        <Picture picture={card.image} sizes={sizes} shape="photo" eager={eager} />
      </Photo>
      <Small>{card.serviceAndTown.join(SEPARATOR)}</Small>
      <ItemTitle>
        <Stretched href={card.address}>{card.title}</Stretched>
      </ItemTitle>
      <Small>
        <Day date={card.finished} />
        {card.cost && SEPARATOR + formatMoneySpan(card.cost, siteLanguage)}
        {card.took && SEPARATOR + formatDurationSpan(card.took, siteLanguage)}
      </Small>
    </Item>
  );
}

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

const rowsOnPhones = css`
  ${media.phone} {
    gap: ${theme.space.m};

    ${Item} {
      display: grid;
      grid-template: auto auto 1fr / minmax(5rem, 28%) minmax(0, 1fr);
      column-gap: ${theme.space.s};
      line-height: 1.4;
    }

    ${Photo} {
      grid-row: 1 / 4;
      align-self: start;
      margin: 0;
    }
  }
`;

const Grid = styled.ul<{ $rows?: boolean }>`
  ${oneColumn}
  gap: ${theme.space.xl} clamp(${theme.space.m}, 3vw, ${theme.space.l});

  ${media.medium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.wide} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  ${({ $rows }) => $rows && rowsOnPhones}
`;

const Small = styled.p`
  ${quietText}
  line-height: 1.5;
`;

const Stretched = styled.a`
  display: block;
  margin-block: -0.75rem;
  padding-block: 0.75rem;
  color: inherit;
  text-decoration: none;
  ${stretchedLink}
`;
