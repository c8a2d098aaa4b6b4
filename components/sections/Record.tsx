import { styled } from 'styled-components';
import { fill } from '../../pipeline/labels/fill';
import type { SectionProps } from '../../pipeline/model/Site';
import { Comparisons } from '../compare/Comparisons';
import { useWords } from '../labels';
import { moneyInWords, weeksInWords } from '../projects/spans';
import type { Rendered } from '../Rendered';
import { theme } from '../theme';
import { Section } from '../ui/Section';
import { TextLink } from '../ui/TextLink';

/** What the jobs of a service cost, in a line, and the same rooms before and after. */
export function Record({ costs, noun, more, pairs }: Rendered<SectionProps['record']>) {
  const { labels } = useWords();
  return (
    <Section>
      {costs && <Claim>{useClaim(costs, noun)}</Claim>}
      {costs && more && <TextLink link={{ label: labels.eachCost, href: more, external: false }} />}
      {pairs.length > 0 && <Pairs pairs={pairs} />}
    </Section>
  );
}

type Costs = NonNullable<SectionProps['record']['costs']>;

/** `8 kitchens since 2023: half cost less than $67,000, 3 to 6 weeks` */
function useClaim({ jobs: number, first: year, median, range, weeks }: Costs, noun?: string): string {
  const words = useWords();
  const { labels } = words;
  const isOne = number === 1;
  const jobs =
    noun && !isOne
      ? `${number} ${noun}`
      : fill(isOne ? labels.costJobsOne : labels.costJobsOther, { number });
  const cost = median
    ? fill(labels.recordMedian, { amount: moneyInWords({ low: median, high: median }, words) })
    : moneyInWords(range, words);
  return fill(labels.record, { jobs, year, cost, span: weeksInWords(weeks, words) });
}

const Claim = styled.p`
  max-width: ${theme.width.text};
  margin-bottom: ${theme.space.xs};
  font-size: ${theme.size.lead};
  font-weight: 600;
  line-height: 1.4;
  text-wrap: balance;
`;

const Pairs = styled(Comparisons)`
  margin-top: ${theme.space.l};
`;
