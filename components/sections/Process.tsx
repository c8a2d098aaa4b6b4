import type { RenderedProps } from '../RenderedProps';
import { Section } from '../ui/Section';
import { StepList } from '../ui/StepList';

/** Numbered steps. */
export function Process({ steps, ...section }: RenderedProps<'process'>) {
  return (
    <Section {...section}>
      <StepList steps={steps} />
    </Section>
  );
}
