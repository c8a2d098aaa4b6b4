import type { RenderedProps } from '../RenderedProps';
import { CardGrid } from '../ui/Card';
import { PhotoCard } from '../ui/PhotoCard';
import { Section } from '../ui/Section';

const EAGER_CARDS = 3;

/** A card for each service. Where all are shown, the first three load their pictures at once; a selection stands far down its page. */
export function Services({ cards, more, only, ...section }: RenderedProps<'services'>) {
  return (
    <Section {...section}>
      <CardGrid>
        {cards.map(({ address, title, text, image, features }, index) => (
          <li key={address}>
            <PhotoCard
              picture={image}
              eager={!only && index < EAGER_CARDS}
              row
              title={title}
              features={features}
              link={{ label: more, href: address, external: false }}
            >
              {text}
            </PhotoCard>
          </li>
        ))}
      </CardGrid>
    </Section>
  );
}
