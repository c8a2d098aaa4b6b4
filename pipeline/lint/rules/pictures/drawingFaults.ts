import sax, { type QualifiedAttribute, type QualifiedTag } from 'sax';

const SVG = 'http://www.w3.org/2000/svg';

/** Elements that draw, and nothing else. Those of drawing programs, which browsers ignore, are in namespaces of their own. */
const DRAWING = new Set(
  'svg g path rect circle ellipse line polyline polygon text tspan defs symbol use title desc metadata style linearGradient radialGradient stop clipPath mask pattern'.split(
    ' ',
  ),
);

/** Namespaces of which browsers show no element. */
const IGNORED =
  /inkscape|sodipodi|sketch|adobe|creativecommons|purl\.org|rdf-syntax|w3\.org\/2000\/xmlns|figma/i;

const MAX_ELEMENTS = 3000;
const MAX_USES = 20;

/** What a drawing has that could run, load something from elsewhere, or keep a browser busy: in words, or nothing. */
export function drawingFault(text: string): string | undefined {
  const found: string[] = [];
  let elements = 0;
  let uses = 0;
  const reader = sax.parser(true, { xmlns: true });
  reader.onerror = (error) => {
    found.push(`an error on line ${reader.line + 1}, after which it cannot be read`);
    throw error;
  };
  reader.ondoctype = (type) => {
    if (/[[]|<!/.test(type)) found.push('definitions of its own (<!ENTITY>)');
  };
  reader.onprocessinginstruction = ({ name }) => {
    if (name !== 'xml') found.push(`an instruction for browsers (<?${name}>)`);
  };
  reader.onopentag = (tag) => {
    const { name, local, uri, attributes } = tag as QualifiedTag;
    elements += 1;
    if (local === 'use') uses += 1;
    if (uri === SVG ? !DRAWING.has(local) : !IGNORED.test(uri)) found.push(`the element <${name}>`);
    for (const attribute of Object.values(attributes)) found.push(...attributeFaults(attribute));
  };
  const checkStyle = (style: string) => {
    if (loadsFromElsewhere(style)) found.push('a style that loads something');
  };
  reader.ontext = checkStyle;
  reader.oncdata = checkStyle;
  try {
    reader.write(text).close();
  } catch {
    return found[0];
  }
  if (elements === 0) found.push('no drawing');
  if (elements > MAX_ELEMENTS || uses > MAX_USES) found.push('too many parts');
  return found[0];
}

function attributeFaults({ name, local, value }: QualifiedAttribute): string[] {
  if (/^on/i.test(local)) return [`the attribute ${name}, which runs a script`];
  if (/^(href|src)$/i.test(local) && !value.trim().startsWith('#')) return [`a link (${name})`];
  return loadsFromElsewhere(value) ? [`something loaded from elsewhere (${name})`] : [];
}

/** `url(#name)` is a part of the drawing itself. A backslash could spell anything else. */
function loadsFromElsewhere(text: string): boolean {
  return /@import|javascript:|\\|(?:url|image-set|src)\s*\((?!\s*["']?\s*#)/i.test(text);
}
