import type { z } from 'zod';
import type { ProseValue } from '../fields/values';
import { nodesOf } from '../markdown/parseMarkdown';
import { parsedProse } from '../markdown/prose';
import type { ContentType } from '../model/contentType';
import { contentTypes, type TypeName } from '../model/contentTypes';
import { load, separate } from '../model/load';
import { sections } from '../model/sections.generated';
import { visitEntry } from '../model/visitEntry';
import { positionOf, type Source } from '../source/Source';
import type { Document } from './Document';
import { checkDocument } from './fields/checkDraft';
import { explainFaults } from './fields/explainFaults';
import type { FieldNames } from './fields/FieldNames';
import { fieldsBelow } from './fields/fieldsBelow';
import { namesOf } from './fields/namesOf';
import { checkMarkdown } from './markdown/checkMarkdown';
import { createMessage, type PlainMessage } from './message';
import { fromProblem, type Problem } from './Problem';
import type { Finding } from './rule';
import { rules } from './rules';
import { rulesOn, runOnDocument } from './run';
import { claimingLines } from './site/claimingLines';
import { joinLines, tellingLines } from './site/tellingLines';
import { lintSource } from './source/lintSource';

/** `{phone}`, `{{ phone }}`, or `{phone` of which the brace stays open. */
const FACT = /\{\{?\s*(\w+)\s*\}\}?|\{(\w+)(?!\w)(?![^{}]*\})/g;

/** Every phone number, street, licence and e-mail address has one of these. */
const CONTACT = /[\d@]/;

const FIELD_RULES = rulesOn(rules, 'fields');

const KINDS: Record<string, { fields: z.ZodType }> = sections;

/** A file and what is wrong with it by itself, in the order of the stages. */
export interface LintedFile {
  document: Document;
  messages: PlainMessage[];
}

/** Checks one file of a known type by itself. What is wrong with its layout is repaired in a copy, so that the rest can still be checked. */
export function lintFile(type: TypeName, file: string, written: string): LintedFile {
  const model: ContentType = contentTypes[type];
  const known = namesOf(model);
  const read = lintSource(file, written, { type: model, known });
  const { source } = read;
  const isReadable = source.faults.length === 0;
  const { entry, faults } = load(type, source);
  const { own, blocks } = separate(source.values, model);
  const found = [
    ...(isReadable ? explainFaults(read, { base: '', raw: own, schema: model.fields }, faults, known) : []),
    ...blocks.flatMap(({ key, kind, raw }) => {
      const schema = KINDS[kind]?.fields;
      return schema ? explainFaults(read, { base: key, raw: raw ?? {}, schema }, faults, known) : [];
    }),
  ];
  const problems = [...found, ...(isReadable ? checkBody(source, model, known) : [])];
  const isValid = read.messages.length === 0 && problems.every(({ severity }) => severity !== 'error');
  const document: Document = {
    ...entry,
    isValid,
    source,
    faults,
    facts: factsIn(source),
    claimLines: claimingLines(source),
    contactLines: joinLines(tellingLines(source, CONTACT)),
  };
  const messages = [
    ...read.messages,
    ...[...problems, ...checkDocument(document)].map(fromProblem),
    ...runOnDocument(FIELD_RULES, document, document),
    ...lintTexts(document),
  ];
  return { document, messages };
}

const MARKDOWN_RULES = rulesOn(rules, 'markdown');

/** What is wrong with the texts of a file by themselves. */
function lintTexts(document: Document): PlainMessage[] {
  const messages: PlainMessage[] = [];
  const lint = (value: ProseValue, field?: string) => {
    const { markdown, tree } = parsedProse(value) ?? {};
    if (markdown === undefined || !tree) return;
    const nodes = nodesOf(tree);
    const isPage = field === undefined;
    const text = { document, field, lines: markdown.split('\n'), nodes: nodes as never, isPage };
    const { bodyLine } = document.source;
    const complete = ({ line = 1, ...finding }: Finding): Finding =>
      isPage ? { ...finding, line: bodyLine + line - 1 } : { ...finding, field };
    for (const { message: reason, wrong, right, code, severity = 'error', line } of checkMarkdown(
      nodes,
      text.lines,
      isPage,
    ))
      messages.push(
        createMessage(
          { id: code, severity },
          {
            ...complete({ reason, actual: wrong, expected: right, line, pointer: POINTERS[code] }),
            in: document,
          },
        ),
      );
    for (const message of runOnDocument(MARKDOWN_RULES, text, document, complete)) messages.push(message);
  };
  visitEntry(document, { prose: (value, field) => value !== document.body && lint(value, field) });
  if (document.body) lint(document.body);
  return messages;
}

const POINTERS: Record<string, RegExp> = { html: /<[/!a-z]/i, 'link-form': /\[/ };

function factsIn({ lines }: Source): Document['facts'] {
  return lines.flatMap((line, index) => {
    if (!line.includes('{')) return [];
    return [...line.matchAll(FACT)].map(([written, whole, open = '']) => ({
      written,
      name: whole ?? open,
      line: index + 1,
    }));
  });
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
