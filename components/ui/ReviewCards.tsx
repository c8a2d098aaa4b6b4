import { styled } from 'styled-components';
import { fill } from '../../pipeline/labels/fill';
import { useLabels } from '../labels';
import type { RenderedProps } from '../RenderedProps';
import { media, oneColumn, theme } from '../theme';
import { Card, CardGrid } from './Card';
import { Day } from './Day';
import { Prose } from './Prose';
import { ScrollBox } from './ScrollBox';

/** Reviews in a grid. On phones, several reviews are in a row that scrolls sideways and has the accessible name `label`. */
export function ReviewCards({ label, reviews }: { label?: string; reviews: Review[] }) {
  const labels = useLabels();
  const cards = (
    <CardGrid>
      {reviews.map((review) => (
        <li key={review.name}>
          <ReviewCard {...review} />
        </li>
      ))}
    </CardGrid>
  );
  if (reviews.length < 2) return cards;
  return (
    <Swiped>
      <ScrollBox label={label ?? labels.reviews}>{cards}</ScrollBox>
    </Swiped>
  );
}

const Swiped = styled.div`
  ${media.phone} {
    margin-inline: calc(-1 * ${theme.space.gutter});

    > div {
      scroll-padding-inline: ${theme.space.gutter};
      scroll-snap-type: x proximity;
    }

    ul {
      grid-auto-flow: column;
      grid-auto-columns: min(20rem, 84vw);
      grid-template-columns: none;
      gap: ${theme.space.s};
      width: max-content;
      padding-inline: ${theme.space.gutter};
    }

    li {
      scroll-snap-align: start;
    }
  }
`;

type Review = RenderedProps<'testimonials'>['reviews'][number];

/** The words of a customer, with stars, name and origin. */
export function ReviewCard({ name, location, rating, project, text, ...origin }: Review) {
  return (
    <Card as="figure">
      <Stars rating={rating} />
      <Text>{text}</Text>
      <Reviewer>
        <strong>{name}</strong>
        {location && <span>{location}</span>}
        {project && <span>{project}</span>}
        <Origin {...origin} />
      </Reviewer>
    </Card>
  );
}

/** The source and the date of the review, if known. */
function Origin({ date, from, url }: Pick<Review, 'date' | 'from' | 'url'>) {
  if (!from && !date) return null;
  return (
    <span>
      {from && url ? <OriginLink href={url}>{from}</OriginLink> : from}
      {from && date && ', '}
      {date && <Day date={date} />}
    </span>
  );
}

const OriginLink = styled.a`
  display: inline-block;
  margin-block: -0.75rem;
  padding-block: 0.75rem;
`;

const Text = styled(Prose).attrs({ as: 'blockquote' })`
  margin-block: ${theme.space.s} ${theme.space.m};
  line-height: 1.55;
`;

/** The reviewer, with one line per fact. */
export const ReviewerLines = styled.figcaption`
  ${oneColumn}
  font-size: ${theme.size.small};
  line-height: 1.45;

  > strong {
    font-weight: 650;
  }

  > span {
    color: ${theme.color.quiet};
  }
`;

const Reviewer = styled(ReviewerLines)`
  margin-top: auto;
  padding-top: ${theme.space.s};
  border-top: 1px solid ${theme.color.line};
`;

/** A shorter path than that of the icon set, since a page of reviews contains it about a hundred times. */
const STAR = 'm12 2 3 6.5 7 .9-5.1 4.9 1.3 7L12 18l-6.2 3.3 1.3-7L2 9.4l7-.9z';

function Stars({ rating }: { rating: number }) {
  const full = Math.round(rating);
  return (
    <Drawing role="img" aria-label={fill(useLabels().stars, { rating })} viewBox="0 0 132 24">
      {[0, 1, 2, 3, 4].map((index) => (
        <path
          key={index}
          d={STAR}
          transform={index > 0 ? `translate(${index * 27})` : undefined}
          fill={index < full ? undefined : 'none'}
        />
      ))}
    </Drawing>
  );
}

const Drawing = styled.svg`
  align-self: flex-start;
  height: 1.1em;
  color: ${theme.color.accent};
  fill: currentColor;
  stroke: currentColor;
  stroke-width: 1.5;
  stroke-linejoin: round;
`;
