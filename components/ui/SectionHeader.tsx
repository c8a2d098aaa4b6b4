import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme';
import { Eyebrow } from './Eyebrow';
import { Heading } from './Heading';
import { Prose } from './Prose';

interface SectionHeaderProps {
  eyebrow?: string;
  heading?: string;
  text?: ReactNode;
}

/** The words that a section begins with; nothing where there are none. */
export function SectionHeader({ eyebrow, heading, text }: SectionHeaderProps) {
  if (!eyebrow && !heading && !text) return null;
  return (
    <Words>
      {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
      {heading && <Heading>{heading}</Heading>}
      {text && <Lead>{text}</Lead>}
    </Words>
  );
}

const Words = styled.div`
  max-width: ${theme.width.header};
  margin-bottom: clamp(${theme.space.l}, 5vw, ${theme.space.xl});

  &:last-child {
    margin-bottom: 0;
  }
`;

const Lead = styled(Prose)`
  margin-top: ${theme.space.s};
  color: ${theme.color.quiet};
  font-size: ${theme.size.lead};
  line-height: 1.5;
`;
