import MapPin from 'lucide-react/icons/map-pin';
import { styled } from 'styled-components';
import type { RenderedProps } from '../RenderedProps';
import { theme, touchTarget } from '../theme';
import { Embed } from '../ui/Embed';
import { Section, SectionHeader, Split } from '../ui/Section';

/** The towns beside an embedded map. `countActions` counts clicks on links in `data-directions`. */
// biome-ignore lint/suspicious/noShadowRestrictedNames: a component is named like its section
export function Map({ id, frame, title, image, link, towns, ...header }: RenderedProps<'map'>) {
  return (
    <Section id={id}>
      <Split>
        <div>
          <SectionHeader {...header} />
          <Towns>
            {towns.map(({ label, href }) => (
              <li key={label}>
                <MapPin aria-hidden size="1.1em" strokeWidth={1.75} />
                {href ? <a href={href}>{label}</a> : label}
              </li>
            ))}
          </Towns>
        </div>
        <div data-directions>
          <Embed url={frame} title={title} image={image} height={400} link={link} />
        </div>
      </Split>
    </Section>
  );
}

const Towns = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(11rem, 100%), 1fr));
  gap: 0 ${theme.space.s};

  > li {
    ${touchTarget}
    gap: ${theme.space.xs};
  }

  a {
    ${touchTarget}
    min-width: 0;
    overflow-wrap: anywhere;
  }

  svg {
    color: ${theme.color.accent};
  }
`;
