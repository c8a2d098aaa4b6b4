import { isTypo, nearest } from '../../pipeline/lint/suggest';
import { fileSlug } from '../../pipeline/model/urls';
import { parseYaml, readValues } from '../../pipeline/source/parseYaml';
import { fields } from './fields';
import { type Fault, type Field, type RawAnswer, textOf } from './readField';

export interface RawAnswers {
  /** By the labels of their fields. */
  answers: Map<string, RawAnswer>;
  faults: Fault[];
}

const OTHER_NAMES = {
  ...{ city: fields.town, zip: fields.postalCode, since: fields.founded, started: fields.founded },
  ...{ areas: fields.towns, crew: fields.people, company: fields.name, 'business name': fields.name },
};

/** Fields by what a file may call them. */
const FIELDS = new Map(
  Object.entries<Field>({ ...fields, ...OTHER_NAMES }).flatMap(([key, field]) =>
    [key, field.label].map((name) => [fileSlug(name), field] as const),
  ),
);

/** A file of answers that has none yet: every question, with an example. */
export const emptyAnswers = (): string =>
  Object.values<Field>(fields)
    .map(({ label, question, example, isNeeded }) => {
      const asked = isNeeded ? `${question} (required)` : question;
      return `# ${asked}\n# For example, ${label}: ${example}\n${label}:\n`;
    })
    .join('\n');

/** What the command for a new site says of itself. */
export const aboutSite = (): string =>
  `Writes the repository of a new site into a new folder. It asks in the terminal, or takes the answers from a file: --answers answers.yaml writes that file with all questions if there is none. These are the questions:\n\n${emptyAnswers()}\n`;

/** Splits a file of `name: value` lines. */
export function readAnswersFile(text: string): RawAnswers {
  const answers = new Map<string, RawAnswer>();
  const faults: Fault[] = [];
  for (const { name, lines, line } of splitBlocks(text)) {
    const label = FIELDS.get(fileSlug(name))?.label;
    const answer = readBlock(lines, line);
    if (label && !answers.has(label)) answers.set(label, { ...answer, name });
    else faults.push({ label: name, typed: textOf(answer.value), line, ...explainName(name, label) });
  }
  return { answers, faults };
}

function explainName(name: string, label: string | undefined) {
  if (label) return { message: `There are two answers called “${label}”. Only the first is on the site.` };
  const plain = fileSlug(name);
  const meant = nearest(plain, [...FIELDS.keys()]);
  const isMeant = meant && /^\D{5,}$/.test(plain) && isTypo(plain, meant);
  return {
    message: `There is no answer called “${name}”.${isMeant ? ` Did you mean “${FIELDS.get(meant)?.label}”?` : ''}`,
    isFatal: Boolean(isMeant),
  };
}

function splitBlocks(text: string) {
  const blocks: { name: string; lines: string[]; line: number }[] = [];
  for (const [index, typed] of text.split(/\r?\n/).entries()) {
    // The fences of front matter are not needed here.
    const line = /^---\s*$/.test(typed) ? '' : typed;
    const [, name, value = ''] = /^([\p{L}\p{N}][^:]*?)\s*:(?:\s+(.*))?$/u.exec(line) ?? [];
    if (name) blocks.push({ name, lines: [value], line: index + 1 });
    else if (blocks.length > 0 || BLANK.test(line)) blocks.at(-1)?.lines.push(line);
    else blocks.push({ name: line.trim(), lines: [], line: index + 1 });
  }
  return blocks;
}

const BLANK = /^\s*(?:#|$)/;

/** What stands on the line of its name is a text as it is, since YAML would take `#0a5c7a` for a comment. */
function readBlock(lines: readonly string[], line: number): RawAnswer {
  const [first = '', ...more] = lines;
  const filled = more.filter((each) => !BLANK.test(each));
  if (filled.length === 0 && !/^["'[{]/.test(first)) return { value: first.trim(), lineOf: () => line };
  const parsed = parseYaml(lines.join('\n'));
  if (parsed.error)
    return {
      value: [first, ...filled].map((each) => each.trim().replace(/^-\s+/, '')).join('\n'),
      lineOf: () => line,
    };
  const { values, positions } = readValues(parsed);
  // The first line of a block counts as the second of a file.
  return { value: values, lineOf: (path) => line - 2 + (positions.get(path)?.line ?? 2) };
}
