import type { Root } from 'hast';
import type { z } from 'zod';
import type { FieldNames } from '../check/FieldNames';
import { placeOf } from '../check/placeOf';
import { readFields } from '../check/readFields';
import { withoutEmpty } from '../check/withoutEmpty';
import type { ProseMention, TextMention } from '../fields/mentions';
import { proseOf } from '../fields/prose';
import { readText } from '../markdown/readText';
import { hashOf } from '../read/hashOf';
import type { Raw, Source } from '../read/Source';
import type { Problem } from '../report/Problem';
import { checkDraft } from './checkDraft';
import { claimingLines } from './claimingLines';
import type { ContentType } from './contentType';
import { contentTypes } from './contentTypes.generated';
import type { Draft, SectionDraft } from './Draft';
import { fieldsBelow } from './fieldsBelow';
import { mendSlips } from './mendSlips';
import { namesOf } from './namesOf';
import type { TypeName } from './Site';
import { secondItem } from './secondItem';
import { sections } from './sections.generated';
import { sourceOf } from './sourceOf';
import { joinLines, tellingLines } from './tellingLines';

/** `{phone}`, `{{ phone }}`, or `{phone` of which the brace stays open. */
const FACT = /\{\{?\s*(\w+)\s*\}\}?|\{(\w+)(?!\w)(?![^{}]*\})/g;

/** Every phone number, street, licence and e-mail address has one of these. */
const OF_SOMEBODY = /[\d@]/;

const KINDS: Record<string, { fields: z.ZodType }> = sections;

interface Read {
  draft: Draft;
  problems: Problem[];
  elements?: () => Root;
}

/** Reads one file of a known type. A file with problems gives what could be read of it, so that others can still be checked. */
export function readDraft(type: TypeName, file: string, written: string): Read {
  const second = secondItem(file, written, contentTypes[type]);
  if (!second) return readItem(type, file, written);
  const { draft, problems, elements } = readItem(type, file, second.first);
  return { draft: { ...draft, whole: false }, problems: [...problems, second.problem], elements };
}

function readItem(type: TypeName, file: string, written: string): Read {
  const model: ContentType = contentTypes[type];
  const known = namesOf(model);
  const source = mendSlips(sourceOf(file, written), known);
  const name = file.slice(file.lastIndexOf('/') + 1).replace(/\.md$/, '');
  const { own, blocks } = separate(source.values, model);
  const fields = !source.readable ? { problems: [] } : readFields(source, '', own, model.fields, known);
  const read = blocks.map((block) => readSection(source, block, known));
  const told = new Set(
    source.problems.flatMap(({ line, code }) => (code === 'text-lines' ? [line - 1, line] : [line])),
  );
  const found = [...fields.problems, ...read.flatMap((section) => section.problems)];
  const problems = [
    ...source.problems,
    ...found.filter(({ line }) => !told.has(line)),
    ...checkBody(source, model, blocks, known),
  ];
  const value = (fields.value ?? fitting(own, model.fields)) as Record<string, unknown>;
  const drafts = read.map(({ section }) => section);
  const { body, elements } = readBody(source, model);
  const draft: Draft = {
    whole: problems.every(({ severity }) => severity !== 'error'),
    type,
    file,
    name,
    source,
    body,
    facts: factsIn(source),
    claimingLines: claimingLines(source),
    tellingLines: joinLines(tellingLines(source, OF_SOMEBODY)),
    fields: value,
    sections: model.body === 'section' ? withBody(drafts, body) : drafts,
    address: model.address?.(name, value),
  };
  const joined = new Set(
    source.problems.flatMap(({ line, code }) => (code === 'text-lines' ? [line - 1] : [])),
  );
  const ofItself = checkDraft(draft).filter(({ line }) => !joined.has(line));
  return { draft, problems: [...problems, ...ofItself], elements };
}

/** The text below the fields, and where it is kept aside, its elements. */
function readBody(
  { body: markdown }: Source,
  model: ContentType,
): { body?: ProseMention | TextMention; elements?: () => Root } {
  if (markdown.trim() === '') return {};
  if (model.body !== 'section') return { body: proseOf(markdown, { isPage: true }) };
  const { elements, ...notes } = readText(markdown, { isPage: true });
  return { body: { mention: 'text', hash: hashOf(markdown), ...notes }, elements };
}

function factsIn({ lines }: Source): Draft['facts'] {
  return lines.flatMap((line, index) => {
    if (!line.includes('{')) return [];
    return [...line.matchAll(FACT)].map(([written, whole, open = '']) => ({
      written,
      name: whole ?? open,
      line: index + 1,
    }));
  });
}

/** The fields that are right, of a file where others are not. */
function fitting(own: Record<string, Raw>, fields: z.ZodType): Record<string, unknown> {
  const entries = Object.entries((fields as z.ZodObject).shape).map(([name, field]) => [
    name,
    (field as z.ZodType).safeParse(withoutEmpty(own[name] ?? null)).data,
  ]);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/** Words that nobody would see, or that are missing. */
function checkBody(source: Source, model: ContentType, blocks: Block[], known: FieldNames): Problem[] {
  if (!source.readable) return [];
  const { file, body, bodyLine } = source;
  const at = { file, column: 1, field: '', severity: 'error' as const, fix: null };
  const firstWords =
    bodyLine +
    Math.max(
      0,
      body.split('\n').findIndex((line) => line.trim() !== ''),
    );
  if (model.body === 'none' && body.trim() !== '') {
    const message =
      'This text below the second --- is shown nowhere. Move it into a field above, or delete it.';
    return [{ ...at, line: firstWords, code: 'text-unwanted', message }];
  }
  const below = fieldsBelow(source, known);
  if (below) return [below];
  const isEmpty = body.trim() === '';
  const end = { ...at, line: source.lines.length, code: 'text-missing' };
  if (isEmpty && (model.body === 'words' || model.bodyWanted))
    return [{ ...end, message: 'The words are missing. Write them below the second ---.' }];
  if (!isEmpty || model.sections === 'none') return [];
  if (blocks.length === 0)
    return [
      {
        ...end,
        message: 'This page has nothing on it. Write its text below the second ---, or add sections.',
      },
    ];
  return blocks
    .filter(({ key, raw }) => key === 'text' && !(raw && typeof raw === 'object' && 'body' in raw))
    .map(({ key }) => ({
      ...end,
      ...placeOf(source, key),
      field: key,
      severity: 'warning',
      message:
        'This is the place of the text below the second ---, but there is no text. Write it there, or delete this line.',
    }));
}

interface Block {
  key: string;
  kind: string;
  id?: string;
  raw: Raw;
}

/** The file's own fields, and its sections in the order of the file. */
function separate(
  values: Source['values'],
  model: ContentType,
): { own: Record<string, Raw>; blocks: Block[] } {
  const own: Record<string, Raw> = Object.create(null);
  const blocks: Block[] = [];
  const ownNames = Object.keys((model.fields as z.ZodObject).shape);
  for (const [key, raw] of Object.entries(values)) {
    const [kind = '', id] = key.split(/\s+/);
    const isSection = model.sections === 'all' && Object.hasOwn(KINDS, kind) && !ownNames.includes(key);
    if (isSection) blocks.push({ key, kind, id, raw });
    else own[key] = raw;
  }
  return { own, blocks };
}

function readSection(
  source: Source,
  { key, kind, id, raw }: Block,
  known: FieldNames,
): { section: SectionDraft; problems: Problem[] } {
  const model = KINDS[kind];
  const { value = {}, problems } = model
    ? readFields(source, key, raw ?? {}, model.fields, known)
    : { problems: [] };
  return { section: { key, kind, id, fields: value as Record<string, unknown> }, problems };
}

/** The body stands where an empty `text:` stands; without one, after the hero, else first. */
function withBody(drafts: SectionDraft[], body: Draft['body']): SectionDraft[] {
  if (!body) return drafts.filter((draft) => !isEmptyText(draft));
  const place = drafts.findIndex(isEmptyText);
  const section: SectionDraft = { key: 'text', kind: 'text', fields: { body } };
  if (place >= 0)
    return drafts.map((draft, index) =>
      index === place ? { ...draft, fields: { ...draft.fields, body } } : draft,
    );
  const after = drafts.findIndex(({ kind }) => kind === 'hero') + 1;
  return [...drafts.slice(0, after), section, ...drafts.slice(after)];
}

function isEmptyText({ key, fields }: SectionDraft): boolean {
  return key === 'text' && fields.body === undefined;
}
