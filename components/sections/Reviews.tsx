import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { css, keyframes, styled } from 'styled-components';
import { useLabels } from '../labels';
import type { RenderedProps } from '../RenderedProps';
import { covering, focusOutline, media, theme, wrappingRow } from '../theme';
import { ReviewCard, ReviewCards } from '../ui/ReviewCards';
import { ScrollBox } from '../ui/ScrollBox';
import { Section } from '../ui/Section';
import { TextLink } from '../ui/TextLink';

/** Up to this number, reviews are beside each other, without a moving strip. */
const MAX_STILL = 3;

/** An endless moving strip of reviews, or cards if there are only a few. */
export function Reviews({ reviews, more, ...section }: RenderedProps<'reviews'>) {
  const labels = useLabels();
  const link = more && <TextLink link={more} />;
  if (reviews.length <= MAX_STILL) {
    return (
      <Section {...section}>
        {reviews.length > 0 && <ReviewCards label={section.heading} reviews={reviews} />}
        {link}
      </Section>
    );
  }
  return (
    <Section {...section}>
      <Strip>
        <ScrollBox label={section.heading ?? labels.reviews}>
          <Track>
            <Half reviews={reviews} />
            <Half reviews={reviews} isCopy />
          </Track>
        </ScrollBox>
        <Controls>
          <Switch>
            <input type="checkbox" aria-label={labels.pauseReviews} />
            <Pause aria-hidden size="1.1em" strokeWidth={1.75} />
            <Play aria-hidden size="1.1em" strokeWidth={1.75} />
          </Switch>
          {link}
        </Controls>
      </Strip>
    </Section>
  );
}

type HalfProps = Pick<RenderedProps<'reviews'>, 'reviews'> & { isCopy?: boolean };

/** Half of the strip. The second half is a copy of the first, hidden from screen readers, so that the strip repeats without a gap. */
function Half({ reviews, isCopy }: HalfProps) {
  return (
    <Cards aria-hidden={isCopy} inert={isCopy} $isCopy={isCopy}>
      {reviews.map((review) => (
        <li key={review.name}>
          <ReviewCard {...review} />
        </li>
      ))}
    </Cards>
  );
}

const moveByHalf = keyframes`
  to {
    transform: translateX(-50%);
  }
`;

/** The animation is slow enough to read a review while it moves. */
const Track = styled.div`
  display: flex;
  width: max-content;
  /* The first card is fully visible at the start. */
  margin-left: calc(${theme.space.gutter} - ${theme.space.s});
  animation: ${moveByHalf} 60s linear infinite;

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
      mask-image: linear-gradient(to right, transparent, black ${theme.space.gutter} calc(100% - ${theme.space.gutter}), transparent);
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

const Controls = styled.div`
  ${wrappingRow}
  align-items: center;
  gap: 0.5rem ${theme.space.m};
  margin: ${theme.space.s} ${theme.space.gutter} 0;
`;

const Cards = styled.ul<{ $isCopy?: boolean }>`
  display: flex;
  justify-content: space-around;
  min-width: min(100vw, calc(${theme.width.page} + 2 * ${theme.space.gutter}));
  padding: 0.25rem 0;

  > li {
    box-sizing: content-box;
    width: 20rem;
    padding-left: ${theme.space.s};
  }

  ${media.calm} {
    ${({ $isCopy }) => $isCopy && css`display: none;`}
  }
`;

/** A checkbox that pauses the strip by `:has(:checked)`, so that it works without scripts. */
const Switch = styled.label`
  position: relative;
  display: inline-grid;
  place-items: center;
  width: ${theme.height.target};
  height: ${theme.height.target};
  border: 1.5px solid ${theme.color.edge};
  border-radius: 50%;
  color: ${theme.color.link};

  > input {
    ${covering}
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }

  > input:checked ~ :nth-child(2),
  > input:not(:checked) ~ :nth-child(3) {
    display: none;
  }

  &:has(:focus-visible) {
    ${focusOutline}
  }

  ${media.calm} {
    display: none;
  }
`;
