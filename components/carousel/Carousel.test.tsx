import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Carousel } from './Carousel';

const labels = {
  carousel: 'carousel',
  slide: 'slide',
  slideOf: '{number} of {total}',
  previous: 'Previous',
  next: 'Next',
  count: '{number} / {total}',
};

test.each([
  ['Ann', 0],
  ['Ann, Bo', 2],
])('the cards %s have %i arrows, none of them disabled', (names, arrows) => {
  const html = renderToString(
    <Carousel label="Team" labels={labels}>
      {names.split(', ').map((name) => (
        <p key={name}>{name}</p>
      ))}
    </Carousel>,
  );
  expect(html.match(/<button/g) ?? []).toHaveLength(arrows);
  expect(html).not.toContain('disabled');
});
