import type { ParsedTexts } from '../model/load/load';
import { withCurrentNames } from '../model/load/renamedFields';
import { contentTypeOf, sectionKind, sectionModel } from '../model/registry';
import type { TypeName } from '../model/Site';
import type { Passage } from '../passages/Passage';
import { passagesOf } from '../passages/passages';
import type { Fault, Source } from '../source/Source';
import { type Document, visitBodyLast } from './Document';
import { faultsToExplain } from './fields/faults';
import { ownerOf, unknownNameOf } from './fields/suggestName';
import { schemaOf } from './layout/layoutSchema';
import { lintSource } from './layout/lintSource';
import { createMarkdownText } from './MarkdownText';
import type { Message } from './message';
import { type ExpectedPlace, placeOfMisplaced } from './misplacedFiles';
import { loadingRules, rules } from './rules';
import { collectFrom, rulesOn, runOnFields, runOnMarkdown, runOnPassages } from './runRules';

const LOADING_RULES = rulesOn(loadingRules, 'fields');
const FIELD_RULES = rulesOn(
  rules.filter((rule) => !loadingRules.includes(rule)),
  'fields',
);

const SITE_RULES = rulesOn(rules, 'site');

const ORDER = new Map(rules.map(({ id }, index) => [id, index]));
const orderOf = ({ ruleId }: Message): number => ORDER.get(ruleId) ?? 0;

/** A file and the messages that need no other file, in the order of the stages. */
export interface LintedFile {
  document: Document;
  messages: Message[];
}

/** A linted file with its parsed texts, which are cached apart. */
type LintedTexts = LintedFile & { texts: ParsedTexts };

/** Checks one file of a known type. Faults of layout are repaired in a copy, so that the rest can still be checked. */
export function lintFile(type: TypeName, file: string, text: string, isInPlace = false): LintedTexts {
  const schema = schemaOf(type);
  const linted = lintSource(file, text, schema);
  const source = withCurrentNames(linted.source, contentTypeOf(type));
  const isReadable = source.faults.length === 0;
  const expectedPlace = isReadable && !isInPlace ? placeOfMisplaced(type, file, source.values) : undefined;
  if (expectedPlace) return lintMisplaced(expectedPlace, file, text);
  const { entry, faults, texts } = schema.load(linted.source);
  const passages = passagesOf(source, entry, texts);
  const document: Document = {
    ...entry,
    broken: isReadable ? brokenNames(type, source, faults) : [''],
    source,
    faults: isReadable ? faultsToExplain(faults, { ...linted, type }) : [],
    collected: collectFrom({ type, source, passages }, SITE_RULES),
  };
  const aboutLoading = isReadable ? runOnFields(LOADING_RULES, document) : [];
  const aboutContent = [
    ...runOnFields(FIELD_RULES, document),
    ...lintPassages(passages, source, document),
    ...lintTexts(document, texts),
  ].sort((one, other) => orderOf(one) - orderOf(other));
  return { document, messages: [...linted.messages, ...aboutLoading, ...aboutContent], texts };
}

/** The top-level names with faults; `''` stands for any name, after an unknown name or a section in the wrong group. */
function brokenNames(type: TypeName, source: Source, faults: readonly Fault[]): string[] {
  const names = faults.map((fault) => {
    const [top = ''] = fault.field.split('.');
    if (fault.ruleId !== 'unknown-name') return top;
    const unknown = unknownNameOf(fault);
    if (unknown.group === '') return '';
    if (ownerOf({ type, source }, unknown) !== '') return top;
    return sectionModel(sectionKind(unknown.key)) ? '' : unknown.key;
  });
  return [...new Set(names)];
}

/** Checks a misplaced file as if it had its expected path, so that references to it resolve. */
export function lintMisplaced(expectedPlace: ExpectedPlace, file: string, text: string): LintedTexts {
  const linted = lintFile(expectedPlace.type, `${file.split('/')[0]}/${expectedPlace.path}`, text, true);
  const source = { ...linted.document.source, file };
  const passages = passagesOf(source, linted.document, linted.texts);
  const collected = collectFrom({ type: expectedPlace.type, source, passages }, SITE_RULES);
  const { path: expectedPath } = expectedPlace;
  const document = { ...linted.document, file, source, collected, expectedPath, broken: [''] };
  const withFile = <Place extends { file: string }>(place: Place): Place => ({ ...place, file });
  const messages = linted.messages.map((message) => ({
    ...withFile(message),
    fix: message.fix && { ...message.fix, edits: message.fix.edits.map(withFile) },
    also: message.also?.map(withFile),
  }));
  return { ...linted, document, messages };
}

const MARKDOWN_RULES = rulesOn(rules, 'markdown');
const PASSAGE_RULES = rulesOn(rules, 'passages');

/** Checks the passages of a file. `document` is missing for `descriptions.md`. */
export function lintPassages(passages: readonly Passage[], source: Source, document?: Document): Message[] {
  const inputs = passages.map((passage) => ({ passage, document }));
  return runOnPassages(PASSAGE_RULES, inputs, source.lines);
}

/** Checks the Markdown texts of a file. */
function lintTexts(document: Document, texts: ParsedTexts): Message[] {
  const messages: Message[] = [];
  visitBodyLast(document, {
    prose: (value, field) => {
      const parsed = texts.get(value);
      if (!parsed) return;
      const text = createMarkdownText(document, parsed, field);
      messages.push(...runOnMarkdown(MARKDOWN_RULES, text));
    },
  });
  return messages;
}
