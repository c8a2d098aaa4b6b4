import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { media } from '../media';
import { theme } from '../theme';
import { Container } from './Container';
import { darkTone } from './darkTone';
import { ItemLevel } from './ItemLevel';
import { levelBelow } from './levelBelow';
import { SectionHeader } from './SectionHeader';

interface SectionProps {
  id?: string;
  /** Left out, sections alternate. */
  tone?: 'paper' | 'stone' | 'brand';
  eyebrow?: string;
  heading?: string;
  text?: ReactNode;
  width?: 'page' | 'text';
  /** Of no use on paper. */
  screenOnly?: boolean;
  children?: ReactNode;
}

/** A block across the page with its heading. */
export function Section({ id, tone, eyebrow, heading, text, width, screenOnly, children }: SectionProps) {
  return (
    <Band id={id} $tone={tone} $screenOnly={screenOnly}>
      <Container $width={width}>
        <SectionHeader eyebrow={eyebrow} heading={heading} text={text} />
        <ItemLevel value={levelBelow(heading)}>{children}</ItemLevel>
      </Container>
    </Band>
  );
}

const tones = {
  paper: css`
    background: ${theme.color.paper};
  `,
  stone: css`
    background: ${theme.color.stone};
  `,
  brand: css`
    ${darkTone}
    background: ${theme.color.paper};
  `,
  /** The hero is a page's first section, so the odd ones after it are the third, the fifth… */
  alternating: css`
    &:nth-of-type(odd) {
      background: ${theme.color.stone};
    }
  `,
};

const Band = styled.section<{ $tone?: keyof typeof tones; $screenOnly?: boolean }>`
  position: relative;
  padding-block: ${theme.space.section};
  ${({ $tone = 'alternating' }) => tones[$tone]}

  ${media.print} {
    display: ${({ $screenOnly }) => ($screenOnly ? 'none' : 'block')};
    padding-block: ${theme.space.s};
    background: none;

    &:nth-of-type(n) {
      background: none;
    }
  }
`;
