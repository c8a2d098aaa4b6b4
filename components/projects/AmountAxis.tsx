import { styled } from 'styled-components';
import { useSiteLanguage } from '../labels';
import { theme } from '../theme';
import { formatCompact } from './formatSpans';

/** The labels of the axis of a chart of costs: the amounts at its ticks, evenly spaced. */
export function AmountAxis({ ticks, className }: { ticks: readonly number[]; className?: string }) {
  const { language } = useSiteLanguage();
  return (
    <Amounts aria-hidden className={className}>
      {ticks.map((tick) => (
        <span key={tick}>{formatCompact(tick, language)}</span>
      ))}
    </Amounts>
  );
}

/** Round steps between two ticks, times a power of ten. */
const ROUND_STEPS = [1, 2, 5, 10];

/** Axis ticks at round amounts, from at most `lowest` to at least `highest`, in about `maxSteps` steps. Amounts that are close together get a tenth of the highest. */
export function ticksBetween(lowest: number, highest: number, maxSteps = 4): number[] {
  const span = Math.max(highest - lowest, highest / 10);
  const unit = 10 ** Math.floor(Math.log10(span / maxSteps));
  const step = unit * (ROUND_STEPS.find((each) => span <= each * unit * maxSteps) ?? 1);
  const first = Math.floor(lowest / step);
  return Array.from({ length: Math.ceil(highest / step) - first + 1 }, (_, index) => (first + index) * step);
}

/** Each label is centered below its tick. It has no width, so that the ticks are evenly spaced. */
const Amounts = styled.div`
  display: flex;
  justify-content: space-between;
  margin-inline: 1rem;
  color: ${theme.color.quiet};
  /* Grows less than other text, so that the last label stays on a phone's screen. */
  font-size: min(${theme.size.small}, 0.5rem + 2vw);
  font-variant-numeric: tabular-nums;

  > span {
    display: flex;
    justify-content: center;
    width: 0;
    white-space: nowrap;
  }
`;
