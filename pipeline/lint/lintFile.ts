import type { ProseValue } from '../fields/values';
import { parsedProse } from '../markdown/prose';
import type { ContentType } from '../model/contentType';
import { contentTypes } from '../model/contentTypes.generated';
import { load } from '../model/load';
import type { TypeName } from '../model/Site';
import { visitEntry } from '../model/visitEntry';
import type { Document } from './Document';
import { namesOf } from './fields/FieldNames';
import { faultsToExplain } from './fields/faults';
import { loadingRules } from './fields/rules';
import { createMarkdownText } from './MarkdownText';
import type { PlainMessage } from './message';
import type { Finding } from './rule';
import { rules } from './rules';
import { rulesOn, runOnDocument } from './run';
import { findClaimLines } from './site/claims';
import { findFacts } from './site/facts';
import { findContactLines } from './site/foreignContacts';
import { lintSource } from './source/lintSource';

const LOADING_RULES = rulesOn(loadingRules, 'fields');
const FIELD_RULES = rulesOn(rules, 'fields').filter(({ id }) =>
  LOADING_RULES.every((rule) => rule.id !== id),
);

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
