import { expect, test } from 'vitest';
import { inlineStyle } from './inlineStyle';

test.each([
  ['a plain rule', '<style data-styled="true">a{color:red;}/*!sc*/\n</style>', 'a{color:red}'],
  ['the marks of a sheet', 'a{b:c;}/*!sc*/\ndata-styled.g12[id="sc-x-0"]{content:"a,b,"}/*!sc*/\n', 'a{b:c}'],
  ['a fallback', 'a{color:var(--mr-ink, #123);top:0;}', 'a{color:var(--mr-ink);top:0}'],
  ['a fallback with brackets', 'a{width:var(--mr-w, clamp(1rem, 2vw, 3rem));}', 'a{width:var(--mr-w)}'],
  [
    'fallbacks inside a sum',
    'a{width:calc(var(--a, 1px) + 2 * var(--b, min(1px, 2px)));}',
    'a{width:calc(var(--a) + 2 * var(--b))}',
  ],
  ['a fallback in a fallback', 'a{b:var(--a, var(--c, 1px)) x;}', 'a{b:var(--a) x}'],
  ['no fallback', 'a{b:var(--a) x}', 'a{b:var(--a) x}'],
])('%s', (_what, tags, style) => expect(inlineStyle(tags)).toBe(style));
