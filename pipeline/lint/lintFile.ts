import type { ProseValue } from '../fields/values';
import type { ContentType } from '../model/contentType';
import { withCurrentNames } from '../model/load/formerNames';
import { load, type ParsedTexts } from '../model/load/load';
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
  const source = withCurrentNames(read.source, model);
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
    const complete = ({ line = 1, covers, ...finding }: Finding): Finding =>
      text.isPage
        ? { ...finding, line: bodyLine + line - 1, covers: covers?.map((each) => bodyLine + each - 1) }
        : { ...finding, field };
    for (const message of runOnDocument(MARKDOWN_RULES, text, document, complete)) messages.push(message);
  };
  visitEntry(document, { prose: (value, field) => value !== document.body && lint(value, field) });
  if (document.body) lint(document.body);
  return messages;
}
