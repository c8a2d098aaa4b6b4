import { type ReactNode, use } from 'react';
import { styled } from 'styled-components';
import { media, theme, touchTarget, wrappingRow } from '../theme';
import { hiddenLook } from '../ui/Hidden';
import { ItemLevel } from '../ui/ItemTitle';

/** Links to the panels of a gallery, each of which has an album, or posts. `GalleryTabs.lazy.ts` turns them into tabs. */
export function GalleryTabs({ label, panels }: { label: string; panels: { id: string; label: string }[] }) {
  return (
    <Row aria-label={label} data-tabs>
      {panels.map((panel) => (
        <a key={panel.id} href={`#${panel.id}`}>
          {panel.label}
        </a>
      ))}
    </Row>
  );
}

const Row = styled.nav`
  ${wrappingRow}
  gap: 0.5rem;

  > a {
    ${touchTarget}
    padding-inline: 0.75rem;
    border: 1px solid ${theme.color.edge};
    border-radius: ${theme.radius};
    font-size: ${theme.size.small};
    font-weight: 600;
    line-height: 1.2;
    text-decoration: none;
    transition: background-color ${theme.motion.quick};
  }

  ${media.medium} {
    > a {
      padding-inline: 1rem;
      font-size: inherit;
    }
  }

  > a:hover {
    border-color: currentColor;
    background: color-mix(in srgb, currentColor 7%, transparent);
  }

  > [aria-selected='true'],
  > [aria-selected='true']:hover {
    border-color: ${theme.color.brand};
    background: ${theme.color.brand};
    color: ${theme.color.brandInk};
  }
`;

/** The panels: without scripts below each other. With scripts, CSS hides all but one before they run, so that the layout does not shift; the script then sets `data-ready`. */
export const GalleryPanels = styled.div`
  > [data-panel] {
    margin-top: ${theme.space.xxl};
  }

  > [data-panel]:target {
    scroll-margin-top: 8rem;
  }

  ${media.medium} {
    > [data-panel]:target {
      scroll-margin-top: 5rem;
    }
  }

  @media (scripting: enabled) {
    > [data-panel] {
      margin-top: ${theme.space.l};
    }

    /* Before the script runs: only the panel in the fragment of the address, or the first one. */
    &:not([data-ready]) > [data-panel]:not(:target, :has(:target)) {
      display: none;
    }

    &:not([data-ready]):not(:has(:target)) > [data-panel='first'] {
      display: block;
    }
  }
`;

interface GalleryPanelProps {
  id: string;
  label: string;
  /** Whether this is the first panel, which is open unless the address names another. */
  isFirst?: boolean;
  children: ReactNode;
}

/** An album, or posts. With scripts, its heading is visually hidden, since the tab shows the same text. */
export function GalleryPanel({ id, label, isFirst, children }: GalleryPanelProps) {
  return (
    <div id={id} data-panel={isFirst ? 'first' : ''}>
      <Title as={use(ItemLevel)}>{label}</Title>
      {children}
    </div>
  );
}

const Title = styled.h2`
  margin-bottom: ${theme.space.m};
  font-family: ${theme.font.display};
  font-size: clamp(1.5rem, 1.3rem + 0.9vw, 2rem);
  letter-spacing: -0.02em;
  line-height: 1.2;

  @media (scripting: enabled) {
    ${hiddenLook}
  }
`;
