import { Fragment, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { fillCount } from '../../pipeline/labels/fill';
import type { SectionProps } from '../../pipeline/model/Site';
import { BeforeAfterGrid } from '../beforeAfter/BeforeAfterGrid';
import { useWords } from '../labels';
import { CostChart } from '../projects/CostChart';
import { moneyInWords, weeksInWords } from '../projects/spansInWords';
import type { RenderedProps } from '../RenderedProps';
import { theme } from '../theme';
import { Section } from '../ui/Section';
import { TextLink } from '../ui/TextLink';

/** The costs of a service in large type and as a chart, and before/after sliders. */
export function Record({ costs, noun, more, pairs }: RenderedProps<'record'>) {
  const { labels } = useWords();
  const [first, ...others] = costs?.jobs ?? [];
  const one = first && others.length === 0 && { label: labels.seeJob, href: first.address };
  const link = one || (more && { label: labels.eachCost, href: more });
  return (
    <Section heading={costs && <Claim costs={costs} noun={noun} />}>
      {costs?.median && <CostChart jobs={costs.jobs} median={costs.median} />}
      {link && <TextLink link={{ ...link, external: false }} />}
      {pairs.length > 0 && <Pairs pairs={pairs} />}
    </Section>
  );
}

interface ClaimProps {
  costs: NonNullable<SectionProps['record']['costs']>;
  noun?: string;
}

/** `8 kitchens since 2023: half cost less than $67,000, 3 to 6 weeks.`, with the numbers in the accent color. */
function Claim({ costs: { jobs, first: year, median, range, weeks }, noun }: ClaimProps) {
  const words = useWords();
  const { labels } = words;
  const number = jobs.length;
  const count = noun && number !== 1 ? `${number} ${noun}` : fillCount(words, 'costJobs', number);
  const cost = median ? (
    <Filled
      text={labels.recordMedian}
      values={{ amount: <Figure>{moneyInWords({ low: median, high: median }, words)}</Figure> }}
    />
  ) : (
    <Figure>{moneyInWords(range, words)}</Figure>
  );
  const span = weeks && (
    <>
      , <Figure>{weeksInWords(weeks, words)}</Figure>
    </>
  );
  return (
    <Line>
      <Filled text={labels.record} values={{ jobs: count, year, cost, span }} />
    </Line>
  );
}

/** A label with its placeholders in braces replaced by elements. */
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
