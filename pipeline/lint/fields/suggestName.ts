import { contentTypeOf } from '../../model/registry';
import { joinPath } from '../../source/parseYaml';
import { type Fault, valueAt } from '../../source/Source';
import type { Document } from '../Document';
import { isSlip, nearest } from '../suggest';
import { namesAt, namesOf } from './schema';

type Named = Pick<Document, 'type' | 'source'>;

/** A name that its group does not know; `group` is the group's path. */
export interface UnknownName {
  group: string;
  key: string;
}

export function unknownNameOf({ field, input }: Fault): UnknownName {
  const key = String(input);
  return { group: field.slice(0, Math.max(0, field.length - key.length - 1)), key };
}

/** The names that a group may have; at the top of a file, those of sections too. */
export function namesHere(document: Named, group: string): readonly string[] {
  return group === '' ? namesOf(contentTypeOf(document.type)).top : namesAt(document, group);
}

/** `cards materials` for `crads materials`; never a name that the group has already. */
export function suggestName(document: Named, { group, key }: UnknownName): string | undefined {
  if (key.startsWith('__')) return undefined;
  const names = namesHere(document, group);
  const isThere = (name: string) => has(document, group, name);
  const [first = key, ...rest] = key.split(' ');
  const free = names.filter((name) => !isThere(name));
  const same = free.find((name) => plain(name) === plain(key));
  if (same) return same;
  if (twinOf(document, { group, key })) return undefined;
  const firsts = names.filter((name) => !isThere([name, ...rest].join(' ')));
  const suggestion = otherWord(first, firsts) ?? nearest(first, firsts);
  return (suggestion && [suggestion, ...rest].join(' ')) || nearest(key, free);
}

/** The name that the group already has and that was typed again with a typo. */
export function twinOf(document: Named, { group, key }: UnknownName): string | undefined {
  return namesHere(document, group).find((name) => isSlip(key, name) && has(document, group, name));
}

const has = ({ source }: Named, group: string, name: string): boolean =>
  source.positions.has(joinPath(group, name));

/**
 * The group at the top that a name at the left belongs to, an empty text where a name inside belongs to the left, or
 * nothing where it is not a matter of depth.
 */
export function ownerOf({ type, source }: Named, { group, key }: UnknownName): string | undefined {
  const { values, positions } = source;
  const { top, inside } = namesOf(contentTypeOf(type));
  const [kind = key] = key.split(' ');
  if (group !== '')
    return [key, kind].some((name) => top.includes(name)) && !(key in values) ? '' : undefined;
  const line = positions.get(key)?.line ?? 0;
  const above = Object.keys(values)
    .filter((name) => (positions.get(name)?.line ?? 0) < line)
    .findLast((name) => inside(name).length > 0 || top.includes(name));
  if (above === undefined || !inside(above).includes(key)) return undefined;
  const fields = values[above];
  return typeof fields === 'string' || valueAt(fields, key) !== undefined ? undefined : above;
}

/** Whether a name is only another spelling of a known one, or another word for one of them. */
export function isAlmost(key: string, suggestion: string, names: readonly string[]): boolean {
  return plain(key) === plain(suggestion) || otherWord(key, names) !== undefined;
}

function plain(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]/g, '');
}

/** Other words that owners use for field names. */
const OTHER_WORDS: Record<string, string> = {
  answer: 'a reply',
  buttons: 'button cta actions',
  cost: 'price amount total budget',
  costShown: 'showcost costpublished publishcost showprice priceshown',
  date: 'day written when',
  description: 'desc bio biography metadescription summary',
  email: 'mail',
  faq: 'questions faqs',
  finished: 'completed completedon done date month year finishdate',
  heading: 'headline header title subject',
  holidays: 'closedon closeddays vacation specialhours',
  hours: 'openinghours',
  image: 'picture photo img',
  keywords: 'tags',
  license: 'licensenumber',
  location: 'town city place',
  name: 'author customer client',
  pairs: 'beforeafter beforeandafter',
  photos: 'pictures images gallery',
  phone: 'telephone tel mobile phonenumber',
  postalCode: 'zip zipcode postcode',
  publishedAt: 'date published day',
  question: 'q',
  rating: 'stars score',
  review: 'testimonial quote',
  role: 'position job jobtitle title',
  services: 'service kind category categories',
  source: 'from website platform origin',
  state: 'province region',
  street: 'address',
  text: 'body content copy subheading subtitle description',
  times: 'hours time',
  title: 'headline heading',
  took: 'duration time weeks length',
  town: 'city',
  url: 'link website web address',
};

function otherWord(input: string, names: readonly string[]): string | undefined {
  const word = input.toLowerCase().replace(/[^a-z]/g, '');
  return names.find((name) => OTHER_WORDS[name]?.split(' ').includes(word));
}
