import sax, { type QualifiedAttribute, type QualifiedTag } from 'sax';

const SVG_NAMESPACE = 'http://www.w3.org/2000/svg';

/** Elements that only draw. Browsers ignore the elements of drawing programs, which are in other namespaces. */
const DRAWING = new Set(
  'svg g path rect circle ellipse line polyline polygon text tspan defs symbol use title desc metadata style linearGradient radialGradient stop clipPath mask pattern'.split(
    ' ',
  ),
);

/** Namespaces whose elements browsers ignore. */
const IGNORED =
  /inkscape|sodipodi|sketch|adobe|creativecommons|purl\.org|rdf-syntax|w3\.org\/2000\/xmlns|figma/i;

/** More would keep a browser busy: each `use` repeats other elements, which may hold a `use` themselves. */
const MAX_ELEMENTS = 3000;
const MAX_USES = 20;

/** Describes the first part of an SVG that could run code, load other files or keep a browser busy; `undefined` if there is none. */
export function drawingFault(text: string): string | undefined {
  const faults: string[] = [];
  let elements = 0;
  let uses = 0;
  const reader = sax.parser(true, { xmlns: true });
  reader.onerror = (error) => {
    faults.push(`an error on line ${reader.line + 1}, after which it cannot be read`);
    throw error;
  };
  reader.ondoctype = (type) => {
    if (/[[]|<!/.test(type)) faults.push('definitions of its own (<!ENTITY>)');
  };
  reader.onprocessinginstruction = ({ name }) => {
    if (name !== 'xml') faults.push(`an instruction for browsers (<?${name}>)`);
  };
  reader.onopentag = (tag) => {
    const { name, local, uri, attributes } = tag as QualifiedTag;
    elements += 1;
    if (local === 'use') uses += 1;
    if (uri === SVG_NAMESPACE ? !DRAWING.has(local) : !IGNORED.test(uri))
      faults.push(`the element <${name}>`);
    for (const attribute of Object.values(attributes)) faults.push(...attributeFaults(attribute));
  };
  const checkStyle = (style: string) => {
    if (loadsFromElsewhere(style)) faults.push('a style that loads something');
  };
  reader.ontext = checkStyle;
  reader.oncdata = checkStyle;
  try {
    reader.write(text).close();
  } catch {
    return faults[0];
  }
  if (elements === 0) faults.push('no drawing');
  if (elements > MAX_ELEMENTS || uses > MAX_USES) faults.push('too many parts');
  return faults[0];
}

function attributeFaults({ name, local, value }: QualifiedAttribute): string[] {
  if (/^on/i.test(local)) return [`the attribute ${name}, which runs a script`];
  if (/^(href|src)$/i.test(local) && !value.trim().startsWith('#')) return [`a link (${name})`];
  return loadsFromElsewhere(value) ? [`something loaded from elsewhere (${name})`] : [];
}

/** `url(#name)` refers to the drawing itself. A backslash could hide another address. */
function loadsFromElsewhere(text: string): boolean {
  return /@import|javascript:|\\|(?:url|image-set|src)\s*\((?!\s*["']?\s*#)/i.test(text);
}
