import type { RenderedProps } from '../RenderedProps';
import { Captioned } from '../ui/Picture';
import { Section } from '../ui/Section';

export function Photo({ id, image, caption }: RenderedProps<'photo'>) {
  return (
    <Section id={id}>
      <Captioned picture={image} caption={caption} sizes="(min-width: 75rem) 1200px, 100vw" shape="wide" />
    </Section>
  );
}
