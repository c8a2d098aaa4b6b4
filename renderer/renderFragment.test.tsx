import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Island } from '../components/island/Island';
import { siteLanguage } from '../pipeline/labels/labels';
import { renderFragment, withoutSeparators } from './renderFragment';

const htmlOf = (tree: ReactNode) => withoutSeparators(renderFragment(tree, siteLanguage()).html);

function Greeting({ name }: { name: string }) {
  return <p>Hello {name}</p>;
}

test('an island has its props and the HTML that React expects when it hydrates it', () => {
  const island = <Island component={Greeting} name="Greeting" props={{ name: 'Ann' }} />;
  const expected = renderToString(<Greeting name="Ann" />);
  expect(expected).toBe('<p>Hello <!-- -->Ann</p>');
  const html = htmlOf(island);
  expect(html).toMatch(
    /^<page-island data-name="Greeting" data-props="{&quot;name&quot;:&quot;Ann&quot;}" [^>]*>/,
  );
  expect(html.replace(/^<page-island [^>]*>/, '')).toBe(`${expected}</page-island>`);
});

test('outside islands nothing separates texts', () => {
  const island = <Island component={Greeting} name="Greeting" props={{ name: 'Ann' }} />;
  const greetings = [
    <Greeting key="1" name="Bob" />,
    <div key="2">{island}</div>,
    <Greeting key="3" name="Cid" />,
  ];
  const html = htmlOf(greetings);
  expect(html).toMatch(/^<p>Hello Bob<\/p><div>.*Hello <!-- -->Ann.*<\/div><p>Hello Cid<\/p>$/);
});
