import type { SectionProps } from '../../pipeline/model/Site';
import { Comparisons } from '../compare/Comparisons';
import type { Rendered } from '../Rendered';
import { Section } from '../ui/Section';

/** The same rooms before and after. */
export function Compare({ pairs, jobs, ...section }: Rendered<SectionProps['compare']>) {
  return (
    <Section {...section}>
      <Comparisons pairs={pairs.map((pair, index) => ({ ...pair, job: jobs[index] ?? undefined }))} />
    </Section>
  );
}
