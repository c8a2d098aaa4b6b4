import type { z } from 'zod';
import { readFields } from '../check/readFields';
import { readSource } from '../read/readSource';
import type { Raw, Source } from '../read/Source';
import type { Problem } from '../report/Problem';
import type { ContentType } from './contentType';
import { contentTypes, type TypeName } from './contentTypes';
import type { Draft, SectionDraft } from './Draft';
import { sections } from './sections.generated';

const KINDS: Record<string, { fields: z.ZodType }> = sections;

/** Reads one file of a known type. A file with problems gives no draft, and never vanishes: its problems say why. */
export function readDraft(
  type: TypeName,
  file: string,
  written: string,
): { draft?: Draft; problems: Problem[] } {
  const source = readSource(file, written);
  if (source.problems.length > 0) return { problems: source.problems };
  const model: ContentType = contentTypes[type];
  const name = file.slice(file.lastIndexOf('/') + 1).replace(/\.md$/, '');
  const { own, blocks } = separate(source.values, model);
  const known = model.sections === 'all' ? Object.keys(KINDS) : [];
  const fields = readFields(source, '', own, model.fields, known);
  const read = blocks.map((block) => readSection(source, block));
  const problems = [...fields.problems, ...read.flatMap((section) => section.problems)];
  if (problems.length > 0 || !fields.value) return { problems };
  const value = fields.value as Record<string, unknown>;
  const drafts = read.flatMap(({ section }) => (section ? [section] : []));
  return {
    draft: {
      type,
      file,
      name,
      source,
      fields: value,
      sections: model.body === 'section' ? withBody(drafts, source) : drafts,
      address: model.address?.(name, value),
    },
    problems: [],
  };
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
  const own: Record<string, Raw> = {};
  const blocks: Block[] = [];
  const ownNames = Object.keys((model.fields as z.ZodObject).shape);
  for (const [key, raw] of Object.entries(values)) {
    const [kind = '', id] = key.split(/\s+/);
    const isSection = model.sections === 'all' && kind in KINDS && !ownNames.includes(key);
    if (isSection) blocks.push({ key, kind, id, raw });
    else own[key] = raw;
  }
  return { own, blocks };
}

function readSection(
  source: Source,
  { key, kind, id, raw }: Block,
): { section?: SectionDraft; problems: Problem[] } {
  const model = KINDS[kind];
  if (!model) return { problems: [] };
  const { value, problems } = readFields(source, key, raw ?? {}, model.fields, []);
  if (!value) return { problems };
  return { section: { key, kind, id, fields: value as Record<string, unknown> }, problems };
}

/** The body stands where an empty `text:` stands; without one, after the hero, else first. */
function withBody(drafts: SectionDraft[], { body }: Source): SectionDraft[] {
  const markdown = body.trim();
  if (markdown === '') return drafts.filter((draft) => !isEmptyText(draft));
  const prose = { mention: 'prose' as const, markdown: body };
  const place = drafts.findIndex(isEmptyText);
  const section: SectionDraft = { key: 'text', kind: 'text', fields: { body: prose } };
  if (place >= 0)
    return drafts.map((draft, index) =>
      index === place ? { ...draft, fields: { ...draft.fields, body: prose } } : draft,
    );
  const after = drafts.findIndex(({ kind }) => kind === 'hero') + 1;
  return [...drafts.slice(0, after), section, ...drafts.slice(after)];
}

function isEmptyText({ key, fields }: SectionDraft): boolean {
  return key === 'text' && fields.body === undefined;
}
