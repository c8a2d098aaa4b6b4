import type { SectionProps } from '../../pipeline/model/Site';
import type { Rendered } from '../Rendered';
import { Captioned } from '../ui/Picture';
import { Section } from '../ui/Section';

/** One large photograph. */
export function Photo({ id, image, caption }: Rendered<SectionProps['photo']>) {
  return (
    <Section id={id}>
      <Captioned picture={image} caption={caption} sizes="(min-width: 75rem) 1200px, 100vw" shape="wide" />
    </Section>
  );
}
