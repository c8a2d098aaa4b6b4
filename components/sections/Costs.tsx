import { styled } from 'styled-components';
import { fill, fillCount } from '../../pipeline/labels/fill';
import type { SectionProps } from '../../pipeline/model/Site';
import { useLabels, useSiteLanguage } from '../labels';
import { ticksBetween } from '../projects/AmountAxis';
import { CostRows } from '../projects/CostRows';
import { formatMoneySpan, formatWeekSpan } from '../projects/formatSpans';
import type { RenderedProps } from '../RenderedProps';
import { media, quietText, theme, wrappingRow } from '../theme';
import { CheckList } from '../ui/CheckList';
import { ItemTitle } from '../ui/ItemTitle';
import { Prose } from '../ui/Prose';
import { Section } from '../ui/Section';

/** The costs of past jobs per service: a summary, and a chart with one row per job. Then `moves`: lists of what makes a job cost more or less. */
export function Costs({ services, note, moves, ...section }: RenderedProps<'costs'>) {
  const labels = useLabels();
  const highest = services.flatMap(({ jobs }) => jobs.map(({ cost }) => cost.high));
  const ticks = ticksBetween(0, Math.max(...highest));
  return (
    <>
      <Section {...section}>
        {note && <Prose>{note}</Prose>}
        {services.length > 1 && (
          <ServiceLinks aria-label={labels.allServices}>
            {services.map(({ name, label }) => (
              <a key={name} href={`#${name}`}>
                {label}
              </a>
            ))}
          </ServiceLinks>
        )}
        {services.map((service) => (
          <Block key={service.name} id={service.name}>
            <ItemTitle>{service.label}</ItemTitle>
            <Summary service={service} />
            <CostRows jobs={service.jobs} label={service.label} ticks={ticks} />
          </Block>
        ))}
      </Section>
      {moves && (
        <Section>
          <Moves>
            {moves.map(({ title, items }) => (
              <div key={title}>
                <ItemTitle>{title}</ItemTitle>
                <CheckList items={items} />
              </div>
            ))}
          </Moves>
        </Section>
      )}
    </>
  );
}

/** The costs of a service in sentences: the range, or with enough jobs the median. No amount for a single job, whose row has it. */
function Summary({ service }: { service: SectionProps['costs']['services'][number] }) {
  const siteLanguage = useSiteLanguage();
  const { labels } = siteLanguage;
  const { jobs, median, range, middleHalf, first, last, weeks } = service;
  const years = first === last ? first : fill(labels.spanOf, { low: first, high: last });
  const costs = median
    ? fill(labels.costMedian, { amount: formatMoneySpan({ low: median, high: median }, siteLanguage) })
    : fill(labels.costRange, { span: formatMoneySpan(range, siteLanguage) });
  return (
    <>
      <Small>
        {fillCount(siteLanguage, 'costJobs', jobs.length)}, {fill(labels.costYears, { years })}
        {weeks && `, ${fill(labels.costWeeks, { span: formatWeekSpan(weeks, siteLanguage) })}`}
      </Small>
      {jobs.length > 1 && (
        <Claim>
          {costs}{' '}
          {middleHalf && fill(labels.costMiddleHalf, { span: formatMoneySpan(middleHalf, siteLanguage) })}
        </Claim>
      )}
    </>
  );
}

const ServiceLinks = styled.nav`
  ${wrappingRow}
  gap: 0 ${theme.space.m};
  margin-top: ${theme.space.m};

  > a {
    padding-block: 0.6rem;
  }
`;

const Block = styled.div`
  margin-top: ${theme.space.xxl};
  scroll-margin-top: calc(${theme.height.header} + ${theme.space.s});
  padding-top: ${theme.space.m};
  border-top: 1px solid ${theme.color.line};
`;

const Small = styled.p`
  margin-top: 0.35rem;
  ${quietText}
`;

const Claim = styled.p`
  max-width: ${theme.width.text};
  margin-top: ${theme.space.s};
  font-size: ${theme.size.lead};
  line-height: 1.5;
`;

const Moves = styled.div`
  display: grid;
  gap: ${theme.space.xl};

  ${media.medium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
