import { styled } from 'styled-components';
import { fill } from '../../pipeline/labels/fill';
import type { SectionProps } from '../../pipeline/model/Site';
import { useSiteLanguage } from '../labels';
import { media, quietText, theme, wrappingRow } from '../theme';
import { Day } from '../ui/Day';
import { Picture } from '../ui/Picture';
import { linkedRow, stretchedLink } from '../ui/stretchedLink';
import { AmountAxis } from './AmountAxis';
import { formatDurationSpan, formatMoneySpan } from './formatSpans';

type Job = SectionProps['costs']['services'][number]['jobs'][number];

interface CostRowsProps {
  jobs: Job[];
  /** The name of the service. */
  label: string;
  /** The axis ticks, starting at zero. */
  ticks: number[];
}

/** One row per job: photograph, name, town, its price on an axis that all services share, the price in figures, month and duration. */
export function CostRows({ jobs, label, ticks }: CostRowsProps) {
  const siteLanguage = useSiteLanguage();
  const maxCost = ticks.at(-1) ?? 0;
  /** The position of an amount on the axis. */
  const x = (amount: number) => `${((100 * amount) / maxCost).toFixed(1)}%`;
  return (
    <Rows aria-label={fill(siteLanguage.labels.costPlot, { service: label })}>
      {jobs.map(({ address, title, image, town, cost, finished, took }) => (
        <Row key={address}>
          <Picture picture={image} sizes="6rem" shape="photo" />
          <Name>
            <Stretched href={address}>{title}</Stretched>
            <Small>{town}</Small>
          </Name>
          <Drawing aria-hidden>
            <line x2="100%" y1="50%" y2="50%" />
            {ticks.map((tick) => (
              <line key={tick} x1={x(tick)} x2={x(tick)} y2="100%" />
            ))}
            {cost.low < cost.high && <line data-span x1={x(cost.low)} x2={x(cost.high)} y1="50%" y2="50%" />}
            <circle cx={x((cost.low + cost.high) / 2)} cy="50%" r="7" />
          </Drawing>
          <Facts>
            <Price>{formatMoneySpan(cost, siteLanguage)}</Price>{' '}
            <Small>
              <Day date={finished} />
            </Small>{' '}
            <Small>{took && formatDurationSpan(took, siteLanguage)}</Small>
          </Facts>
        </Row>
      ))}
      <Row aria-hidden>
        <Scale ticks={ticks} />
      </Row>
    </Rows>
  );
}

const Rows = styled.ul`
  margin: ${theme.space.m} 0 0;
`;

/** On phones the facts are below the name and the bar below both; on wide screens all are on one line. */
const Row = styled.li`
  ${linkedRow}
  display: grid;
  grid-template-columns: 4.5rem minmax(0, 1fr);
  gap: 0.25rem 0.75rem;
  align-items: center;
  padding-block: 0.75rem;
  border-top: 1px solid ${theme.color.line};

  > picture {
    grid-row: 1 / span 2;
    align-self: start;
  }

  &:has(a:hover) {
    background: color-mix(in srgb, ${theme.color.accent} 6%, transparent);
  }

  ${media.wide} {
    grid-template-columns: 6rem minmax(0, 7fr) minmax(0, 6fr) 11.5rem 8rem 4.5rem;
    gap: ${theme.space.s} clamp(${theme.space.s}, 2vw, ${theme.space.l});

    > picture {
      grid-row: auto;
    }
  }
`;

const Name = styled.p`
  line-height: 1.35;
  text-wrap: balance;
`;

const Stretched = styled.a`
  color: inherit;
  font-weight: 600;
  text-decoration: none;
  ${stretchedLink}
`;

const Small = styled.span`
  ${quietText}
  line-height: 1.4;

  ${Name} > & {
    display: block;
  }
`;

const Facts = styled.p`
  ${wrappingRow}
  gap: 0 0.75rem;
  align-items: baseline;
  line-height: 1.4;

  ${media.wide} {
    display: contents;
  }
`;

const Price = styled.span`
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;

const Drawing = styled.svg`
  grid-row: 3;
  grid-column: 1 / -1;
  width: calc(100% - 2rem);
  height: 1.75rem;
  margin-inline: 1rem;
  overflow: visible;
  stroke: ${theme.color.line};
  stroke-width: 1.5;

  > [data-span] {
    stroke: ${theme.color.accent};
    stroke-width: 6;
    stroke-linecap: round;
  }

  > circle {
    fill: ${theme.color.action};
    stroke: ${theme.color.paper};
    stroke-width: 2;
  }

  ${media.wide} {
    grid-row: auto;
    grid-column: auto;
  }
`;

const Scale = styled(AmountAxis)`
  grid-column: 1 / -1;

  ${media.wide} {
    grid-column: 3;
  }
`;
