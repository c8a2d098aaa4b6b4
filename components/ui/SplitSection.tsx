import type { ComponentProps, ReactNode } from 'react';
import { ItemLevel } from './ItemLevel';
import { levelBelow } from './levelBelow';
import { Section } from './Section';
import { SectionHeader } from './SectionHeader';
import { Split } from './Split';
import { Sticky } from './Sticky';

type SplitSectionProps = ComponentProps<typeof SectionHeader> & { id?: string; children: ReactNode };

/** A block whose heading stands beside it on wide screens. */
export function SplitSection({ id, children, ...words }: SplitSectionProps) {
  return (
    <Section id={id}>
      <Split>
        <Sticky>
          <SectionHeader {...words} />
        </Sticky>
        <ItemLevel value={levelBelow(words.heading)}>{children}</ItemLevel>
      </Split>
    </Section>
  );
}
