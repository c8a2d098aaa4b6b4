import { expect, test } from 'vitest';
import { Island } from './Island';

const greeting = { component: (_: { name: string }) => null, name: 'Greeting' };
const callback = { component: (_: { done: () => void }) => null, name: 'Callback' };
const dated = { component: (_: { days: { first: Date } }) => null, name: 'Dated' };
const wrapping = { component: (_: { children: React.ReactElement }) => null, name: 'Wrapping' };

/** `npx tsc --noEmit` must reject each line: an unused `@ts-expect-error` is an error itself. */
const rejected = [
  // @ts-expect-error a prop is missing
  () => <Island {...greeting} props={{}} />,
  // @ts-expect-error a function does not survive JSON
  () => <Island {...callback} props={{ done: () => undefined }} />,
  // @ts-expect-error a date comes back as text, however deep
  () => <Island {...dated} props={{ days: { first: new Date(0) } }} />,
  // @ts-expect-error elements do not survive either
  () => <Island {...wrapping} props={{ children: <p>Hello</p> }} />,
];

test('props that are missing or no JSON do not compile', () => expect(rejected).toHaveLength(4));
