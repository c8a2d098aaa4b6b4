import { readFileSync } from 'node:fs';
import type { ProseValue } from '../fields/values';
import type { ContentType } from '../model/contentType';
import { load, type ParsedTexts } from '../model/load/load';
import { type ReadJob, type ReadResult, readOne } from '../model/load/readCached';
import { writeTexts } from '../model/load/textStore';
import { allContentTypes, contentTypeOf } from '../model/registry';
import type { TypeName } from '../model/Site';
import { visitEntry } from '../model/visitEntry';
import type { Fault, Source } from '../source/Source';
import type { Document } from './Document';
import { faultsToExplain } from './fields/faults';
import { namesOf, noteAt, requiredNames, textFieldsAt } from './fields/schema';
import { createMarkdownText } from './MarkdownText';
import type { PlainMessage } from './message';
import type { Finding } from './rule';
import { loadingRules, rules } from './rules';
import { collectFrom, rulesOn, runOnDocument } from './run';
import { lintSource } from './source/lintSource';

const LOADING_RULES = rulesOn(loadingRules, 'fields');
const MISPLACED_RULES = LOADING_RULES.filter(({ id }) => id === 'wrong-folder');
const FIELD_RULES = rulesOn(rules, 'fields').filter(({ id }) =>
  LOADING_RULES.every((rule) => rule.id !== id),
);

const SITE_RULES = rulesOn(rules, 'site');

/** A file and the messages about it alone, in the order of the stages. */
export interface LintedFile {
  document: Document;
  messages: PlainMessage[];
}

/** Checks one file of a known type by itself. What is wrong with its layout is repaired in a copy, so that the rest can still be checked. */
export function lintFile(type: TypeName, file: string, text: string): LintedFile & { texts: ParsedTexts } {
  const model = contentTypeOf(type);
  const known = namesOf(model);
  const kindOf = (source: Source, field: string) => noteAt({ type, source }, field).kind;
  const textFieldsOf = (source: Source, group: string) => textFieldsAt({ type, source }, group);
  const read = lintSource(file, text, { type: model, known, kindOf, textFieldsOf });
  const { source } = read;
  const isReadable = source.faults.length === 0;
  const { entry, faults, texts } = load(type, source);
  const misplaced = isReadable ? misplacedFaults(type, source) : undefined;
  const document: Document = {
    ...entry,
    isValid: false,
    source,
    faults: misplaced ?? (isReadable ? faultsToExplain(faults, { ...read, type }) : []),
    collected: collectFrom({ type, source }, SITE_RULES),
  };
  const loading = misplaced ? MISPLACED_RULES : LOADING_RULES;
  const found = isReadable ? runOnDocument(loading, document, document) : [];
  document.isValid = read.messages.length === 0 && !found.some(({ fatal }) => fatal);
  const more = misplaced
    ? []
    : [...runOnDocument(FIELD_RULES, document, document), ...lintTexts(document, texts)];
  return { document, messages: [...read.messages, ...found, ...more], texts };
}

/** A fault in place of all others, if the fields of a file are those of another type: it is in the wrong folder. */
function misplacedFaults(type: TypeName, source: Source): Fault[] | undefined {
  const keys = Object.keys(source.values);
  const isKnown = (model: ContentType, key: string) => {
    const { top } = namesOf(model);
    return top.includes(key) || top.includes(key.split(' ')[0] ?? key);
  };
  const model = contentTypeOf(type);
  if (!model.folder || keys.filter((key) => !isKnown(model, key)).length < 3) return undefined;
  const home = allContentTypes.find(
    (each) =>
      each.folder !== undefined &&
      each.folder !== model.folder &&
      keys.every((key) => isKnown(each, key)) &&
      requiredNames(each).every((name) => keys.includes(name)),
  );
  return home && [{ ruleId: 'wrong-folder', place: { line: 1, column: 1 }, field: '', input: home.folder }];
}

const MARKDOWN_RULES = rulesOn(rules, 'markdown');

/** The messages about the texts of a file. */
function lintTexts(document: Document, texts: ParsedTexts): PlainMessage[] {
  const messages: PlainMessage[] = [];
  const lint = (value: ProseValue, field?: string) => {
    const parsed = texts.get(value);
    if (!parsed) return;
    const text = createMarkdownText(document, parsed, field);
    const { bodyLine } = document.source;
    const complete = ({ line = 1, ...finding }: Finding): Finding =>
      text.isPage ? { ...finding, line: bodyLine + line - 1 } : { ...finding, field };
    for (const message of runOnDocument(MARKDOWN_RULES, text, document, complete)) messages.push(message);
  };
  visitEntry(document, { prose: (value, field) => value !== document.body && lint(value, field) });
  if (document.body) lint(document.body);
  return messages;
}

/** A linted file as JSON, without its source, which is read again if a rule on the site reports it. */
interface PackedFile {
  document: Omit<Document, 'source'>;
  messages: PlainMessage[];
}

/** Lints files; the trees of their texts go into `texts`, where a folder is given. */
export function run({
  items,
  shared,
}: {
  items: ReadJob[];
  shared: { texts?: string };
}): ReadResult<PackedFile>[] {
  return items.map((job) =>
    readOne(job, (text) => {
      const linted = lintFile(job.type, job.file, text);
      if (shared.texts) writeTexts(shared.texts, linted.texts.values());
      return pack(linted);
    }),
  );
}

/** The body is in both the document and its section. Packed, it is stored once. */
const BODY = 'body';

function pack({ document, messages }: LintedFile): PackedFile {
  const { source: _source, ...packed } = document;
  const sections = packed.sections.map((section) =>
    packed.body && section.fields.body === packed.body
      ? { ...section, fields: { ...section.fields, body: BODY } }
      : section,
  );
  const faults = packed.faults.map(({ ruleId, place: at, field, input }) => ({
    ...{ ruleId, place: at, field },
    ...(ruleId === 'wrong-folder' ? { input } : {}),
  }));
  return { document: { ...packed, sections, faults }, messages };
}

/** The file at `diskPath` is read again when a rule asks for the source. */
export function unpack({ document, messages }: PackedFile, diskPath: string): LintedFile {
  let source: Source | undefined;
  const sections = document.sections.map((section) =>
    section.fields.body === BODY
      ? { ...section, fields: { ...section.fields, body: document.body } }
      : section,
  );
  const whole: Document = {
    ...document,
    sections,
    get source() {
      source ??= lintSource(document.file, readFileSync(diskPath, 'utf8')).source;
      return source;
    },
  };
  return { document: whole, messages };
}
