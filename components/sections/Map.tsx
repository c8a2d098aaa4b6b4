import type { SectionProps } from '../../pipeline/model/Site';
import { Frame } from '../frames/Frame';
import type { Rendered } from '../Rendered';
import { Section } from '../ui/Section';

/** A map in a frame. `countActions` counts clicks on links inside `data-directions`. */
// biome-ignore lint/suspicious/noShadowRestrictedNames: a component is named like its section
export function Map({ frame, title, image, link, ...section }: Rendered<SectionProps['map']>) {
  return (
    <Section {...section}>
      <div data-directions>
        <Frame url={frame} title={title} image={image} height={400} link={link} />
      </div>
    </Section>
  );
}
