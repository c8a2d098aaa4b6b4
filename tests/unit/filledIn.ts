import { TEMPLATE_BODY, WRITE_HERE } from '../../pipeline/model/contentType';

const OWN =
  'Water finds the way down, and so do we, with a lamp and patience, in the cellar and behind the wall.';

/** What an owner writes where a new file asks, by the name of the field. */
const ANSWERS: Record<string, string> = {
  role: 'Plumber',
  location: 'Portland, ME',
  experience: '12 years',
  rating: '5',
  postalCode: '04102',
  county: 'Cumberland',
  category: 'Winter',
  publishedAt: '2026-01-31',
  finished: '2023-11',
  took: '3 days',
};

/** A new file in which the owner has written everything that it asks for. */
export function filledIn(text: string): string {
  let item = 0;
  return (
    text
      .replace(TEMPLATE_BODY, OWN)
      .replace(/^# To write: .*\n/m, '')
      // A photo of this job, not of another one.
      .replace(/^photos:\n {2}- .*$/m, 'photos:\n  - images/van.jpg')
      .replace(/^services:\n {2}- .*$/m, 'services:\n  - leak-repair')
      .replace(/^( *- (?:\w+: )?)"Write here: .*?( -> .*)?"$/gm, (_line, start, target = '') => {
        item += 1;
        return `${start}Valves of kind ${item}${target}`;
      })
      .replace(/^( *)(\w+):(.*)$/gm, (line, indent, name, value) => {
        const isAsked = value.includes(WRITE_HERE) || (value.trim() === '' && Object.hasOwn(ANSWERS, name));
        return isAsked ? `${indent}${name}: ${ANSWERS[name] ?? OWN}` : line;
      })
  );
}
