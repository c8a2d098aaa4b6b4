import { styled } from 'styled-components';
import type { SectionProps } from '../../pipeline/model/Site';
import { useSiteLanguage } from '../labels';
import { media, notPrinted, theme } from '../theme';
import { Hidden } from '../ui/Hidden';
import { AmountAxis, ticksBetween } from './AmountAxis';
import { formatCompact, formatMoneySpan } from './formatSpans';

type Job = NonNullable<SectionProps['record']['costs']>['jobs'][number];

/** Maximum number of jobs in the chart. */
const MAX_JOBS = 12;
/** Maximum number of steps between the amounts on the axis. */
const MAX_STEPS = 5;
/** Minor ticks per major tick. */
const MINOR_TICKS = 5;
/** Number of grid columns of the whole chart, of a tag on a phone, and of a tag on a wide screen. */
const COLUMNS = 30;
const TAG_ON_PHONE = 6;
const TAG_ON_WIDE = 4;

interface CostChartProps {
  /** Sorted by price, the cheapest first. */
  jobs: readonly Job[];
  median: number;
}

/** The costs of jobs on a ruler of dollars, with a thick line up to the median. Below it, each job is a tag at its lowest price, and a link to its page. */
export function CostChart({ jobs, median }: CostChartProps) {
  const siteLanguage = useSiteLanguage();
  const amounts = jobs.map(({ cost }) => cost.low);
  const ticks = ticksBetween(Math.min(...amounts), Math.max(...amounts, median), MAX_STEPS);
  const [start = 0, end = 0] = [ticks[0], ticks.at(-1)];
  /** The position of an amount on the ruler, from 0 to 1. */
  const positionOf = (amount: number) => (amount - start) / (end - start);
  return (
    <Chart>
      <AmountAxis ticks={ticks} />
      <Ruler aria-hidden $steps={ticks.length - 1}>
        <line x2={`${(100 * positionOf(median)).toFixed(1)}%`} y1="100%" y2="100%" />
      </Ruler>
      <Tags>
        {sample(jobs).map(({ address, title, image: { sources, width, height }, cost }) => (
          <Tag key={address} $column={Math.round(positionOf(cost.low) * COLUMNS)}>
            <a href={address}>
              <img
                aria-hidden
                src={sources.webp.split(' ')[0]}
                alt=""
                width={width}
                height={height}
                loading="lazy"
              />
              <Hidden>
                {title}, {formatMoneySpan(cost, siteLanguage)}
              </Hidden>
              <Price aria-hidden>{formatCompact(cost.low, siteLanguage.language)}</Price>
            </a>
          </Tag>
        ))}
      </Tags>
    </Chart>
  );
}

/** At most `MAX_JOBS` jobs, evenly spaced in the list, including the first and the last. */
function sample(jobs: readonly Job[]): readonly Job[] {
  const step = (jobs.length - 1) / (MAX_JOBS - 1);
  const indexes = Array.from({ length: MAX_JOBS }, (_, position) => Math.round(position * step));
  return jobs.filter((_, index) => indexes.includes(index));
}

const Chart = styled.div`
  margin-block: ${theme.space.l} ${theme.space.m};
  ${notPrinted}
`;

/** A gradient that draws `count + 1` ticks, evenly spaced from edge to edge. */
const ticksGradient = (count: number) =>
  `repeating-linear-gradient(90deg, ${theme.color.edge} 0 1.5px, transparent 0 calc((100% - 1.5px) / ${count}))`;

/** The ruler: a major tick below each amount, and minor ticks between them. */
const Ruler = styled.svg<{ $steps: number }>`
  display: block;
  width: calc(100% - 2rem);
  height: 1.25rem;
  margin: 0.35rem 1rem 0;
  overflow: visible;
  border-bottom: 2px solid ${theme.color.edge};
  background:
    ${({ $steps }) => ticksGradient($steps)},
    ${({ $steps }) => ticksGradient($steps * MINOR_TICKS)} 0 100% / 100% 45% no-repeat;
  color: ${theme.color.action};
  stroke: currentColor;
  stroke-width: 6;
`;

/** A grid, in which a tag moves to the next row if it would overlap another tag. `clip-path` cuts off the lines of the tags at the ruler. */
const Tags = styled.ul`
  display: grid;
  grid-auto-flow: dense;
  grid-template-columns: repeat(${COLUMNS}, minmax(0, 1fr));
  gap: 0.5rem 0;
  margin: 0 1rem;
  padding: 1.5rem 0 0;
  container-type: inline-size;
  clip-path: inset(0 -1rem -0.5rem);
`;

/** A job: its price, and on wide screens its photograph. A vertical line connects it to the ruler, behind the tags of the rows above. `--at`: the column of its middle. */
const Tag = styled.li<{ $column: number }>`
  --at: ${({ $column }) => Math.min(Math.max($column, TAG_ON_PHONE / 2), COLUMNS - TAG_ON_PHONE / 2)};
  position: relative;
  grid-column: calc(var(--at) - ${TAG_ON_PHONE / 2 - 1}) / span ${TAG_ON_PHONE};

  &::before {
    position: absolute;
    z-index: -1;
    bottom: 100%;
    left: 50%;
    height: 100vh;
    border-left: 1px solid ${theme.color.edge};
    content: '';
  }

  > a {
    position: relative;
    display: grid;
    min-height: ${theme.height.target};
    margin-inline: 2px;
    border: 1px solid ${theme.color.edge};
    border-radius: ${theme.radius};
    background: ${theme.color.card};
    color: ${theme.color.ink};
    text-decoration: none;
  }

  > a:hover {
    border-color: ${theme.color.accent};
  }

  /* On phones: a hidden lazy image is not loaded. */
  img {
    display: none;
  }

  ${media.wide} {
    grid-column: calc(var(--at) - ${TAG_ON_WIDE / 2 - 1}) / span ${TAG_ON_WIDE};

    > a {
      margin-inline: 4px;
      overflow: hidden;
    }

    img {
      display: block;
      width: 100%;
      aspect-ratio: 4 / 3;
      object-fit: cover;
    }
  }
`;

/** The font size depends on the width of the chart, as the width of a tag does. */
const Price = styled.span`
  place-self: center;
  padding-block: 0.3rem;
  font-size: min(${theme.size.small}, 5cqi);
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  line-height: 1.3;

  ${media.wide} {
    font-size: min(${theme.size.small}, 2vw);
  }
`;
