import type { SectionProps } from '../../pipeline/model/Site';
import type { Rendered } from '../Rendered';
import { CardGrid } from '../ui/Card';
import { PhotoCard } from '../ui/PhotoCard';
import { Section } from '../ui/Section';

const EAGER_CARDS = 3;

/** A card for each service; the first three load their pictures at once. */
export function Services({ cards, more, only: _only, ...section }: Rendered<SectionProps['services']>) {
  return (
    <Section {...section}>
      <CardGrid>
        {cards.map(({ address, title, text, image, features }, index) => (
          <li key={address}>
            <PhotoCard
              picture={image}
              eager={index < EAGER_CARDS}
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
