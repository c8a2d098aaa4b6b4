import { readFileSync } from 'node:fs';
import type { ProseValue } from '../fields/values';
import { parsedProse } from '../markdown/prose';
import { load } from '../model/load';
import { type ReadJob, type ReadResult, readOne } from '../model/readCached';
import { contentTypeOf } from '../model/registry';
import type { TypeName } from '../model/Site';
import { writeTexts } from '../model/textStore';
import { textsOf, visitEntry } from '../model/visitEntry';
import type { Source } from '../source/Source';
import type { Document } from './Document';
import { faultsToExplain } from './fields/faults';
import { namesOf } from './fields/schema';
import { createMarkdownText } from './MarkdownText';
import type { PlainMessage } from './message';
import type { Finding } from './rule';
import { loadingRules, rules } from './rules';
import { rulesOn, runOnDocument } from './run';
import { findClaimLines } from './site/claims';
import { findFacts } from './site/facts';
import { findContactLines } from './site/foreignContacts';
import { lintSource } from './source/lintSource';

const LOADING_RULES = rulesOn(loadingRules, 'fields');
const FIELD_RULES = rulesOn(rules, 'fields').filter(({ id }) =>
  LOADING_RULES.every((rule) => rule.id !== id),
);

/** A file and the messages about it alone, in the order of the stages. */
export interface LintedFile {
  document: Document;
  messages: PlainMessage[];
}

/** Checks one file of a known type by itself. What is wrong with its layout is repaired in a copy, so that the rest can still be checked. */
export function lintFile(type: TypeName, file: string, text: string): LintedFile {
  const model = contentTypeOf(type);
  const known = namesOf(model);
  const read = lintSource(file, text, { type: model, known });
  const { source } = read;
  const isReadable = source.faults.length === 0;
  const { entry, faults } = load(type, source);
  const document: Document = {
    ...entry,
    isValid: false,
    source,
    faults: isReadable ? faultsToExplain(faults, { ...read, type }) : [],
    facts: findFacts(source),
    claimLines: findClaimLines(source),
    contactLines: findContactLines(source),
  };
  const found = isReadable ? runOnDocument(LOADING_RULES, document, document) : [];
  document.isValid = read.messages.length === 0 && !found.some(({ fatal }) => fatal);
  const messages = [
    ...read.messages,
    ...found,
    ...runOnDocument(FIELD_RULES, document, document),
    ...lintTexts(document),
  ];
  return { document, messages };
}

const MARKDOWN_RULES = rulesOn(rules, 'markdown');

/** The messages about the texts of a file. */
function lintTexts(document: Document): PlainMessage[] {
  const messages: PlainMessage[] = [];
  const lint = (value: ProseValue, field?: string) => {
    const parsed = parsedProse(value);
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
      if (shared.texts) writeTexts(shared.texts, textsOf(linted.document));
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
  const faults = packed.faults.map(({ ruleId, place: at, field }) => ({ ruleId, place: at, field }));
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
