import { createRequire } from 'node:module';
import { createElement } from 'react';
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

const load = createRequire(import.meta.url);

interface IconModule {
  /** The elements of the drawing: their names and attributes, with a key for React. */
  __iconData: { node: [name: string, attributes: Record<string, string>][] };
}

/**
 * The icon with the name in the content. Loads the file of that icon only, since the whole set takes longer than rendering a page; so
 * no script may import this component.
 */
function Icon({ name }: { name: string }) {
  const { __iconData: icon }: IconModule = load(`lucide-react/icons/${name}`);
  return (
    <svg
      width="1.75rem"
      height="1.75rem"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      focusable={false}
    >
      {icon.node.map(([tag, attributes]) => createElement(tag, attributes))}
    </svg>
  );
}
