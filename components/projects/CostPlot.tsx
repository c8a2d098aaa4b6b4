import { styled } from 'styled-components';
import { fill } from '../../pipeline/labels/fill';
import type { SectionProps } from '../../pipeline/model/Site';
import { useWords } from '../labels';
import { theme } from '../theme';
import { moneyInWords } from './spans';

type Job = SectionProps['costs']['services'][number]['jobs'][number];

interface CostPlotProps {
  jobs: Job[];
  /** The service. */
  label: string;
}

/** Pixels of the drawing, which is as wide as its place. */
const WIDTH = 560;
const ROW = 30;
const EDGE = 24;

/** Each job as a point on its own line, which links to its page; a span is a thick line through its point. Below it are dollars. */
export function CostPlot({ jobs, label }: CostPlotProps) {
  const words = useWords();
  const ticks = ticksUpTo(Math.max(...jobs.map(({ cost }) => cost.high)));
  const most = ticks.at(-1) ?? 0;
  const x = (amount: number) => Math.round(EDGE + (amount / most) * (WIDTH - 2 * EDGE));
  const height = jobs.length * ROW;
  return (
    <Plot>
      <Drawing
        role="group"
        aria-label={fill(words.labels.costPlot, { service: label })}
        viewBox={`0 0 ${WIDTH} ${height}`}
      >
        <path d={[...ticks.map((tick) => `M${x(tick)} 0V${height}`), ...jobs.map(rowLine)].join('')} />
        {jobs.map(({ address, title, cost, finished }, index) => {
          const y = rowMiddle(index);
          const name = `${title}: ${moneyInWords(cost, words)}, ${finished.slice(0, 4)}`;
          return (
            <a key={address} href={address} aria-label={name}>
              <title>{name}</title>
              {cost.low < cost.high && <line x1={x(cost.low)} x2={x(cost.high)} y1={y} y2={y} />}
              <circle cx={x((cost.low + cost.high) / 2)} cy={y} r="8" />
            </a>
          );
        })}
      </Drawing>
      <Scale aria-hidden>
        {ticks.map((tick) => (
          <span key={tick}>{inShort(tick, words.language)}</span>
        ))}
      </Scale>
    </Plot>
  );
}

const rowMiddle = (index: number) => (index + 0.5) * ROW;
const rowLine = (_job: Job, index: number) => `M${EDGE} ${rowMiddle(index)}H${WIDTH - EDGE}`;

const STEPS = [1, 2, 5, 10];
const MOST_STEPS = 4;

/** Even amounts from zero to at least the highest cost, three to five of them. */
function ticksUpTo(highest: number): number[] {
  const unit = 10 ** Math.floor(Math.log10(highest / MOST_STEPS));
  const step = unit * (STEPS.find((each) => highest <= each * unit * MOST_STEPS) ?? 1);
  return Array.from({ length: Math.ceil(highest / step) + 1 }, (_, index) => index * step);
}

/** `$50K` */
function inShort(amount: number, language: string): string {
  const format = { style: 'currency', currency: 'USD', notation: 'compact' } as const;
  return new Intl.NumberFormat(language, {
    ...format,
    minimumFractionDigits: 0,
    maximumFractionDigits: 1,
  }).format(amount);
}

const Plot = styled.div`
  max-width: 40rem;
  margin-block: ${theme.space.m};
`;

const Drawing = styled.svg`
  display: block;
  width: 100%;
  overflow: visible;
  stroke: ${theme.color.line};
  stroke-width: 1.5;

  a > line {
    stroke: ${theme.color.accent};
    stroke-width: 6;
    stroke-linecap: round;
  }

  circle {
    fill: ${theme.color.action};
    stroke: ${theme.color.paper};
    stroke-width: 2;
  }

  a:is(:hover, :focus-visible) > circle {
    fill: ${theme.color.link};
  }
`;

/** Each amount is centered below its line: the margin of the drawing at the sides, and no width of its own. */
const Scale = styled.div`
  display: flex;
  justify-content: space-between;
  padding: 0.35rem ${(100 * EDGE) / WIDTH}% 0;
  color: ${theme.color.quiet};
  /* Grows less than other text, so that the last amount stays on a phone's screen. */
  font-size: min(${theme.size.small}, 0.5rem + 2vw);
  font-variant-numeric: tabular-nums;

  > span {
    display: flex;
    justify-content: center;
    width: 0;
    white-space: nowrap;
  }
`;
