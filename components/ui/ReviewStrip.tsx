import type { ComponentProps, ReactNode } from 'react';
import { css, keyframes, styled } from 'styled-components';
import { labels } from '../labels';
import { media } from '../media';
import { theme } from '../theme';
import { PauseSwitch } from './PauseSwitch';
import { ReviewCard } from './ReviewCard';
import { ScrollBox } from './ScrollBox';

type Review = ComponentProps<typeof ReviewCard>;

interface ReviewStripProps {
  label: string;
  reviews: Review[];
  /** What stands under it, beside the switch. */
  children?: ReactNode;
}

/** Reviews that pass by without end: the second half repeats the first and is for the eye only. */
export function ReviewStrip({ label, reviews, children }: ReviewStripProps) {
  return (
    <Strip>
      <ScrollBox label={label}>
        <Track>
          <Half reviews={reviews} />
          <Half reviews={reviews} repeated />
        </Track>
      </ScrollBox>
      <Foot>
        <PauseSwitch label={labels.pauseReviews} />
        {children}
      </Foot>
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

  > [role='group'] {
    scrollbar-width: none;
  }

  ${media.medium} {
    > [role='group'] {
      mask-image: linear-gradient(to right, transparent, #000 ${theme.space.gutter} calc(100% - ${theme.space.gutter}), transparent);
    }
  }

  &:hover ${Track}, &:focus-within ${Track}, &:has(:checked) ${Track} {
    animation-play-state: paused;
  }

  ${media.calm} {
    > [role='group'] {
      scrollbar-width: thin;
    }
  }
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem ${theme.space.m};
  margin: ${theme.space.s} ${theme.space.gutter} 0;
`;

/** A card is 20rem wide: spec.txt section 9. */
const Cards = styled.ul<{ $repeated?: boolean }>`
  display: flex;
  justify-content: space-around;
  min-width: min(100vw, calc(${theme.width.page} + 2 * ${theme.space.gutter}));
  margin: 0;
  padding: 0.25rem 0;
  list-style: none;

  > li {
    box-sizing: content-box;
    width: 20rem;
    padding-left: ${theme.space.s};
  }

  ${media.calm} {
    padding-left: calc(${theme.space.gutter} - ${theme.space.s});
    ${({ $repeated }) => $repeated && css`display: none;`}
  }
`;
