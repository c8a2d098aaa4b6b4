import { TEMPLATE_TEXT } from '../../pipeline/model/newFile';

const OWN =
  'Water finds the way down, and so do we, with a lamp and patience, in the cellar and behind the wall.';

/** A new file whose examples an owner has replaced. */
export function filledIn(text: string): string {
  return text
    .replace(TEMPLATE_TEXT, OWN)
    .replace(/^( *(?:description|excerpt|text)): .*$/gm, (_line, name) => `${name}: ${OWN}`);
}
