import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { media, theme } from '../theme';
import { ItemLevel, itemLevelUnder } from './ItemTitle';
import { Section, SectionHeader } from './Section';

type SplitSectionProps = ComponentProps<typeof SectionHeader> & { id?: string; children: ReactNode };

/** A section whose heading is beside it on wide screens. */
export function SplitSection({ id, children, ...header }: SplitSectionProps) {
  return (
    <Section id={id}>
      <Split>
        <Sticky>
          <SectionHeader {...header} />
        </Sticky>
        <ItemLevel value={itemLevelUnder(header.heading)}>{children}</ItemLevel>
      </Split>
    </Section>
  );
}

/** Two columns on wide screens. */
export const Split = styled.div<{ $even?: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.l} clamp(${theme.space.l}, 6vw, 5.5rem);

  > :empty {
    display: none;
  }

  ${media.wide} {
    grid-template-columns: ${({ $even }) => ($even ? '1fr 1fr' : 'minmax(0, 5fr) minmax(0, 7fr)')};

    /* Nothing is beside it. */
    &:has(> :empty) {
      grid-template-columns: minmax(0, 48rem);
    }
  }
`;

/** Stays in view beside a long column on wide screens. */
export const Sticky = styled.div`
  ${media.wide} {
    position: sticky;
    top: calc(${theme.height.header} + ${theme.space.l});
    align-self: start;
  }
`;
