import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const SCHEMA = 'http://schema.org/';
const RDFS = 'http://www.w3.org/2000/01/rdf-schema#';
const TYPE = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#type';

/** Every statement of schema.org's vocabulary in the package: subject, predicate, object. */
const statements = readFileSync(
  createRequire(import.meta.url).resolve('@vocabulary/schema/schema.nq'),
  'utf8',
)
  .split('\n')
  .flatMap((line) => {
    const [, subject, verb, object] = /^<([^>]+)> <([^>]+)> <([^>]+)>/.exec(line) ?? [];
    return subject && verb && object ? [[subject, verb, object] as const] : [];
  });

/** The objects of a subject and predicate, without schema.org's address. */
function joinedBy(verb: string): (word: string) => string[] {
  const found = new Map<string, string[]>();
  for (const [subject, each, object] of statements) {
    if (each !== verb || !subject.startsWith(SCHEMA)) continue;
    const name = subject.slice(SCHEMA.length);
    found.set(name, [...(found.get(name) ?? []), object.replace(SCHEMA, '')]);
  }
  return (word) => found.get(word) ?? [];
}

const kindsOf = joinedBy(TYPE);
const parentsOf = joinedBy(`${RDFS}subClassOf`);
/** The types that may have a property, and the types of its value. */
export const domainOf = joinedBy(`${SCHEMA}domainIncludes`);
export const rangeOf = joinedBy(`${SCHEMA}rangeIncludes`);

export function isType(name: string): boolean {
  return kindsOf(name).includes(`${RDFS}Class`);
}

export function withParents(type: string): Set<string> {
  const all = new Set([type]);
  for (const each of all) for (const parent of parentsOf(each)) all.add(parent);
  return all;
}

/** The members of an enumeration: `Monday` is one of `DayOfWeek`. */
export function isMember(value: string, type: string): boolean {
  return kindsOf(value).includes(type);
}
