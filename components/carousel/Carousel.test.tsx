import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Carousel } from './Carousel';
import { CarouselArrows } from './CarouselArrows';

const labels = {
  carousel: 'carousel',
  slide: 'slide',
  slideOf: '{number} of {total}',
  previous: 'Previous',
  next: 'Next',
  count: '{number} / {total}',
};

test.each([
  [true, 0],
  [false, 1],
])('with loop %s, %i arrow is disabled at the beginning', (loop, disabled) => {
  const html = renderToString(
    <Carousel label="Team" labels={labels} total={6} loop={loop}>
      <CarouselArrows />
    </Carousel>,
  );
  expect(html.match(/<button/g)).toHaveLength(2);
  expect(html.match(/<button[^>]* disabled=""/g) ?? []).toHaveLength(disabled);
});
