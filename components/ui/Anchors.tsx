import { styled } from 'styled-components';
import { theme } from '../theme';

/** Links to places further down the page. */
export function Anchors({ label, places }: { label: string; places: { id: string; label: string }[] }) {
  return (
    <Row aria-label={label}>
      {places.map((place) => (
        <a key={place.id} href={`#${place.id}`}>
          {place.label}
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
    padding-inline: 1rem;
    border: 1px solid ${theme.color.edge};
    border-radius: ${theme.radius};
    color: ${theme.color.link};
    font-weight: 600;
    line-height: 1.2;
    text-decoration: none;
  }

  > a:hover {
    border-color: currentColor;
    background: color-mix(in srgb, currentColor 7%, transparent);
  }
`;
