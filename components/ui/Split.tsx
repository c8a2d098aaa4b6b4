import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../media';
import { theme } from '../theme';
import { ItemLevel, itemLevelUnder } from './ItemTitle';
import { Section, SectionHeader } from './Section';

type SplitSectionProps = ComponentProps<typeof SectionHeader> & { id?: string; children: ReactNode };

/** A block whose heading stands beside it on wide screens. */
export function SplitSection({ id, children, ...words }: SplitSectionProps) {
  return (
    <Section id={id}>
      <Split>
        <Sticky>
          <SectionHeader {...words} />
        </Sticky>
        <ItemLevel value={itemLevelUnder(words.heading)}>{children}</ItemLevel>
      </Split>
    </Section>
  );
}

/** Two columns on wide screens: words, and what stands beside them. */
export const Split = styled.div<{ $even?: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.l} clamp(${theme.space.l}, 6vw, 5.5rem);

  > :empty {
    display: none;
  }

  ${media.wide} {
    grid-template-columns: ${({ $even }) => ($even ? '1fr 1fr' : 'minmax(0, 5fr) minmax(0, 7fr)')};

    /* Nothing to stand beside. */
    &:has(> :empty) {
      grid-template-columns: minmax(0, 48rem);
    }
  }
`;

/** Stays in sight beside something long, on wide screens. */
export const Sticky = styled.div`
  ${media.wide} {
    position: sticky;
    top: calc(${theme.height.header} + ${theme.space.l});
    align-self: start;
  }
`;
