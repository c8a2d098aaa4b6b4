import type { ComponentProps } from 'react';
import { css, keyframes, styled } from 'styled-components';
import { labels } from '../labels';
import { media } from '../media';
import { theme } from '../theme';
import { PauseSwitch } from './PauseSwitch';
import { ReviewCard } from './ReviewCard';
import { ScrollBox } from './ScrollBox';

type Review = ComponentProps<typeof ReviewCard>;

/** Reviews that pass by without end: the second half repeats the first and is for the eye only. */
export function ReviewStrip({ label, reviews }: { label: string; reviews: Review[] }) {
  return (
    <Strip>
      <ScrollBox label={label}>
        <Track>
          <Half reviews={reviews} />
          <Half reviews={reviews} repeated />
        </Track>
      </ScrollBox>
      <PauseSwitch label={labels.pauseReviews} />
    </Strip>
  );
}

function Half({ reviews, repeated }: { reviews: Review[]; repeated?: boolean }) {
  return (
    <Cards aria-hidden={repeated} inert={repeated} $repeated={repeated}>
      {reviews.map((review) => (
        <li key={review.name}>
          <ReviewCard {...review} />
        </li>
      ))}
    </Cards>
  );
}

const pass = keyframes`
  to {
    transform: translateX(-50%);
  }
`;

/** 60 s, linear: spec.txt section 9. */
const Track = styled.div`
  display: flex;
  width: max-content;
  animation: ${pass} 60s linear infinite;

  ${media.calm} {
    animation: none;
  }
`;

const Strip = styled.div`
  margin-inline: calc(-1 * ${theme.space.gutter});

  > [role='region'] {
    scrollbar-width: none;
  }

  &:hover ${Track}, &:focus-within ${Track}, &:has(:checked) ${Track} {
    animation-play-state: paused;
  }

  > label {
    margin: ${theme.space.s} ${theme.space.gutter} 0;
  }

  ${media.calm} {
    > [role='region'] {
      scrollbar-width: thin;
    }
  }
`;

/** A card is 20rem wide: spec.txt section 9. */
const Cards = styled.ul<{ $repeated?: boolean }>`
  display: flex;
  margin: 0;
  padding: 0.25rem 0;
  list-style: none;

  > li {
    box-sizing: content-box;
    width: 20rem;
    padding-left: ${theme.space.s};
  }

  ${media.calm} {
    ${({ $repeated }) => $repeated && css`display: none;`}
  }
`;
