import type { RenderedProps } from '../RenderedProps';
import { CardGrid } from '../ui/Card';
import { PhotoCard } from '../ui/PhotoCard';
import { Section } from '../ui/Section';

/** A card for each town, which links to its page. `more`: the label of all links, in place of the name of the town. */
export function Areas({ cards, more, ...section }: RenderedProps<'areas'>) {
  return (
    <Section {...section}>
      <CardGrid>
        {cards.map(({ address, title, place, text, image }) => (
          <li key={address}>
            <PhotoCard
              picture={image}
              eyebrow={place}
              title={title}
              link={{ label: more ?? title, href: address }}
            >
              {text}
            </PhotoCard>
          </li>
        ))}
      </CardGrid>
    </Section>
  );
}
