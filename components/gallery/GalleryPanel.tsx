import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme';
import { hiddenLook } from '../ui/Hidden';

interface GalleryPanelProps {
  id: string;
  label: string;
  level: 'h2' | 'h3';
  first?: boolean;
  children: ReactNode;
}

/** What belongs to one tab. Its heading is for the eye only where the tabs stand still. */
export function GalleryPanel({ id, label, level, first, children }: GalleryPanelProps) {
  return (
    <div id={id} data-panel={first ? 'first' : ''}>
      <Title as={level}>{label}</Title>
      {children}
    </div>
  );
}

const Title = styled.h2`
  margin-bottom: ${theme.space.m};
  font-family: ${theme.font.display};
  font-size: clamp(1.5rem, 1.3rem + 0.9vw, 2rem);
  font-weight: 650;
  letter-spacing: -0.02em;
  line-height: 1.2;

  @media (scripting: enabled) {
    ${hiddenLook}
  }
`;
