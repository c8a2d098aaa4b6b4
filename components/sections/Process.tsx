import type { SectionProps } from '../../pipeline/model/Site';
import type { Rendered } from '../Rendered';
import { Section } from '../ui/Section';
import { StepList } from '../ui/StepList';

/** Numbered steps. */
export function Process({ steps, ...section }: Rendered<SectionProps['process']>) {
  return (
    <Section {...section}>
      <StepList steps={steps} />
    </Section>
  );
}
