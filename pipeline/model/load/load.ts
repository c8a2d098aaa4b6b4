import { basename } from 'node:path/posix';
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

/** A content file, parsed by its schema and not resolved yet. Invalid values are missing. */
export interface LoadedEntry {
  type: TypeName;
  file: string;
  /** The file name without `.md`. */
  name: string;
  fields: Record<string, unknown>;
  sections: LoadedSection[];
  /** The text below the front matter. */
  body?: ProseValue;
  /** Set if the file is a page. */
  address?: string;
  keys: EntryKeys;
}

/** The Markdown trees of a file's texts, by their values in the entry. */
export type ParsedTexts = ReadonlyMap<ProseValue, ParsedProse>;

interface LoadedFile {
  entry: LoadedEntry;
  texts: ParsedTexts;
  /** Values that the schema rejected. They are missing in `fields` and `sections`. */
  faults: Fault[];
}

/** Adds the body as a `text` section: in place of an empty `text:`, otherwise after the hero, otherwise first. */
function withBody(authored: LoadedSection[], body: LoadedEntry['body']): LoadedSection[] {
  if (!body) return authored.filter((section) => !isEmptyText(section));
  const index = authored.findIndex(isEmptyText);
  const empty = authored[index];
  if (empty) return authored.with(index, { ...empty, fields: { ...empty.fields, body } });
  const afterHero = authored.findIndex(({ kind }) => kind === 'hero') + 1;
  return authored.toSpliced(afterHero, 0, { key: 'text', kind: 'text', fields: { body } });
}

function isEmptyText({ key, fields }: LoadedSection): boolean {
  return key === 'text' && fields.body === undefined;
}

/** Moves the Markdown tree of a text to `texts`, so that the entry itself stays small. */
function extractTree({ parsed, ...value }: ProseValue, texts: Map<ProseValue, ParsedProse>): ProseValue {
  if (parsed) texts.set(value, parsed);
  return value;
}

/** Hashes, because comparing these is much cheaper than comparing all data of a page. */
function entryKeys({ type, file, name, address, fields, sections }: Omit<LoadedEntry, 'keys'>): EntryKeys {
  const bodyless = sections.map(({ fields: { body: _body, ...rest }, ...section }) => ({ ...section, rest }));
  return {
    fields: hashOf(JSON.stringify([type, file, name, address, fields, bodyless])),
    texts: hashOf(JSON.stringify(sections.map(({ fields: { body } }) => body))),
  };
}

/** Parses a content file by the schema of its type. Invalid content does not throw; it is returned as `faults`. */
export function loadEntry(type: TypeName, original: Source): LoadedFile {
  const model = contentTypeOf(type);
  const source = withCurrentNames(original, model);
  const raw = splitSections(source.values, model);
  const texts = new Map<ProseValue, ParsedProse>();
  const faults = [...source.faults];
  const parse = (base: string, group: Raw, schema: z.ZodType) => {
    const parsed = parseFields(source, base, group, schema);
    faults.push(...parsed.faults);
    return mapFields(parsed.value, { prose: (prose: ProseValue) => extractTree(prose, texts) });
  };
  const fields = parse('', raw.own, model.fields);
  const sections = raw.sections.map(({ raw: group, ...section }) => {
    const schema = authoredSection(section.kind)?.fields;
    return { ...section, fields: schema ? parse(section.key, group ?? {}, schema) : {} };
  });
  // `basename(file, '.md')` would keep the whole name of a file called `.md`.
  const name = basename(source.file).replace(/\.md$/, '');
  const body = source.body.trim() === '' ? undefined : extractTree(readProse(source.body), texts);
  const entry = {
    type,
    file: source.file,
    name,
    fields,
    sections: model.body === 'section' ? withBody(sections, body) : sections,
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

/** No file written by a person has as many. */
const MAX_ISSUES = 600;

/** Parses the fields of the file, or of a section, whose key is `base`. If some are invalid, returns the valid ones of the file, and none of a section. */
function parseFields(
  source: Source,
  base: string,
  raw: Raw,
  schema: z.ZodType,
): { value: Record<string, unknown>; faults: Fault[] } {
  const input = withoutEmpty(raw);
  const result = schema.safeParse(input, { reportInput: true });
  if (result.success) return { value: result.data as Record<string, unknown>, faults: [] };
  const path = base === '' ? [] : [base];
  const faults = result.error.issues
    .slice(0, MAX_ISSUES)
    .flatMap((issue) => faultsOf(issue, source, [...path, ...issue.path.map(String)]));
  return { value: base === '' ? validFields(input, schema) : {}, faults };
}

/** The values that are valid, each by itself. */
function validFields(input: unknown, schema: z.ZodType): Record<string, unknown> {
  const values: Record<string, unknown> = Object(input);
  const entries = Object.entries(shapeOf(schema)).map(([name, field]) => [
    name,
    field.safeParse(values[name]).data,
  ]);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/** An issue of the schema as faults at their positions in the file. */
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
  if (issue.input === undefined) return 'missing';
  return SHAPE_RULES[issue.expected] ?? 'group-wanted';
}

/** The rules for a value of the wrong shape, by the expected type. */
const SHAPE_RULES: Record<string, string> = { string: 'text-wanted', array: 'list-wanted' };

/** Removes empty values, so that a name without a value counts as missing. */
function withoutEmpty(raw: Raw): unknown {
  if (raw === null) return undefined;
  if (Array.isArray(raw)) return raw.map(withoutEmpty);
  if (typeof raw === 'string') return raw;
  const filled = Object.entries(raw).filter(([, value]) => value !== null);
  return Object.fromEntries(filled.map(([name, value]) => [name, withoutEmpty(value)]));
}
