import { TEMPLATE_TEXT } from '../../pipeline/model/contentType';

const OWN =
  'Water finds the way down, and so do we, with a lamp and patience, in the cellar and behind the wall.';

/** A new file in which the owner has replaced the examples. */
export function filledIn(text: string): string {
  let feature = 0;
  return text
    .replace(TEMPLATE_TEXT, OWN)
    .replaceAll('- Custom cabinets', () => {
      feature += 1;
      return `- Valves of kind ${feature}`;
    })
    .replace(/^role: .*$/m, 'role: Plumber')
    .replace(/^postalCode: .*$/m, 'postalCode: 04102')
    .replace(/^( *(?:description|excerpt|text)): .*$/gm, (_line, name) => `${name}: ${OWN}`);
}
