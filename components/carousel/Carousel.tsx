import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { Children, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { fill } from '../../pipeline/labels/fill';
import { type PickedLabels, useLabels, useScriptLabels } from '../labels';
import { media, quietText, theme } from '../theme';
import { IconButton } from '../ui/Buttons';

const SCRIPT_LABELS = ['count', 'errorTitle', 'errorText', 'errorDetails', 'refresh'] as const;

/** The labels that the script of the carousel reads. */
export type CarouselLabels = PickedLabels<typeof SCRIPT_LABELS>;

/** Number of visible cards per breakpoint. Phones show one. */
const VISIBLE_CARDS = { medium: 2, wide: 3 };

/** A row of cards with buttons, swipes and arrow keys that move it in a loop. Without scripts, the row scrolls natively. `label`: its accessible name. */
export function Carousel({ label, children }: { label: string; children: ReactNode }) {
  const labels = useLabels();
  const total = Children.count(children);
  return (
    <section
      aria-roledescription={labels.carousel}
      aria-label={label}
      data-carousel
      {...useScriptLabels(SCRIPT_LABELS)}
    >
      <Viewport role="group" aria-label={label} tabIndex={0}>
        <Track>
          {Children.map(children, (card, position) => (
            <Slide
              role="group"
              aria-roledescription={labels.slide}
              aria-label={fill(labels.slideOf, { number: position + 1, total })}
            >
              {card}
            </Slide>
          ))}
        </Track>
      </Viewport>
      {total > 1 && (
        <Arrows $fitsMedium={total <= VISIBLE_CARDS.medium} $fitsWide={total <= VISIBLE_CARDS.wide}>
          <Arrow type="button" aria-label={labels.previous}>
            <ArrowLeft aria-hidden size="1.25rem" strokeWidth={1.75} />
          </Arrow>
          <Count aria-live="polite">{fill(labels.count, { number: 1, total })}</Count>
          <Arrow type="button" aria-label={labels.next}>
            <ArrowRight aria-hidden size="1.25rem" strokeWidth={1.75} />
          </Arrow>
        </Arrows>
      )}
    </section>
  );
}

const Viewport = styled.div`
  --visible-cards: 1;
  --gap: ${theme.space.s};
  overflow-x: auto;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;

  @media (scripting: none) {
    padding-bottom: ${theme.space.s};
    scrollbar-width: thin;
    scrollbar-color: ${theme.color.edge} transparent;
  }

  [data-ready] > & {
    overflow: hidden;
    scroll-snap-type: none;
    cursor: grab;
  }

  [data-ready] > &:active {
    cursor: grabbing;
  }

  ${media.medium} {
    --visible-cards: ${VISIBLE_CARDS.medium};
    --gap: ${theme.space.m};
  }

  ${media.wide} {
    --visible-cards: ${VISIBLE_CARDS.wide};
  }
`;

/** Must not be positioned: Embla measures the track and its cards relative to the same offset parent. */
const Track = styled.div`
  display: flex;

  [data-ready] > * > & {
    touch-action: pan-y pinch-zoom;
  }
`;

/** The gap is a margin because Embla includes margins. In a loop, the first card then follows the last one at the same distance. */
const Slide = styled.div`
  flex: 0 0 calc((100% + var(--gap)) / var(--visible-cards) - var(--gap));
  min-width: 0;
  margin-right: var(--gap);
  scroll-snap-align: start;
`;

/** The buttons and the number of the current card. Hidden if all cards fit. */
const Arrows = styled.div<{ $fitsMedium: boolean; $fitsWide: boolean }>`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: ${theme.space.s};
  margin-top: ${theme.space.m};

  @media (scripting: none) {
    display: none;
  }

  /* The script sets data-ready. Without it, the arrows stay hidden. */
  [data-carousel]:not([data-ready]) > & {
    visibility: hidden;
  }

  ${media.medium} {
    ${({ $fitsMedium }) => $fitsMedium && 'display: none;'}
  }

  ${media.wide} {
    ${({ $fitsWide }) => $fitsWide && 'display: none;'}
  }
`;

const Arrow = styled(IconButton)`
  width: 3rem;
  height: 3rem;
  border: 1.5px solid ${theme.color.edge};
  color: ${theme.color.link};
  transition: background-color ${theme.motion.quick};

  &:hover {
    background: color-mix(in srgb, currentColor 7%, transparent);
  }

  &:disabled {
    opacity: 0.4;
    cursor: default;
  }
`;

const Count = styled.p`
  min-width: 3.5ch;
  ${quietText}
  font-variant-numeric: tabular-nums;
  text-align: center;
`;
