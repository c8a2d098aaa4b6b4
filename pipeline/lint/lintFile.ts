import type { ParsedTexts } from '../model/load/load';
import { withCurrentNames } from '../model/load/renamedFields';
import { contentTypeOf, sectionKind, sectionModel } from '../model/registry';
import type { TypeName } from '../model/Site';
import type { Passage } from '../passages/Passage';
import { passagesOf } from '../passages/passages';
import type { Fault, Source } from '../source/Source';
import { type Document, visitBodyLast } from './Document';
import { faultsToReport } from './fields/faults';
import { isTooDeep, type TypedFile, unknownNameOf } from './fields/suggestName';
import { schemaOf } from './layout/layoutSchema';
import { lintSource } from './layout/lintSource';
import { createMarkdownText, type MarkdownText } from './MarkdownText';
import type { Message } from './message';
import { type ExpectedPlace, placeOfMisplaced } from './misplacedFiles';
import { rules } from './rules';
import { collectFrom, messagesOf, rulesOn } from './runRules';

const FIELD_RULES = rulesOn(rules, 'fields');
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
export function lintFile(type: TypeName, file: string, text: string): LintedTexts {
  const layout = lintLayout(type, file, text);
  const { values, faults } = layout.source;
  const expected = faults.length === 0 ? placeOfMisplaced(type, file, values) : undefined;
  return expected ? lintMisplaced(expected, file, text) : lintContent(layout);
}

/** Checks a misplaced file as if it had its expected path, so that references to it resolve. */
export function lintMisplaced(expected: ExpectedPlace, file: string, text: string): LintedTexts {
  const expectedFile = `${file.split('/')[0]}/${expected.path}`;
  const linted = lintContent(lintLayout(expected.type, file, text), expectedFile);
  return { ...linted, document: { ...linted.document, expectedPath: expected.path, broken: 'all' } };
}

/** Checks only the layout of a file. `source` has its layout repaired and current names. */
export function lintLayout(type: TypeName, file: string, text: string) {
  const schema = schemaOf(type);
  const linted = lintSource(file, text, schema);
  const load = (loadedFile: string) =>
    // The linted source itself was loaded before, to check its layout.
    schema.load(loadedFile === file ? linted.source : { ...linted.source, file: loadedFile });
  return { ...linted, type, load, source: withCurrentNames(linted.source, contentTypeOf(type)) };
}

/** Checks a file after its layout. It is loaded as if it were `loadedFile`. */
function lintContent(layout: ReturnType<typeof lintLayout>, loadedFile = layout.source.file): LintedTexts {
  const { type, source } = layout;
  const { entry, faults, texts } = layout.load(loadedFile);
  const passages = passagesOf(source, entry, texts);
  const isReadable = source.faults.length === 0;
  const document: Document = {
    ...entry,
    file: source.file,
    broken: isReadable ? brokenNames({ type, source }, faults) : 'all',
    source,
    faults: isReadable ? faultsToReport(faults, { type, source }, layout.broken) : [],
    collected: collectFrom({ type, source, passages }, SITE_RULES),
  };
  const ofFields = messagesOf(
    isReadable ? FIELD_RULES : [],
    () => source.lines,
    (rule, report) => rule.fields(document, report),
  );
  const messages = [
    ...ofFields,
    ...lintPassages(passages, source, document),
    ...lintTexts(document, texts),
  ].sort((one, other) => orderOf(one) - orderOf(other));
  return { document, messages: [...layout.messages, ...messages], texts };
}

/** The top-level names that faults leave incomplete. */
function brokenNames(file: TypedFile, faults: readonly Fault[]): Document['broken'] {
  const names = faults.map((fault) => {
    const [top = ''] = fault.field.split('.');
    if (fault.ruleId !== 'unknown-name') return top;
    const name = unknownNameOf(fault);
    // An unknown name at the top may mean any field.
    if (name.group === '') return '';
    if (!isTooDeep(file, name)) return top;
    // The field is missing at the top; a section there may be any of its kind.
    return sectionModel(sectionKind(name.key)) ? '' : name.key;
  });
  return names.includes('') ? 'all' : [...new Set(names)];
}

const MARKDOWN_RULES = rulesOn(rules, 'markdown');
const PASSAGE_RULES = rulesOn(rules, 'passages');

/** Checks the passages of a file. `document` is missing for `descriptions.md`. */
export function lintPassages(passages: readonly Passage[], source: Source, document?: Document): Message[] {
  const linesOf = () => source.lines;
  return messagesOf(PASSAGE_RULES, linesOf, (rule, report) => {
    for (const passage of passages) rule.passages({ passage, document }, report);
  });
}

function lintTexts(document: Document, parsedTexts: ParsedTexts): Message[] {
  const texts: MarkdownText[] = [];
  visitBodyLast(document, {
    prose: (value, field) => {
      const parsed = parsedTexts.get(value);
      if (parsed) texts.push(createMarkdownText(document, parsed, field));
    },
  });
  const linesOf = () => document.source.lines;
  return texts.flatMap((text) =>
    messagesOf(MARKDOWN_RULES, linesOf, (rule, report) => rule.markdown(text, report)),
  );
}
