import type { RenderedProps } from '../RenderedProps';
import { CardGrid } from '../ui/Card';
import { PhotoCard } from '../ui/PhotoCard';
import { Section } from '../ui/Section';

/** Number of pictures that load at once on a page that lists all services. */
const EAGER_CARDS = 3;

/** One card per service. `only` is set if they are a selection, which is far down its page. */
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
              link={{ label: more, href: address }}
            >
              {text}
            </PhotoCard>
          </li>
        ))}
      </CardGrid>
    </Section>
  );
}
