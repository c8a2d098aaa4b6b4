import { Fragment, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { fillCount } from '../../pipeline/labels/fill';
import type { SectionProps } from '../../pipeline/model/Site';
import { BeforeAfterGrid } from '../beforeAfter/BeforeAfterGrid';
import { useLabels, useSiteLanguage } from '../labels';
import { CostChart } from '../projects/CostChart';
import { formatMoneySpan, formatWeekSpan } from '../projects/formatSpans';
import type { RenderedProps } from '../RenderedProps';
import { theme } from '../theme';
import { Section } from '../ui/Section';
import { TextLink } from '../ui/TextLink';

/** The costs of a service in large type and as a chart, and before/after sliders. `more`: the address of the page with all costs. */
export function Record({ costs, noun, more, pairs }: RenderedProps<'record'>) {
  const labels = useLabels();
  const [first, ...others] = costs?.jobs ?? [];
  const jobLink = first && others.length === 0 && { label: labels.seeJob, href: first.address };
  const link = jobLink || (more && { label: labels.eachCost, href: more });
  return (
    <Section heading={costs && <Claim costs={costs} noun={noun} />}>
      {costs?.median && <CostChart jobs={costs.jobs} median={costs.median} />}
      {link && <TextLink link={link} />}
      {pairs.length > 0 && <Pairs pairs={pairs} />}
    </Section>
  );
}

interface ClaimProps {
  costs: NonNullable<SectionProps['record']['costs']>;
  /** The plural of what a job is, such as `kitchens`. */
  noun?: string;
}

/** `8 kitchens since 2023: half cost less than $67,000, 3 to 6 weeks.`, with the numbers in the accent color. */
function Claim({ costs: { jobs, first: year, median, range, weeks }, noun }: ClaimProps) {
  const siteLanguage = useSiteLanguage();
  const number = jobs.length;
  const count = noun && number !== 1 ? `${number} ${noun}` : fillCount(siteLanguage, 'costJobs', number);
  const cost = median ? (
    <Filled
      text={siteLanguage.labels.recordMedian}
      values={{ amount: <Figure>{formatMoneySpan({ low: median, high: median }, siteLanguage)}</Figure> }}
    />
  ) : (
    <Figure>{formatMoneySpan(range, siteLanguage)}</Figure>
  );
  const span = weeks && (
    <>
      , <Figure>{formatWeekSpan(weeks, siteLanguage)}</Figure>
    </>
  );
  return (
    <Line>
      <Filled text={siteLanguage.labels.record} values={{ jobs: count, year, cost, span }} />
    </Line>
  );
}

/** A label in which elements replace the placeholders in braces. */
function Filled({ text, values }: { text: string; values: Record<string, ReactNode> }) {
  return text
    .split(/\{(\w+)\}/)
    .map((part, index) => (
      <Fragment key={`${index} ${part}`}>{index % 2 === 1 ? values[part] : part}</Fragment>
    ));
}

const Line = styled.span`
  display: block;
  container-type: inline-size;
`;

/** An amount does not wrap, unless the text is so large that a line is too short for it. */
const Figure = styled.span`
  color: ${theme.color.accent};
  font-variant-numeric: tabular-nums;

  @container (min-width: 12em) {
    white-space: nowrap;
  }
`;

const Pairs = styled(BeforeAfterGrid)`
  margin-top: clamp(${theme.space.l}, 5vw, ${theme.space.xxl});
`;
