import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { theme } from '../theme';
import { Container } from './Container';
import { darkTone } from './darkTone';
import { SectionHeader } from './SectionHeader';

interface SectionProps {
  id?: string;
  /** Left out, sections alternate. */
  tone?: 'paper' | 'stone' | 'brand';
  eyebrow?: string;
  heading?: string;
  text?: ReactNode;
  width?: 'page' | 'text';
  children?: ReactNode;
}

/** A block across the page with its heading. */
export function Section({ id, tone, eyebrow, heading, text, width, children }: SectionProps) {
  return (
    <Band id={id} $tone={tone}>
      <Container $width={width}>
        <SectionHeader eyebrow={eyebrow} heading={heading} text={text} />
        {children}
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

const Band = styled.section<{ $tone?: keyof typeof tones }>`
  position: relative;
  padding-block: ${theme.space.section};
  ${({ $tone = 'alternating' }) => tones[$tone]}
`;
