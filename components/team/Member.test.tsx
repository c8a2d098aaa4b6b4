import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Member } from './Member';

test.each([
  ['Dana Porter', 'DP'],
  ['Dana van der Berg', 'DB'],
  ['Dana', 'D'],
  ['  Élodie  Øst ', 'ÉØ'],
])('without a photograph, the initials are those of the first and last word: %s', (name, initials) => {
  const text = { role: '', description: '', experience: '', specialties: [] };
  const markup = renderToStaticMarkup(<Member name={name} {...text} />);
  expect(/role="img"[^>]*>([^<]*)</.exec(markup)?.[1]).toBe(initials);
});
