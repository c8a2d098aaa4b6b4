import { basename, dirname } from 'node:path/posix';
import { z } from 'zod';
import { noteOf } from '../../kinds/kind';
import type { AuthoredValue, ProseValue } from '../../kinds/values';
import type { LabelKey, SiteLanguage } from '../../labels/labels';
import { FILLED_MARK, type MarkedPlace, markOf, PROGRAM_MARK } from '../../source/marks';
import { yamlNodesOf } from '../../source/parseYaml';
import { readSource } from '../../source/readSource';
import { positionOf, type Source } from '../../source/Source';
import { hashOf } from '../../source/store.mjs';
import type { ContentType } from '../contentType';
import { authoredSection, contentTypeOf } from '../registry';
import { withCurrentNames } from './formerNames';
import type { LoadedEntry } from './load';
import { type Content, contentFiles, readText } from './loadFolder';

interface MarkedContent {
  content: Content;
  /** The files that marks name, the first one as 1. Relative to the folder above the content folder. */
  files: string[];
  forms: FormLines[];
}

/** Lines that a form on GitHub changes. */
export interface FormLines extends MarkedPlace {
  form: string;
}

/** The same content for a preview: its texts, pictures, amounts and times say where they are written. */
export function markContent(content: Content): MarkedContent {
  const files = contentFiles(content.tree);
  const byName = new Map(files.map(({ file, diskPath }, index) => [file, { diskPath, number: index + 1 }]));
  const marked = content.entries.map((entry) => {
    const { diskPath, number } = byName.get(entry.file) ?? { diskPath: '', number: 0 };
    const model = contentTypeOf(entry.type);
    const source = withCurrentNames(readSource(entry.file, readText(diskPath)), model);
    return { entry: markEntry(entry, source, number), forms: formLines(model.forms, source, number) };
  });
  const descriptions = new Map(content.descriptions);
  for (const [index, { path, file, diskPath, type }] of files.entries()) {
    if (type !== 'descriptions') continue;
    const { mark } = placesIn(readSource(file, readText(diskPath)), index + 1);
    for (const [picture, text] of content.descriptions)
      if (dirname(picture) === dirname(path)) descriptions.set(picture, text + mark(basename(picture)));
  }
  return {
    content: { ...content, entries: marked.map(({ entry }) => entry), descriptions },
    files: files.map(({ file }) => file),
    forms: marked.flatMap(({ forms }) => forms),
  };
}

/** The labels of a language; those that the owner did not reword are marked as the program's. Names in braces stand for something else. */
export function markLabels({ language, labels }: SiteLanguage, own: object): SiteLanguage {
  const marked = Object.entries(labels).map(([key, label]) => [
    key,
    key in own ? label : label + (label.includes('{') ? FILLED_MARK : PROGRAM_MARK),
  ]);
  return { language, labels: Object.fromEntries(marked) as Record<LabelKey, string> };
}

type Places = ReturnType<typeof placesIn>;

function placesIn(source: Source, file: number) {
  const nodes = new Map(source.yaml ? yamlNodesOf(source.yaml).map((node) => [node.path, node]) : []);
  const placeOf = (path: string) => {
    const { line: from } = positionOf(source, path);
    const { lines, firstLine } = nodes.get(path) ?? {};
    return { file, from, to: Math.max(from, lines?.to ?? from), firstLine };
  };
  const mark = (path: string) => markOf(placeOf(path));
  const { bodyLine, lines } = source;
  const body = { file, from: bodyLine, to: lines.length, firstLine: bodyLine };
  const key = hashOf(JSON.stringify([file, bodyLine, [...nodes.keys()].map(placeOf)]));
  return { placeOf, mark, body, key };
}

function formLines(forms: ContentType['forms'] = {}, source: Source, file: number): FormLines[] {
  const { placeOf } = placesIn(source, file);
  return Object.entries(forms).flatMap(([form, names]) =>
    names.filter((name) => name in source.values).map((name) => ({ ...placeOf(name), form })),
  );
}

function markEntry(entry: LoadedEntry, source: Source, file: number): LoadedEntry {
  const places = placesIn(source, file);
  const model = contentTypeOf(entry.type);
  const body = entry.body && { ...entry.body, place: places.body };
  const sections = entry.sections.map((section) => {
    const { key, kind, fields } = section;
    const marked = markGroup(fields, authoredSection(kind)?.fields, key, places);
    const showsBody = fields.body !== undefined && fields.body === entry.body;
    const mark = key in source.values ? places.mark(key) : markOf(places.body);
    return { ...section, mark, fields: showsBody ? { ...marked, body } : marked };
  });
  return {
    ...entry,
    fields: markGroup(entry.fields, model.fields, '', places),
    body,
    sections,
    mark: places.mark,
    keys: { fields: `${entry.keys.fields}${places.key}`, texts: `${entry.keys.texts}${source.lines.length}` },
  };
}

/** Kinds of values that a page shows as they are written. Names of folders, choices and addresses are compared, and stay. */
const SHOWN = [
  'text',
  'phone',
  'email',
  'state',
  'postal code',
  'reading time',
  'label',
  'date',
  'month',
  'time',
  'days',
];
const SHOWN_GROUPS = ['amount', 'duration', 'season', 'special days'];

function markValue(value: unknown, schema: z.ZodType | undefined, path: string, places: Places): unknown {
  const inner = schema instanceof z.ZodOptional ? (schema.unwrap() as z.ZodType) : schema;
  const { kind = '' } = noteOf(inner);
  if (typeof value === 'string') return SHOWN.includes(kind) ? value + places.mark(path) : value;
  if (Array.isArray(value)) {
    const element = inner instanceof z.ZodArray ? (inner.element as z.ZodType) : undefined;
    return value.map((item, index) => markValue(item, element, `${path}.${index}`, places));
  }
  if (!isGroup(value)) return value;
  if (SHOWN_GROUPS.includes(kind)) return { ...value, mark: places.mark(path) };
  return isTagged(value) ? markTagged(value, path, places) : markGroup(value, inner, path, places);
}

function markTagged(value: AuthoredValue, path: string, { mark, placeOf }: Places): AuthoredValue {
  if (value.type === 'prose') return { ...value, place: placeOf(path) } satisfies ProseValue;
  if (value.type === 'image') return { ...value, mark: mark(path) };
  return value.type === 'link' ? { ...value, label: value.label + mark(path) } : value;
}

function markGroup(
  values: Record<string, unknown>,
  schema: z.ZodType | undefined,
  path: string,
  places: Places,
): Record<string, unknown> {
  const options = schema instanceof z.ZodUnion ? (schema.options as z.ZodType[]) : [schema];
  const shape = options.flatMap((option) => (option instanceof z.ZodObject ? [option.shape] : []))[0] ?? {};
  const entries = Object.entries(values).map(([name, value]) => [
    name,
    markValue(value, shape[name], path === '' ? name : `${path}.${name}`, places),
  ]);
  return Object.fromEntries(entries);
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isTagged(value: Record<string, unknown>): value is Record<string, unknown> & AuthoredValue {
  return typeof value.type === 'string';
}
