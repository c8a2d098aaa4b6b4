import type { RenderedProps } from '../RenderedProps';
import { Buttons } from '../ui/Buttons';
import { CardGrid } from '../ui/Card';
import { PhotoCard } from '../ui/PhotoCard';
import { Section } from '../ui/Section';

/** Cards with text, with or without photographs. */
export function Cards({ items, buttons, ...section }: RenderedProps<'cards'>) {
  return (
    <Section {...section}>
      <CardGrid>
        {items.map(({ title, text, image, link }) => (
          <li key={title}>
            <PhotoCard picture={image} title={title} link={link}>
              {text}
            </PhotoCard>
          </li>
        ))}
      </CardGrid>
      <Buttons links={buttons} />
    </Section>
  );
}
