import { css, styled } from 'styled-components';
import type { SectionProps } from '../../pipeline/model/Site';
import { useWords } from '../labels';
import { media } from '../media';
import { theme } from '../theme';
import { hiddenLook } from '../ui/Hidden';
import { Picture } from '../ui/Picture';
import { AmountScale, inShort, ticksBetween } from './AmountScale';
import { moneyInWords } from './spans';

type Job = NonNullable<SectionProps['record']['costs']>['jobs'][number];

/** So many photographs hang from the tape at most. */
const MAX_JOBS = 12;
const MAX_STEPS = 5;
/** Marks between two amounts. */
const MARKS = 5;
/** Columns of the whole tape, and of a photograph. */
const COLUMNS = { tape: 60, onPhone: 9, photo: 7 };

interface CostTapeProps {
  /** The cheapest first. */
  jobs: readonly Job[];
  median: number;
}

/** A measuring tape of dollars, marked up to the median, and a photograph of each job hanging from its (lowest) price. */
export function CostTape({ jobs, median }: CostTapeProps) {
  const words = useWords();
  const amounts = jobs.map(({ cost }) => cost.low);
  const ticks = ticksBetween(Math.min(...amounts), Math.max(...amounts, median), MAX_STEPS);
  const [least = 0, most = 0] = [ticks[0], ticks.at(-1)];
  const share = (amount: number) => (amount - least) / (most - least);
  const marks = Array.from({ length: (ticks.length - 1) * MARKS + 1 }, (_, index) => index);
  return (
    <Tape>
      <AmountScale ticks={ticks} />
      <Ruler aria-hidden>
        {marks.map((mark) => {
          const place = `${(100 * mark) / (marks.length - 1)}%`;
          return <line key={mark} x1={place} x2={place} y1={mark % MARKS === 0 ? 0 : '55%'} y2="100%" />;
        })}
        <line data-median x2={`${(100 * share(median)).toFixed(1)}%`} y1="100%" y2="100%" />
      </Ruler>
      <Photos>
        {someOf(jobs).map(({ address, title, image, cost }) => (
          <Hanging key={address} $at={share(cost.low)}>
            <a href={address}>
              <Picture picture={image} sizes="(min-width: 64rem) 7.5rem, 15vw" shape="photo" />
              <Name>
                {title}, {moneyInWords(cost, words)}
              </Name>
              <Price aria-hidden>{inShort(cost.low, words.language)}</Price>
            </a>
          </Hanging>
        ))}
      </Photos>
    </Tape>
  );
}

/** Evenly from all of them, the first and the last among them. */
function someOf(jobs: readonly Job[]): readonly Job[] {
  if (jobs.length <= MAX_JOBS) return jobs;
  const step = (jobs.length - 1) / (MAX_JOBS - 1);
  return Array.from({ length: MAX_JOBS }, (_, index) => jobs[Math.round(index * step)]).flatMap(
    (job) => job ?? [],
  );
}

const Tape = styled.div`
  margin-block: ${theme.space.l} ${theme.space.m};

  ${media.print} {
    display: none;
  }
`;

const Ruler = styled.svg`
  display: block;
  width: calc(100% - 2rem);
  height: 1.25rem;
  margin: 0.35rem 1rem 0;
  overflow: visible;
  border-bottom: 2px solid ${theme.color.edge};
  color: ${theme.color.edge};
  stroke: currentColor;
  stroke-width: 1.5;

  > [data-median] {
    color: ${theme.color.action};
    stroke-width: 6;
  }
`;

/** The browser puts a photograph into the next row where it would touch another one. */
const Photos = styled.ul`
  position: relative;
  display: grid;
  grid-auto-flow: dense;
  grid-template-columns: repeat(${COLUMNS.tape}, minmax(0, 1fr));
  row-gap: 0.25rem;
  margin: 0 1rem;
  padding: 0.75rem 0 0;
  list-style: none;
  clip-path: inset(0 -1rem -0.5rem);

  ${media.wide} {
    row-gap: 0.75rem;
    padding-top: 1.5rem;
  }
`;

/** `share`: of the whole tape. */
const centered = (share: number, width: number) => {
  const start = Math.round(share * COLUMNS.tape - width / 2) + 1;
  return css`
    grid-column: ${Math.min(Math.max(start, 1), COLUMNS.tape + 1 - width)} / span ${width};
  `;
};

/** A string leads up to the tape, behind the photographs above. */
const Hanging = styled.li<{ $at: number }>`
  position: relative;
  ${({ $at }) => centered($at, COLUMNS.onPhone)}

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
    display: block;
    margin-inline: 1px;
    border-radius: ${theme.radius};
  }

  picture {
    aspect-ratio: 1;
  }

  a:hover picture {
    outline: 2px solid ${theme.color.accent};
  }

  ${media.wide} {
    ${({ $at }) => centered($at, COLUMNS.photo)}

    > a {
      margin-inline: 3px;
    }

    picture {
      aspect-ratio: 4 / 3;
    }
  }
`;

const Name = styled.span`
  ${hiddenLook}
`;

const Price = styled.span`
  display: none;

  ${media.wide} {
    position: absolute;
    right: 0.35rem;
    bottom: 0.35rem;
    display: block;
    padding: 0.05rem 0.4rem;
    border-radius: ${theme.radius};
    background: ${theme.color.overlay};
    color: ${theme.color.brandInk};
    font-size: min(${theme.size.small}, 1.4vw);
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    line-height: 1.4;
  }
`;
