import { styled } from 'styled-components';
import { media } from '../media';
import { theme } from '../theme';

interface GalleryTabsProps {
  label: string;
  panels: { id: string; label: string }[];
}

/** Links to the albums; the browser's code makes tabs of them. */
export function GalleryTabs({ label, panels }: GalleryTabsProps) {
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
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;

  > a {
    display: inline-flex;
    align-items: center;
    min-height: ${theme.height.target};
    padding-inline: 0.75rem;
    border: 1px solid ${theme.color.edge};
    border-radius: ${theme.radius};
    color: ${theme.color.link};
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
