import type { RenderedProps } from '../RenderedProps';
import { CardGrid } from '../ui/Card';
import { PhotoCard } from '../ui/PhotoCard';
import { Section } from '../ui/Section';

export function Areas({ cards, more, only: _only, ...section }: RenderedProps<'areas'>) {
  return (
    <Section {...section}>
      <CardGrid>
        {cards.map(({ address, title, place, text, image }) => (
          <li key={address}>
            <PhotoCard
              picture={image}
              note={place}
              title={title}
              link={{ label: more ?? title, href: address, external: false }}
            >
              {text}
            </PhotoCard>
          </li>
        ))}
      </CardGrid>
    </Section>
  );
}
