import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { groupBy } from '../../pipeline/lint/groupBy';

type Fields = Record<string, unknown>;

/** The violations of schema.org's vocabulary in a graph. `nodes` are the graph's own, to look up references. */
export function vocabularyFaults(nodes: readonly Fields[]): string[] {
  const byId = new Map(nodes.map((node) => [node['@id'], node]));
  return nodes.flatMap((node) => faultsOf(node, String(node['@type']), byId));
}

type ById = ReadonlyMap<unknown, Fields>;

function faultsOf(node: Fields, path: string, byId: ById): string[] {
  const type = String(node['@type']);
  if (!isType(type)) return [`${path}: there is no type ${type}`];
  const kinds = withParents(type);
  return Object.entries(node)
    .filter(([name]) => !name.startsWith('@'))
    .flatMap(([name, value]) => {
      const here = `${path}.${name}`;
      if (!domainOf(name).some((each) => kinds.has(each))) return [`${here}: ${type} has no ${name}`];
      return [value].flat().flatMap((each) => valueFaults(each, name, here, byId));
    });
}

function valueFaults(value: unknown, property: string, path: string, byId: ById): string[] {
  const wanted = rangeOf(property);
  if (typeof value !== 'object' || value === null) return literalFaults(String(value), wanted, path);
  const fields: Fields = { ...value };
  const node = fields['@type'] ? fields : byId.get(fields['@id']);
  if (!node) return [`${path}: nothing on the page has the @id ${fields['@id']}`];
  const kinds = withParents(String(node['@type']));
  const fits = wanted.some((each) => kinds.has(each));
  const own = fields['@type'] ? faultsOf(fields, path, byId) : [];
  return fits ? own : [...own, `${path}: ${node['@type']} is none of ${wanted.join(', ')}`];
}

const SHAPES: Record<string, RegExp> = {
  Text: /\S/,
  URL: /^https:\/\/\S+$/,
  Date: /^\d{4}(-\d\d-\d\d)?$/,
  DateTime: /^\d{4}-\d\d-\d\dT/,
  Time: /^\d\d:\d\d(:\d\d)?$/,
  Number: /^-?\d+(\.\d+)?$/,
  Integer: /^-?\d+$/,
  Boolean: /^(true|false)$/,
};

function literalFaults(value: string, wanted: readonly string[], path: string): string[] {
  const fits = wanted.some((each) => SHAPES[each]?.test(value) || isMember(value, each));
  // Schema.org accepts a URL for anything that has one.
  const address = value.startsWith('https://');
  return fits || address ? [] : [`${path}: “${value}” is none of ${wanted.join(', ')}`];
}

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
  const joined = statements.filter(([, each]) => each === verb);
  const bySubject = groupBy(joined, ([subject]) => subject);
  return (word) =>
    (bySubject.get(`${SCHEMA}${word}`) ?? []).map(([, , object]) => object.replace(SCHEMA, ''));
}

const kindsOf = joinedBy(TYPE);
const parentsOf = joinedBy(`${RDFS}subClassOf`);
/** The types that may have a property, and the types of its value. */
const domainOf = joinedBy(`${SCHEMA}domainIncludes`);
const rangeOf = joinedBy(`${SCHEMA}rangeIncludes`);

function isType(name: string): boolean {
  return kindsOf(name).includes(`${RDFS}Class`);
}

function withParents(type: string): Set<string> {
  const all = new Set([type]);
  for (const each of all) for (const parent of parentsOf(each)) all.add(parent);
  return all;
}

/** The members of an enumeration: `Monday` is one of `DayOfWeek`. */
function isMember(value: string, type: string): boolean {
  return kindsOf(value).includes(type);
}
