import { isSample } from '../../pipeline/lint/site/leftovers';
import {
  factHash,
  TRACE_KINDS,
  type TraceHashes,
  type TraceKind,
  tokenize,
  wordHash,
} from '../../pipeline/lint/site/traces';
import { loadFolder } from '../../pipeline/model/load/loadFolder';
import { hashOf } from '../../pipeline/source/cache';
import { listContent } from '../../pipeline/source/listFolder';
import { projectPaths } from '../projectPaths';

type Fields = Record<string, unknown>;

export const sampleTracesFile = 'pipeline/lint/site/sampleTraces.generated.ts';

/** Whether `content/` is the sample. */
export function isSampleContent(): boolean {
  const { entries } = loadFolder(listContent(projectPaths.content));
  return isSample(entries.find(({ type }) => type === 'business')?.fields.site);
}

/** The module of hashes by which facts of the sample are recognized in another site, from the folder of the sample. */
export function generateSampleTraces(folder: string): string {
  const { site, firstWords, facts } = hashTraces(folder);
  const byKind = TRACE_KINDS.map((kind) => Object.keys(facts).filter((hash) => facts[hash] === kind));
  return [
    '// Made by `npm run generate` from the sample content. Do not edit.',
    "import type { TraceHashes, TraceKind } from './traces';",
    '',
    'const facts: readonly (readonly [kind: TraceKind, hashes: string])[] = [',
    ...TRACE_KINDS.map((kind, index) => `  ['${kind}', '${byKind[index]?.sort().join(' ')}'],`),
    '];',
    '',
    '/** Hashes of the facts of the sample site. */',
    'export const sampleTraces: TraceHashes = {',
    `  site: '${site}',`,
    `  firstWords: new Set([${[...firstWords].sort((one, other) => one - other).join(', ')}]),`,
    '  facts: Object.fromEntries(',
    "    facts.flatMap(([kind, hashes]) => hashes.split(' ').map((hash) => [hash, kind] as const)),",
    '  ),',
    '};',
    '',
  ].join('\n');
}

function hashTraces(folder: string): TraceHashes {
  const { entries } = loadFolder(listContent(folder));
  const fieldsOf = (type: string) =>
    entries.filter((entry) => entry.type === type).map(({ fields }) => fields);
  const business: Fields = fieldsOf('business')[0] ?? {};
  const areas = fieldsOf('area');
  const list = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);
  const { town } = (business.address ?? {}) as Record<string, string>;
  const phones = entries.flatMap(({ fields }) => (fields.phone ? [String(fields.phone)] : []));
  const people = [...fieldsOf('member'), ...fieldsOf('review')].map(({ name }) => String(name));
  const texts: Record<TraceKind, string[]> = {
    name: [
      business.name,
      business.shortName,
      new URL(String(business.site)).hostname.replace(/^www\./, ''),
    ].map(String),
    town: [String(town), ...list(business.towns), ...areas.map(({ name }) => String(name))],
    county: list(business.counties).map((county) => `${county} County`),
    'phone number': phones.flatMap((phone) => {
      const digits = phone.replace(/\D/g, '');
      return [phone, digits, `1${digits}`];
    }),
    license: [String(business.licence)],
    // A first name alone is nobody.
    person: people.filter((name) => tokenize(name).length > 1),
  };
  const found = TRACE_KINDS.flatMap((kind) => texts[kind].map((text) => [kind, tokenize(text)] as const));
  return {
    site: hashOf(String(business.site)),
    firstWords: new Set(found.map(([, [first = '']]) => wordHash(first))),
    facts: Object.fromEntries(found.map(([kind, words]) => [factHash(words), kind])),
  };
}
