import { expect, test } from 'vitest';
import { drawingFault } from './drawingFaults';

const drawing = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9" ${attributes}>${inside}</svg>`;

test.each([
  ['a script', drawing('<script>alert(1)</script>')],
  ['a script of another namespace', drawing('<h:script xmlns:h="http://www.w3.org/1999/xhtml">1</h:script>')],
  ['an event handler', drawing('', 'onload="alert(1)"')],
  ['an event handler in capitals', drawing('<path ONCLICK="alert(1)"/>')],
  ['a page inside', drawing('<foreignObject><p>1</p></foreignObject>')],
  ['a picture from elsewhere', drawing('<image href="https://example.com/a.png"/>')],
  ['a part from elsewhere', drawing('<use xlink:href="https://example.com/a.svg#b"/>')],
  ['a link', drawing('<a href="https://example.com"><path/></a>')],
  ['an address that runs', drawing('<use href=" javascript:alert(1)"/>')],
  ['an animation of an address', drawing('<set attributeName="href" to="javascript:alert(1)"/>')],
  ['a style sheet from elsewhere', drawing('<style>@import "https://example.com/a.css";</style>')],
  ['a style in CDATA', drawing('<style><![CDATA[path{fill:url(https://example.com)}]]></style>')],
  ['a fill from elsewhere', drawing('<path fill="url(https://example.com/a#b)"/>')],
  ['an escape in a style', drawing('<path style="fill:u\\72l(https://example.com)"/>')],
  ['entities', `<!DOCTYPE svg [<!ENTITY a "aaaa">]>${drawing('<text>1</text>')}`],
  ['a style sheet by an instruction', `<?xml-stylesheet href="https://example.com/a.css"?>${drawing('')}`],
  ['a text', 'A text under the name of a drawing.'],
  ['nothing', ''],
  ['an end that is missing', drawing('<path/>').replace('</svg>', '')],
  ['too many parts', drawing('<path/>'.repeat(4000))],
  ['parts of parts of parts', drawing('<use href="#a"/>'.repeat(30))],
])('%s is refused', (_what, text) => {
  expect(drawingFault(text)).toMatch(/\S/);
});

test.each([
  ['a plain one', drawing('<path d="M0 0h9v9z" fill="#123"/>')],
  ['a declaration and a comment', `<?xml version="1.0"?><!-- Made by hand -->${drawing('<g><path/></g>')}`],
  [
    'a document type',
    `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">${drawing('')}`,
  ],
  [
    'a gradient',
    drawing('<defs><linearGradient id="a"><stop/></linearGradient></defs><path fill="url(#a)"/>'),
  ],
  ['a part twice', drawing('<symbol id="a"><path/></symbol><use href="#a"/><use xlink:href="#a"/>')],
  ['a style', drawing('<style>.a{fill:#123}</style><path class="a"/>')],
  [
    'the marks of a drawing program',
    drawing(
      '<sodipodi:namedview xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"/><path/>',
    ),
  ],
])('%s is accepted', (_what, text) => {
  expect(drawingFault(text)).toBeUndefined();
});
