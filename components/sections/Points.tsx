import { icons, type LucideIcon } from 'lucide-react';
import { styled } from 'styled-components';
import { OpenNow } from '../hours/OpenNow';
import type { RenderedProps } from '../RenderedProps';
import { theme, wrappingRow } from '../theme';
import { Buttons } from '../ui/Buttons';
import { CardGrid } from '../ui/Card';
import { ItemText, ItemTitle } from '../ui/ItemTitle';
import { Section } from '../ui/Section';
import { TextLink } from '../ui/TextLink';

/** Short points with icons. `hoursIn`: the indexes of those with opening hours, which also show whether the business is open now. */
export function Points({ items, hoursIn, buttons, ...section }: RenderedProps<'points'>) {
  return (
    <Section {...section}>
      <CardGrid>
        {items.map(({ icon, title, text, link }, index) => (
          <Point key={title}>
            <Icon name={icon} />
            <div>
              <ItemTitle>{title}</ItemTitle>
              {text && <ItemText>{text}</ItemText>}
              {hoursIn.includes(index) && <OpenNow />}
              {link && <TextLink link={link} />}
            </div>
          </Point>
        ))}
      </CardGrid>
      <Buttons links={buttons} />
    </Section>
  );
}

const Point = styled.li`
  ${wrappingRow}
  gap: 0.75rem ${theme.space.s};
  align-content: start;
  padding-top: ${theme.space.s};
  border-top: 1px solid ${theme.color.line};

  > svg {
    margin-top: 0.05em;
    color: ${theme.color.accent};
  }

  /* In a narrower container, the text moves below the icon. */
  > div {
    flex: 1 1 15rem;
    min-width: 0;
  }
`;

/** The icon with the name in the content. Imports the whole icon set, so no script may import this component. */
function Icon({ name }: { name: string }) {
  const pascal = name.replace(/(?:^|-)(\w)/g, (_match, letter: string) => letter.toUpperCase());
  const byName: Readonly<Record<string, LucideIcon | undefined>> = icons;
  const Drawing = byName[pascal];
  if (!Drawing)
    throw new Error(`\`${name}\` is not an icon of lucide.dev/icons: write another name in the content.`);
  return <Drawing aria-hidden focusable={false} size="1.75rem" strokeWidth={1.5} />;
}
