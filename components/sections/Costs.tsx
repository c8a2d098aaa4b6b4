import { styled } from 'styled-components';
import { fill } from '../../pipeline/labels/fill';
import type { SectionProps } from '../../pipeline/model/Site';
import { useWords } from '../labels';
import { media } from '../media';
import { CostPlot } from '../projects/CostPlot';
import { CostTable } from '../projects/CostTable';
import { durationInWords, moneyInWords } from '../projects/spans';
import type { Rendered } from '../Rendered';
import { theme } from '../theme';
import { CheckList } from '../ui/CheckList';
import { ItemTitle } from '../ui/ItemTitle';
import { Prose } from '../ui/Prose';
import { Section } from '../ui/Section';

type ServiceCosts = SectionProps['costs']['services'][number];

/** What past jobs have cost, service by service: in a sentence, as points and as a table. */
export function Costs({ services, note, moves, ...section }: Rendered<SectionProps['costs']>) {
  return (
    <>
      <Section {...section}>
        {note && <Prose>{note}</Prose>}
        {services.map((service) => (
          <Service key={service.name} service={service} />
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

function Service({ service }: { service: ServiceCosts }) {
  const { label, jobs } = service;
  return (
    <Block>
      <ItemTitle>{label}</ItemTitle>
      <Summary service={service} />
      {jobs.length > 0 && (
        <>
          <CostPlot jobs={jobs} label={label} />
          <CostTable jobs={jobs} label={label} />
        </>
      )}
    </Block>
  );
}

/** The facts in sentences; with too few jobs, that there are too few. */
function Summary({ service }: { service: ServiceCosts }) {
  const words = useWords();
  const { labels } = words;
  const { jobs, median, middleHalf, first, last, weeks } = service;
  if (jobs.length === 0) return <Small>{labels.costNone}</Small>;
  const number = jobs.length;
  const years = first === last ? first : fill(labels.spanOf, { low: first, high: last });
  const rounded = { low: Math.max(1, Math.round(weeks.low)), high: Math.max(1, Math.round(weeks.high)) };
  const span = durationInWords({ ...rounded, unit: 'week' }, words);
  const amount = median && moneyInWords({ low: median, high: median }, words);
  return (
    <>
      <Small>
        {fill(number === 1 ? labels.costJobsOne : labels.costJobsOther, { number })},{' '}
        {fill(labels.costYears, { years })}, {fill(labels.costWeeks, { span })}
      </Small>
      <Claim>
        {amount ? fill(labels.costMedian, { amount }) : labels.costTooFew}{' '}
        {middleHalf && fill(labels.costMiddleHalf, { span: moneyInWords(middleHalf, words) })}
      </Claim>
    </>
  );
}

const Block = styled.div`
  max-width: 56rem;
  margin-top: ${theme.space.xxl};
  padding-top: ${theme.space.m};
  border-top: 1px solid ${theme.color.line};
`;

const Small = styled.p`
  margin-top: 0.35rem;
  color: ${theme.color.quiet};
  font-size: ${theme.size.small};
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
