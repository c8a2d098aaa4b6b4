import type { z } from 'zod';
import type { ProseValue } from '../fields/values';
import { parsedProse } from '../markdown/prose';
import type { ContentType } from '../model/contentType';
import { contentTypes } from '../model/contentTypes.generated';
import { load, separate } from '../model/load';
import type { TypeName } from '../model/Site';
import { sections } from '../model/sections.generated';
import { visitEntry } from '../model/visitEntry';
import { positionOf, type Source } from '../source/Source';
import type { Document } from './Document';
import { checkDocument } from './fields/checkDraft';
import { explainFaults } from './fields/explainFaults';
import type { FieldNames } from './fields/FieldNames';
import { fieldsBelow } from './fields/fieldsBelow';
import { namesOf } from './fields/namesOf';
import { createMarkdownText } from './MarkdownText';
import { checkSpacedContacts, linkForm } from './markdown/links';
import type { PlainMessage } from './message';
import { fromProblem, type Problem } from './Problem';
import type { Finding, RuleOn } from './rule';
import { rules } from './rules';
import { rulesOn, runOnDocument } from './run';
import { findClaimLines } from './site/claims';
import { findFacts } from './site/facts';
import { findContactLines } from './site/foreignContacts';
import { mendSlips } from './source/mendSlips';
import { secondItem } from './source/secondItem';
import { sourceOf } from './source/sourceOf';

const FIELD_RULES = rulesOn(rules, 'fields');

const KINDS: Record<string, { fields: z.ZodType }> = sections;

/** A file and what is wrong with it by itself, in the order of the stages. */
export interface LintedFile {
  document: Document;
  messages: PlainMessage[];
}

/** Checks one file of a known type by itself. What is wrong with its layout is repaired in a copy, so that the rest can still be checked. */
export function lintFile(type: TypeName, file: string, written: string): LintedFile {
  const second = secondItem(file, written, contentTypes[type]);
  if (!second) return lintItem(type, file, written);
  const { document, messages } = lintItem(type, file, second.first);
  return { document: { ...document, isValid: false }, messages: [...messages, fromProblem(second.problem)] };
}

function lintItem(type: TypeName, file: string, written: string): LintedFile {
  const model: ContentType = contentTypes[type];
  const known = namesOf(model);
  const source = mendSlips(sourceOf(file, written), known);
  const { entry, faults } = load(type, source);
  const { own, blocks } = separate(source.values, model);
  const found = [
    ...(source.readable
      ? explainFaults(source, { base: '', raw: own, schema: model.fields }, faults, known)
      : []),
    ...blocks.flatMap(({ key, kind, raw }) => {
      const schema = KINDS[kind]?.fields;
      return schema ? explainFaults(source, { base: key, raw: raw ?? {}, schema }, faults, known) : [];
    }),
  ];
  const problems = [...found, ...(source.readable ? checkBody(source, model, known) : [])];
  const isValid = [...source.problems, ...problems].every(({ severity }) => severity !== 'error');
  const document: Document = {
    ...entry,
    isValid,
    source,
    faults,
    facts: findFacts(source),
    claimLines: findClaimLines(source),
    contactLines: findContactLines(source),
  };
  const messages = [
    ...source.problems.map((problem) => ({
      ...fromProblem(problem),
      covers: problem.code === 'text-lines' ? [problem.line - 1, problem.line] : [problem.line],
    })),
    ...[...problems, ...checkDocument(document)].map(fromProblem),
    ...runOnDocument(FIELD_RULES, document, document),
    ...lintTexts(document),
  ];
  return { document, messages };
}

/** Transitional: what the rules `phone` and `email` do on Markdown. */
const CONTACT_RULES = (['phone', 'email'] as const).map(
  (id): RuleOn<'markdown'> => ({
    ...linkForm,
    id,
    check: (text, report) => checkSpacedContacts(text, report, id),
  }),
);
const MARKDOWN_RULES = [...rulesOn(rules, 'markdown'), ...CONTACT_RULES];

/** What is wrong with the texts of a file by themselves. */
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

/** Words that nobody would see, or that are missing. */
function checkBody(source: Source, model: ContentType, known: FieldNames): Problem[] {
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
  const { blocks } = separate(source.values, model);
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
      ...positionOf(source, key),
      field: key,
      severity: 'warning',
      message:
        'This is the place of the text below the second ---, but there is no text. Write it there, or delete this line.',
    }));
}
