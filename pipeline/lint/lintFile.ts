import type { ProseValue } from '../fields/values';
import { nodesOf } from '../markdown/parseMarkdown';
import { parsedProse } from '../markdown/prose';
import type { ContentType } from '../model/contentType';
import { contentTypes, type TypeName } from '../model/contentTypes';
import { load } from '../model/load';
import { visitEntry } from '../model/visitEntry';
import type { Source } from '../source/Source';
import type { Document } from './Document';
import { namesOf } from './fields/FieldNames';
import { faultsToExplain } from './fields/faults';
import { loadingRules } from './fields/rules';
import { checkMarkdown } from './markdown/checkMarkdown';
import { createMessage, type PlainMessage } from './message';
import { fromProblem } from './Problem';
import type { Finding } from './rule';
import { rules } from './rules';
import { rulesOn, runOnDocument } from './run';
import { claimingLines } from './site/claimingLines';
import { joinLines, tellingLines } from './site/tellingLines';
import { mendSlips } from './source/mendSlips';
import { secondItem } from './source/secondItem';
import { sourceOf } from './source/sourceOf';

/** `{phone}`, `{{ phone }}`, or `{phone` of which the brace stays open. */
const FACT = /\{\{?\s*(\w+)\s*\}\}?|\{(\w+)(?!\w)(?![^{}]*\})/g;

/** Every phone number, street, licence and e-mail address has one of these. */
const CONTACT = /[\d@]/;

const LOADING_RULES = rulesOn(loadingRules, 'fields');
const FIELD_RULES = rulesOn(rules, 'fields').filter((rule) => !LOADING_RULES.includes(rule));

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
  const source = mendSlips(sourceOf(file, written), namesOf(model));
  const { entry, faults } = load(type, source);
  const document: Document = {
    ...entry,
    isValid: false,
    source,
    faults: source.readable ? faultsToExplain(faults, { type, source }) : [],
    facts: factsIn(source),
    claimLines: claimingLines(source),
    contactLines: joinLines(tellingLines(source, CONTACT)),
  };
  const found = source.readable ? runOnDocument(LOADING_RULES, document, document) : [];
  document.isValid =
    source.problems.every(({ severity }) => severity !== 'error') && !found.some(({ fatal }) => fatal);
  const messages = [
    ...source.problems.map((problem) => ({
      ...fromProblem(problem),
      covers: problem.code === 'text-lines' ? [problem.line - 1, problem.line] : [problem.line],
    })),
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
