import type { z } from 'zod';
import { shapeOf } from '../../kinds/kind';
import type { ParsedProse, ProseValue } from '../../kinds/values';
import { readProse } from '../../markdown/prose';
import { type Fault, positionOf, type Raw, type Source, valuePositionOf } from '../../source/Source';
import { hashOf } from '../../source/store.mjs';
import type { ContentType } from '../contentType';
import { authoredSection, contentTypeOf } from '../registry';
import type { EntryKeys, TypeName } from '../Site';
import { mapFields } from '../visit';
import { withCurrentNames } from './renamedFields';

/** A section whose fields are not resolved yet. */
interface LoadedSection {
  /** The key in the front matter: `cards materials`. */
  key: string;
  kind: string;
  id?: string;
  fields: Record<string, unknown>;
}

/** A content file, parsed by its schema and not resolved yet. */
export interface LoadedEntry {
  type: TypeName;
  file: string;
  /** The file name without `.md`. */
  name: string;
  fields: Record<string, unknown>;
  sections: LoadedSection[];
  /** The text below the front matter. */
  body?: ProseValue;
  address?: string;
  keys: EntryKeys;
}

/** The Markdown trees of a file's texts, by their values in the entry. */
export type ParsedTexts = ReadonlyMap<ProseValue, ParsedProse>;

interface Loaded {
  entry: LoadedEntry;
  texts: ParsedTexts;
  /** Values that the schema rejected. They are missing in `fields` and `sections`. */
  faults: Fault[];
}

function readBody({ body }: Source): ProseValue | undefined {
  return body.trim() === '' ? undefined : readProse(body);
}

/** Adds the body as a `text` section: in place of an empty `text:`, otherwise after the hero, otherwise first. */
function withBody(authored: LoadedSection[], body: LoadedEntry['body']): LoadedSection[] {
  if (!body) return authored.filter((section) => !isEmptyText(section));
  const slot = authored.findIndex(isEmptyText);
  const section: LoadedSection = { key: 'text', kind: 'text', fields: { body } };
  if (slot >= 0)
    return authored.map((each, index) =>
      index === slot ? { ...each, fields: { ...each.fields, body } } : each,
    );
  const after = authored.findIndex(({ kind }) => kind === 'hero') + 1;
  return [...authored.slice(0, after), section, ...authored.slice(after)];
}

function isEmptyText({ key, fields }: LoadedSection): boolean {
  return key === 'text' && fields.body === undefined;
}

/** Moves the Markdown tree of a text to `texts`, so that the entry itself stays small. */
function extractTree({ parsed, ...value }: ProseValue, texts: Map<ProseValue, ParsedProse>): ProseValue {
  if (parsed) texts.set(value, parsed);
  return value;
}

/** Comparing hashes is much cheaper than comparing all data of a page. */
function entryKeys({ type, file, name, address, fields, sections }: Omit<LoadedEntry, 'keys'>): EntryKeys {
  const bodyless = sections.map(({ fields: { body: _body, ...rest }, ...section }) => ({ ...section, rest }));
  return {
    fields: hashOf(JSON.stringify([type, file, name, address, fields, bodyless])),
    texts: hashOf(JSON.stringify(sections.map(({ fields: { body } }) => body))),
  };
}

const MAX_ISSUES = 600;

export function load(type: TypeName, original: Source): Loaded {
  const model = contentTypeOf(type);
  const source = withCurrentNames(original, model);
  const { own, sections: raws } = splitSections(source.values, model);
  const texts = new Map<ProseValue, ParsedProse>();
  const extract = (prose: ProseValue) => extractTree(prose, texts);
  const read = (base: string, raw: Raw, schema: z.ZodType) => {
    const { value, faults } = parseFields(source, base, raw, schema);
    return { fields: mapFields(value, { prose: extract }), faults };
  };
  const sections = raws.map(({ raw, ...section }) => {
    const schema = authoredSection(section.kind)?.fields;
    const { fields = {}, faults = [] } = schema ? read(section.key, raw ?? {}, schema) : {};
    return { section: { ...section, fields }, faults };
  });
  const { fields, faults: ownFaults } = read('', own, model.fields);
  const authored = sections.map(({ section }) => section);
  const name = source.file.slice(source.file.lastIndexOf('/') + 1).replace(/\.md$/, '');
  const bodyText = readBody(source);
  const body = bodyText && extract(bodyText);
  const faults = [...source.faults, ...ownFaults, ...sections.flatMap((each) => each.faults)];
  const entry = {
    type,
    file: source.file,
    name,
    fields,
    sections: model.body === 'section' ? withBody(authored, body) : authored,
    body,
    address: model.address?.(name, fields),
  };
  return { entry: { ...entry, keys: entryKeys(entry) }, texts, faults };
}

interface RawSection {
  key: string;
  kind: string;
  id?: string;
  raw: Raw;
}

/** Splits front matter into the file's own fields and its sections, in the order of the file. */
export function splitSections(
  values: Source['values'],
  model: ContentType,
): { own: Record<string, Raw>; sections: RawSection[] } {
  const own: Record<string, Raw> = Object.create(null);
  const sections: RawSection[] = [];
  const ownNames = Object.keys(shapeOf(model.fields));
  for (const [key, raw] of Object.entries(values)) {
    const [kind = '', id] = key.split(/\s+/);
    const isSection = model.sections === 'all' && authoredSection(kind) && !ownNames.includes(key);
    if (isSection) sections.push({ key, kind, id, raw });
    else own[key] = raw;
  }
  return { own, sections };
}

interface Parsed {
  value: Record<string, unknown>;
  faults: Fault[];
}

/** Parses a group of values. If some are invalid, returns the valid ones. */
function parseFields(source: Source, base: string, raw: Raw, schema: z.ZodType): Parsed {
  const input = withoutEmpty(raw);
  const result = schema.safeParse(input, { reportInput: true });
  if (result.success) return { value: result.data as Record<string, unknown>, faults: [] };
  const path = base === '' ? [] : [base];
  const faults = result.error.issues
    .slice(0, MAX_ISSUES)
    .flatMap((issue) => faultsOf(issue, source, [...path, ...issue.path.map(String)]));
  return { value: base === '' ? validFields(input, schema) : {}, faults };
}

function validFields(input: unknown, schema: z.ZodType): Record<string, unknown> {
  const values: Record<string, unknown> = Object(input);
  const entries = Object.entries(shapeOf(schema)).map(([name, field]) => [
    name,
    field.safeParse(values[name]).data,
  ]);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

function faultsOf(issue: z.core.$ZodIssue, source: Source, path: readonly string[]): Fault[] {
  const field = path.join('.');
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => {
      const unknown = [...path, key].join('.');
      return { ruleId: 'unknown-name', place: positionOf(source, unknown), field: unknown, input: key };
    });
  const place = issue.code === 'custom' ? valuePositionOf(source, field) : positionOf(source, field);
  return [{ ruleId: ruleFor(issue), place, field, input: issue.input }];
}

/** The id of the rule, or of the kind of value, that explains an issue of the schema. */
function ruleFor(issue: z.core.$ZodIssue): string {
  if (issue.code === 'custom') return String(issue.params?.ruleId);
  if (issue.code === 'invalid_union') return 'menu-entry';
  if (issue.code === 'too_small') return 'list-empty';
  if (issue.code !== 'invalid_type') throw new Error(`no rule explains the schema issue \`${issue.code}\``);
  return issue.input === undefined ? 'missing' : (SHAPES[issue.expected] ?? 'group-wanted');
}

const SHAPES: Record<string, string> = { string: 'text-wanted', array: 'list-wanted' };

/** Removes empty values, so that a name without a value counts as missing. */
function withoutEmpty(raw: Raw): unknown {
  if (raw === null) return undefined;
  if (Array.isArray(raw)) return raw.map(withoutEmpty);
  if (typeof raw === 'string') return raw;
  const filled = Object.entries(raw).filter(([, value]) => value !== null);
  return Object.fromEntries(filled.map(([name, value]) => [name, withoutEmpty(value)]));
}
