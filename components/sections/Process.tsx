import type { ProcessProps } from '../../pipeline/model/sections/process';
import type { Rendered } from '../Rendered';
import { Section } from '../ui/Section';
import { StepList } from '../ui/StepList';

/** Numbered steps. */
export function Process({ steps, ...section }: Rendered<ProcessProps>) {
  return (
    <Section {...section}>
      <StepList steps={steps} />
    </Section>
  );
}
