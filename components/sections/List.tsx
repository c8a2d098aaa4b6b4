import type { RenderedProps } from '../RenderedProps';
import { Buttons } from '../ui/Buttons';
import { CheckList } from '../ui/CheckList';
import { Picture } from '../ui/Picture';
import { Section, SectionHeader, Split } from '../ui/Section';

/** A list with check marks, in two columns or beside a picture. */
export function List({ id, items, image, buttons, ...header }: RenderedProps<'list'>) {
  if (!image) {
    return (
      <Section id={id} {...header}>
        <CheckList items={items} columns={2} />
        <Buttons links={buttons} />
      </Section>
    );
  }
  return (
    <Section id={id}>
      <Split $even>
        <Picture picture={image} sizes="(min-width: 64rem) 50vw, 100vw" shape="tall" />
        <div>
          <SectionHeader {...header} />
          <CheckList items={items} />
          <Buttons links={buttons} />
        </div>
      </Split>
    </Section>
  );
}
