import { describe, expect, test } from 'vitest';
import { Island } from './Island';

interface GreetingProps {
  name: string;
  size?: { width: number };
  list?: (string | null)[];
}

function Greeting({ name }: GreetingProps) {
  return <p>Hello {name}</p>;
}

const greeting = { component: Greeting, name: 'Greeting' } as const;

/** `npx tsc --noEmit` must reject each line: an unused `@ts-expect-error` is an error itself. */
describe('does not compile', () => {
  const compiled = [
    // @ts-expect-error a prop is missing
    () => <Island {...greeting} props={{}} />,
    // @ts-expect-error a prop of another type
    () => <Island {...greeting} props={{ name: 3 }} />,
    // @ts-expect-error a function does not survive JSON
    () => <Island {...callback} props={{ done: () => undefined }} />,
    // @ts-expect-error a date comes back as text
    () => <Island {...dated} props={{ day: new Date(0) }} />,
    // @ts-expect-error nor does a map survive, however deep
    () => <Island {...mapped} props={{ deep: { map: new Map() } }} />,
    // @ts-expect-error elements do not either
    () => <Island {...wrapping} props={{ children: <p>Hello</p> }} />,
    // @ts-expect-error JSON has no such number
    () => <Island {...counting} props={{ count: 1n }} />,
  ];
  test('seven mistakes', () => expect(compiled).toHaveLength(7));
});

const counting = { component: (_: { count: bigint }) => null, name: 'Counting' };
const callback = { component: (_: { done: () => void }) => null, name: 'Callback' };
const dated = { component: (_: { day: Date }) => null, name: 'Dated' };
const mapped = { component: (_: { deep: { map: Map<string, string> } }) => null, name: 'Mapped' };
const wrapping = { component: (_: { children: React.ReactElement }) => null, name: 'Wrapping' };
