import type { ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';
import { describe, expect, test } from 'vitest';
import { Picture } from '../components/ui/Picture';
import type { Picture as PictureValue } from '../pipeline/fields/values';
import { siteLanguage } from '../pipeline/labels/labels';
import { classesIn, pageStyle } from './pageStyle';
import { renderFragment } from './renderFragment';

const Paragraph = styled.p<{ $color: string }>`
  color: ${({ $color }) => $color};

  @media (min-width: 48.5rem) {
    margin: 0.5em;
  }

  &::before {
    content: 'a.b{c;}';
  }
`;
const blink = keyframes`
  50.5% {
    opacity: 0;
  }
`;
const Blinking = styled.i`
  animation: ${blink} 1s;
`;

const render = (tree: ReactNode) => renderFragment(tree, siteLanguage()).html;
const red = render(<Paragraph $color="red">one</Paragraph>);
const blue = render(<Paragraph $color="blue">two</Paragraph>);
const both = `${red}${blue}`;

test('a page has the rules of its own components, and only their class names, which are short', () => {
  const { style, html } = pageStyle(red);
  const [name] = classesIn(html);
  expect(name).toBe('a');
  expect(style).toContain(`.${name}{color:red}`);
  expect(style).toMatch(new RegExp(`@media \\(min-width: ?48\\.5rem\\)\\{\\.${name}\\{margin:0\\.5em\\}\\}`));
  expect(style).toContain(`.${name}::before{content:'a.b{c;}'}`);
  expect(style).not.toContain('color:blue');
  expect(html).toBe(`<p class="${name}">one</p>`);
});

test('an element without a rule has no class, and a text that looks like one stays', () => {
  const { html } = pageStyle('<p id="a" class="sc-9-1">class=&quot;aBc&quot;</p>');
  expect(html).toBe('<p id="a">class=&quot;aBc&quot;</p>');
});

test('a page with the same components has the same style, whichever page was rendered before', () => {
  expect(pageStyle(red.replace('one', 'three')).style).toBe(pageStyle(red).style);
  expect(pageStyle(`${blue}${red}`).style).toBe(pageStyle(both).style);
  expect(pageStyle(both).style).toContain('color:blue');
});

test('what looks like a class in an attribute selector stays', () => {
  const Linked = styled.p`
    a[href$='.pdf'] {
      color: red;
    }
  `;
  const { style } = pageStyle(render(<Linked />));
  expect(style).toContain(".a a[href$='.pdf']{color:red}");
});

test('the short names of many classes differ', () => {
  const { html } = pageStyle(
    render(Array.from({ length: 60 }, (_, n) => <Paragraph key={n} $color={`#0000${n + 10}`} />)),
  );
  expect(classesIn(html).size).toBe(60);
});

test('an animation comes with the rule that runs it', () => {
  expect(pageStyle(red).style).not.toContain('@keyframes');
  expect(pageStyle(render(<Blinking />)).style).toMatch(
    /@keyframes ([\w-]+)\{50\.5%\{opacity:0\}\}.*animation:\1 1s/,
  );
});

test('elements inside islands keep all their classes', () => {
  const [, name] = classesIn(red);
  const island = `<page-island>${red}</page-island>`;
  const { style, html } = pageStyle(`${red}${island}${red}`);
  expect(style).toContain(`.${name}{color:red}`);
  expect(html.split(island)).toHaveLength(2);
  expect(html).not.toBe(`${red}${island}${red}`);
});

describe('photographs', () => {
  const photo = (...colors: string[]): PictureValue => ({
    type: 'picture',
    src: '/media/a.jpg',
    large: '/media/a.jpg',
    alt: 'A sink',
    width: 3,
    height: 2,
    color: '#888888',
    colors,
    sources: { avif: '', webp: '', jpeg: '' },
  });
  const first = photo('#ddeeff', '#aabbcc', '#778899');
  const second = photo('#ffeedd', '#ccbbaa', '#998877');
  const show = (picture: PictureValue, shape?: 'photo') =>
    render(<Picture picture={picture} sizes="100vw" shape={shape} />);

  test('have their colors as a background, or in a grid their average', () => {
    const { style, html } = pageStyle(`${show(first)}${show(first, 'photo')}`);
    const [gradient, plain] = [...html.matchAll(/<picture class="[^"]*?(\w+)"/g)].map(([, name]) => name);
    expect(style).toContain(`.${gradient}{background:linear-gradient(#ddeeff,#aabbcc,#778899)}`);
    expect(style).toContain(`.${plain}{background:#888888}`);
  });

  test('differ by that class alone, so that the sheet of all pages does not grow with them', () => {
    const old = classesIn(show(first));
    expect([...classesIn(show(second))].filter((name) => !old.has(name))).toEqual([
      'placeholder-ffeedd-ccbbaa-998877',
    ]);
  });
});

test('a business with colors of its own has them in place of those of the theme, and any other the theme alone', () => {
  const { style } = pageStyle(red, { color: '#0b3d91', action: '#ffd100' });
  expect(style.startsWith(pageStyle(red).style)).toBe(true);
  const own = style.slice(pageStyle(red).style.length);
  expect(own).toMatch(
    /^:root\{--ui-color-paper:#\w{6};.*--ui-color-brand:#0b3d91;.*--ui-color-action:#ffd100;/,
  );
  expect(own).toMatch(/--ui-dark-paper:#0b3d91;[^{}]*\}$/);
  expect(pageStyle(red).style).not.toContain('#0b3d91');
});

test('a business with a font of its own gets its files, a fallback of its measures, and its names in the theme', () => {
  const { style } = pageStyle(red, { font: 'Source Serif' });
  expect(style.match(/@font-face\{font-family:"[\w ]+"/g)).toEqual([
    '@font-face{font-family:"Source Sans Variable"',
    '@font-face{font-family:"Source Sans Fallback"',
    '@font-face{font-family:"Source Serif Variable"',
    '@font-face{font-family:"Source Serif Fallback"',
  ]);
  expect(style).toMatch(
    /:root\{--[\w-]+:'Source Sans Variable', .*?;--[\w-]+:'Source Serif Variable', [^;]*\}$/,
  );
});
