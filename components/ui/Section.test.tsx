import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ItemTitle } from './ItemTitle';
import { Section, SplitSection } from './Section';

test.each([
  [
    'under the heading of its section',
    <Section heading="Steps">
      <ItemTitle>One</ItemTitle>
    </Section>,
    ['h2', 'h3'],
  ],
  [
    'in place of the heading that its section does not have',
    <Section>
      <ItemTitle>One</ItemTitle>
    </Section>,
    ['h2'],
  ],
  [
    'beside a heading',
    <SplitSection heading="Steps">
      <ItemTitle>One</ItemTitle>
    </SplitSection>,
    ['h2', 'h3'],
  ],
  [
    'beside small words alone',
    <SplitSection eyebrow="Us">
      <ItemTitle>One</ItemTitle>
    </SplitSection>,
    ['h2'],
  ],
])('%s no level is skipped', (_where, section, levels) => {
  const markup = renderToStaticMarkup(section);
  expect([...markup.matchAll(/<(h\d)/g)].map(([, level]) => level)).toEqual(levels);
});
