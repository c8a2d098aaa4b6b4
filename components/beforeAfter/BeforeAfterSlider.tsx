import MoveHorizontal from 'lucide-react/icons/move-horizontal';
import type { ComponentProps } from 'react';
import { css, styled } from 'styled-components';
import type { Link } from '../../pipeline/kinds/values';
import { fill } from '../../pipeline/labels/fill';
import type { SectionProps } from '../../pipeline/model/Site';
import { useLabels } from '../labels';
import { covering, focusOutline, scrim, theme, wrappingRow } from '../theme';
import { Picture } from '../ui/Picture';
import { TextLink } from '../ui/TextLink';

/** The two pictures with their title, and a link to the page of the job. */
export type BeforeAfterPair = SectionProps['compare']['pairs'][number] & { job?: Link };

type BeforeAfterFigureProps = BeforeAfterPair & Pick<ComponentProps<typeof Picture>, 'sizes'>;

/** A before/after slider with a caption. Without scripts, the two pictures are side by side. */
export function BeforeAfterFigure({ job, ...pair }: BeforeAfterFigureProps) {
  return (
    <figure>
      <BeforeAfterSlider {...pair} />
      <Title>
        {pair.title}
        {job && <TextLink link={job} about={pair.title} />}
      </Title>
    </figure>
  );
}

/** A before/after slider without its caption. */
export function BeforeAfterSlider({ title, before, after, sizes }: Omit<BeforeAfterFigureProps, 'job'>) {
  const labels = useLabels();
  return (
    <Frame data-compare>
      <After>
        <Picture picture={after} sizes={sizes} shape="fill" />
        <Label>{labels.after}</Label>
      </After>
      <Before>
        <Picture picture={before} sizes={sizes} shape="fill" />
        <Label>{labels.before}</Label>
      </Before>
      <Range
        type="range"
        aria-label={fill(labels.compare, { title })}
        step="2"
        defaultValue="50"
        autoComplete="off"
      />
      <Handle aria-hidden>
        <MoveHorizontal size="1.25rem" strokeWidth={1.75} />
      </Handle>
    </Frame>
  );
}

const Frame = styled.div`
  --at: 50%;
  position: relative;
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 2px;
  aspect-ratio: 3 / 2;
  overflow: hidden;
  border-radius: ${theme.radius};
`;

const Label = styled.span`
  position: absolute;
  bottom: 0.75rem;
  padding: 0.2rem 0.6rem;
  border-radius: ${theme.radius};
  background: ${theme.color.overlay};
  color: ${theme.color.brandInk};
  font-size: ${theme.size.small};
  font-weight: 600;
  line-height: 1.4;
`;

const half = css`
  position: relative;
  overflow: hidden;
  background: ${theme.color.paper};

  @media (scripting: enabled) {
    ${covering}
  }
`;

const After = styled.div`
  ${half}
  order: 1;

  > ${Label} {
    right: 0.75rem;
  }
`;

/** The script sets `--at`, the right edge of the visible part of the "before" picture. */
const Before = styled.div`
  ${half}

  > ${Label} {
    left: 0.75rem;
  }

  @media (scripting: enabled) {
    clip-path: inset(0 calc(100% - var(--at)) 0 0);
  }
`;

/** The width of the invisible thumb of the range input. */
const THUMB = '3rem';

const thumb = css`
  width: ${THUMB};
  height: 100%;
  border: 0;
  opacity: 0;
`;

/** The input is half a thumb wider than the picture on each side, so that the center of the thumb is on the dividing line. */
const Range = styled.input`
  display: none;

  @media (scripting: enabled) {
    position: absolute;
    inset-block: 0;
    left: calc(${THUMB} / -2);
    display: block;
    width: calc(100% + ${THUMB});
    height: 100%;
    margin: 0;
    background: none;
    outline: none;
    cursor: ew-resize;
    touch-action: pan-y;
    appearance: none;
  }

  &::-webkit-slider-runnable-track {
    height: 100%;
    background: none;
  }

  &::-webkit-slider-thumb {
    ${thumb}
    appearance: none;
  }

  &::-moz-range-track {
    height: 100%;
    background: none;
  }

  &::-moz-range-thumb {
    ${thumb}
  }
`;

/** The dividing line, with a round grip. */
const Handle = styled.span`
  display: none;

  @media (scripting: enabled) {
    position: absolute;
    top: 50%;
    left: var(--at);
    display: grid;
    place-items: center;
    width: 2.75rem;
    height: 2.75rem;
    border-radius: 50%;
    background: ${theme.color.card};
    box-shadow: 0 1px 6px ${scrim(0.4)};
    pointer-events: none;
    translate: -50% -50%;
  }

  &::before,
  &::after {
    position: absolute;
    left: calc(50% - 1px);
    width: 2px;
    height: 100vh;
    background: ${theme.color.card};
    content: '';
  }

  &::before {
    bottom: 100%;
  }

  &::after {
    top: 100%;
  }

  ${Range}:focus-visible + & {
    ${focusOutline}
  }
`;

const Title = styled.figcaption`
  ${wrappingRow}
  column-gap: ${theme.space.s};
  align-items: center;
  justify-content: space-between;
  margin-top: 0.75rem;
  font-weight: 600;
  line-height: 1.35;
`;
