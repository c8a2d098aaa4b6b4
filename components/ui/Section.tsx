import type { ComponentProps, ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { darkGround, media, oneColumn, theme } from '../theme';
import { ItemLevel, itemLevelUnder } from './ItemTitle';
import { Prose } from './Prose';

interface SectionProps extends SectionHeaderProps {
  id?: string;
  /** Whether the text is light on the brand color. Other sections alternate between the backgrounds `paper` and `stone`. */
  dark?: boolean;
  /** Whether to omit the section on paper. */
  screenOnly?: boolean;
  children?: ReactNode;
}

/** A block of the full page width, with a heading. */
export function Section({ id, dark, screenOnly, children, ...header }: SectionProps) {
  return (
    <Band id={id} $dark={dark} $screenOnly={screenOnly}>
      <Container>
        <SectionHeader {...header} />
        <ItemLevel value={itemLevelUnder(header.heading)}>{children}</ItemLevel>
      </Container>
    </Band>
  );
}

/** The hero is the first section of a page, so the odd sections with a `stone` background are the third, the fifth and so on. */
const alternating = css`
  &:nth-of-type(odd) {
    background: ${theme.color.stone};
  }
`;

const Band = styled.section<{ $dark?: boolean; $screenOnly?: boolean }>`
  position: relative;
  padding-block: ${theme.space.section};
  ${({ $dark }) => ($dark ? darkGround : alternating)}

  ${media.print} {
    ${({ $screenOnly }) => $screenOnly && 'display: none;'}
    padding-block: ${theme.space.s};

    &:nth-of-type(n) {
      background: none;
    }
  }
`;

interface SectionHeaderProps {
  eyebrow?: string;
  heading?: ReactNode;
  text?: ReactNode;
}

/** The eyebrow, the heading and the text of a section. Empty if the section has none of these. */
export function SectionHeader({ eyebrow, heading, text }: SectionHeaderProps) {
  if (!eyebrow && !heading && !text) return null;
  return (
    <Block>
      {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
      {heading && <Heading>{heading}</Heading>}
      {text && <Lead>{text}</Lead>}
    </Block>
  );
}

const Block = styled.div`
  max-width: ${theme.width.header};
  margin-bottom: clamp(${theme.space.m}, 5vw, ${theme.space.xl});

  &:last-child {
    margin-bottom: 0;
  }
`;

const Lead = styled(Prose)`
  margin-top: ${theme.space.s};
  color: ${theme.color.quiet};
  font-size: ${theme.size.lead};
  line-height: 1.5;
  text-wrap: balance;
`;

/** A line in small type above a heading. */
export const Eyebrow = styled.p`
  margin-bottom: ${theme.space.s};
  color: ${theme.color.accent};
  font-size: ${theme.size.small};
  font-weight: 600;
  letter-spacing: 0.02em;
  line-height: 1.4;
`;

const Heading = styled.h2`
  font-family: ${theme.font.display};
  font-size: ${theme.size.h2};
  letter-spacing: -0.022em;
  line-height: 1.12;
`;

/** Centers content, with the width of the page or of running text. */
export const Container = styled.div<{ $width?: 'page' | 'text' }>`
  width: 100%;
  max-width: calc(${({ $width = 'page' }) => theme.width[$width]} + 2 * ${theme.space.gutter});
  margin-inline: auto;
  padding-inline: ${theme.space.gutter};

  ${media.print} {
    max-width: none;
    padding-inline: 0;
  }
`;

type SplitSectionProps = ComponentProps<typeof SectionHeader> & { id?: string; children: ReactNode };

/** A section with its heading beside its content on wide screens. */
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

/** The gap between two columns. */
export const columnGap = `clamp(${theme.space.l}, 6vw, 5.5rem)`;

/** Two columns on wide screens; equal ones with `$even`, else the second is wider. */
export const Split = styled.div<{ $even?: boolean }>`
  ${oneColumn}
  gap: ${theme.space.l} ${columnGap};

  > :empty {
    display: none;
  }

  ${media.wide} {
    grid-template-columns: ${({ $even }) => ($even ? '1fr 1fr' : 'minmax(0, 5fr) minmax(0, 7fr)')};

    /* The other column is empty. */
    &:has(> :empty) {
      grid-template-columns: minmax(0, 48rem);
    }
  }
`;

/** A column of `Split` that stays visible while the other one, which is longer, scrolls. */
export const Sticky = styled.div`
  ${media.wide} {
    position: sticky;
    top: calc(${theme.height.header} + ${theme.space.l});
    align-self: start;
  }
`;
