import { Comparisons } from '../compare/Comparisons';
import { JobComparison } from '../compare/JobComparison';
import { useLabels } from '../labels';
import type { RenderedProps } from '../RenderedProps';
import { Section } from '../ui/Section';

/** The same rooms before and after. A single one whose job is known is shown with what the job was. */
export function Compare({ id, pairs, jobs, ...header }: RenderedProps<'compare'>) {
  const { seeJob } = useLabels();
  const linked = pairs.map((pair, index) => {
    const card = jobs[index];
    return { ...pair, card, job: card ? { label: seeJob, href: card.address, external: false } : undefined };
  });
  const [first, ...others] = linked;
  if (first?.card && first.job && others.length === 0)
    return <JobComparison id={id} header={header} pair={first} card={first.card} job={first.job} />;
  return (
    <Section id={id} {...header}>
      <Comparisons pairs={linked} />
    </Section>
  );
}
