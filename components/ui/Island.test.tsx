import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Island } from './Island';

interface GreetingProps {
  name: string;
  size?: { width: number };
  list?: (string | null)[];
}

function Greeting({ name }: GreetingProps) {
  return createElement('p', null, `Hello ${name}`);
}

const greeting = { component: Greeting, name: 'Greeting' } as const;

test('its HTML is there before it wakes, beside what it wakes with', () => {
  const html = renderToString(<Island {...greeting} when="visible" props={{ name: 'Ann' }} />);
  expect(html).toBe(
    '<page-island data-name="Greeting" data-when="visible" data-props="{&quot;name&quot;:&quot;Ann&quot;}"><p>Hello Ann</p></page-island>',
  );
});

/** Each line is a mistake that `npx tsc --noEmit` must refuse: an unused `@ts-expect-error` is an error itself. */
describe('does not compile', () => {
  const compiled = [
    // @ts-expect-error `when` is missing
    () => <Island {...greeting} props={{ name: 'Ann' }} />,
    // @ts-expect-error no such moment
    () => <Island {...greeting} when="soon" props={{ name: 'Ann' }} />,
    // @ts-expect-error a prop is missing
    () => <Island {...greeting} when="load" props={{}} />,
    // @ts-expect-error a prop of another type
    () => <Island {...greeting} when="load" props={{ name: 3 }} />,
    // @ts-expect-error a function does not survive JSON
    () => <Island {...callback} when="load" props={{ done: () => undefined }} />,
    // @ts-expect-error a date comes back as text
    () => <Island {...dated} when="load" props={{ day: new Date(0) }} />,
    // @ts-expect-error nor does a map survive, however deep
    () => <Island {...mapped} when="load" props={{ deep: { map: new Map() } }} />,
    // @ts-expect-error elements do not either
    () => <Island {...wrapping} when="load" props={{ children: <p>Hello</p> }} />,
    // @ts-expect-error JSON has no such number
    () => <Island {...counting} when="load" props={{ count: 1n }} />,
  ];
  test('nine mistakes', () => expect(compiled).toHaveLength(9));
});

const counting = { component: (_: { count: bigint }) => null, name: 'Counting' };
const callback = { component: (_: { done: () => void }) => null, name: 'Callback' };
const dated = { component: (_: { day: Date }) => null, name: 'Dated' };
const mapped = { component: (_: { deep: { map: Map<string, string> } }) => null, name: 'Mapped' };
const wrapping = { component: (_: { children: React.ReactElement }) => null, name: 'Wrapping' };
