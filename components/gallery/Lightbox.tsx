import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { labels } from '../labels';
import { media } from '../media';
import { theme } from '../theme';

/** The empty frame in which the browser's code shows photographs of the page over the whole screen. */
export function Lightbox() {
  return (
    <Dialog aria-label={labels.photo}>
      <Bar>
        <Title data-part="title" />
        <Count data-part="count" aria-live="polite" />
        <Control part="close" label={labels.close}>
          <X aria-hidden size="1.5rem" strokeWidth={1.5} />
        </Control>
      </Bar>
      <Control part="previous" label={labels.previous}>
        <ChevronLeft aria-hidden size="1.75rem" strokeWidth={1.5} />
      </Control>
      <Stage data-part="stage" />
      <Control part="next" label={labels.next}>
        <ChevronRight aria-hidden size="1.75rem" strokeWidth={1.5} />
      </Control>
      <Words data-part="words" />
    </Dialog>
  );
}

function Control({ part, label, children }: { part: string; label: string; children: ReactNode }) {
  return (
    <Round type="button" data-part={part} aria-label={label}>
      {children}
    </Round>
  );
}

const GROUND = '#0a1612';

const Dialog = styled.dialog`
  width: 100%;
  max-width: none;
  height: 100dvh;
  max-height: none;
  margin: 0;
  padding: 0.5rem;
  border: 0;
  background: ${GROUND};
  color: ${theme.color.brandInk};

  &[open] {
    display: grid;
    grid-template: 'bar bar bar' auto 'stage stage stage' minmax(0, 1fr) 'previous words next' auto / auto 1fr auto;
    gap: 0.5rem;
  }

  > [data-part='previous'] {
    grid-area: previous;
    align-self: center;
  }

  > [data-part='next'] {
    grid-area: next;
    align-self: center;
  }

  ${media.medium} {
    padding: ${theme.space.s} ${theme.space.m};

    &[open] {
      grid-template: 'bar bar bar' auto 'previous stage next' minmax(0, 1fr) 'words words words' auto / auto 1fr auto;
      gap: ${theme.space.s} ${theme.space.m};
    }
  }
`;

const Bar = styled.div`
  grid-area: bar;
  display: flex;
  align-items: center;
  gap: ${theme.space.s};
  padding-left: 0.5rem;
`;

const Title = styled.p`
  font-weight: 600;
  line-height: 1.3;
`;

const Count = styled.p`
  margin-left: auto;
  font-size: ${theme.size.small};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

const Round = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  width: 3rem;
  height: 3rem;
  padding: 0;
  border: 1px solid rgba(255, 255, 255, 0.28);
  border-radius: 50%;
  background: transparent;
  color: inherit;
  cursor: pointer;
  transition: background-color ${theme.motion.quick};

  &:hover {
    background: rgba(255, 255, 255, 0.12);
  }

  &:focus-visible {
    outline-color: ${theme.color.brandInk};
  }
`;

/** The photograph takes its shape from `--ratio` before it is loaded, so that nothing jumps. */
const Stage = styled.div`
  --ratio: 1.5;
  grid-area: stage;
  display: grid;
  place-items: center;
  container-type: size;
  touch-action: pan-y pinch-zoom;

  > img {
    width: min(100cqw, 100cqh * var(--ratio));
    max-width: none;
    aspect-ratio: var(--ratio);
    border-radius: ${theme.radius};
    background-size: cover;
    object-fit: contain;
    user-select: none;
  }
`;

const Words = styled.p`
  grid-area: words;
  justify-self: center;
  max-width: ${theme.width.text};
  min-height: 2.9em;
  font-size: ${theme.size.small};
  line-height: 1.45;
  text-align: center;
  text-wrap: balance;
`;
