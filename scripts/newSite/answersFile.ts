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
  city: fields.town,
  zip: fields.postalCode,
  since: fields.founded,
  started: fields.founded,
  areas: fields.towns,
  crew: fields.people,
  company: fields.name,
  'business name': fields.name,
};

/** Fields by the slugs of the names that a file may use. */
const FIELDS = new Map(
  Object.entries<Field>({ ...fields, ...OTHER_NAMES }).flatMap(([key, field]) =>
    [key, field.label].map((name) => [fileSlug(name), field] as const),
  ),
);

/** An answers file without answers: every question with an example. */
export const emptyAnswers = (): string =>
  Object.values<Field>(fields)
    .map(({ label, question, example, isNeeded }) => {
      const asked = isNeeded ? `${question} (required)` : question;
      return `# ${asked}\n# For example, ${label}: ${example}\n${label}:\n`;
    })
    .join('\n');

/** The help of the command. */
export const aboutSite = (): string =>
  `Writes the repository of a new site into a new folder. It asks in the terminal, or takes the answers from a file: --answers answers.yaml writes that file with all questions if there is none. These are the questions:\n\n${emptyAnswers()}\n`;

/** Parses a file of `name: value` lines. */
export function readAnswersFile(text: string): RawAnswers {
  const answers = new Map<string, RawAnswer>();
  const faults: Fault[] = [];
  for (const { name, lines, line } of splitBlocks(text)) {
    const label = FIELDS.get(fileSlug(name))?.label;
    const answer = readBlock(lines, line);
    const fault = { label: name, typed: textOf(answer.value), line };
    const twice = `There are two answers called “${label}”. Only the first is on the site.`;
    if (!label) faults.push({ ...fault, ...explainUnknown(name) });
    else if (answers.has(label)) faults.push({ ...fault, message: twice, severity: 'unread' });
    else answers.set(label, { ...answer, name });
  }
  // An answer that is repeated below it is read.
  const misplaced = changedExamples(text).filter(
    ({ label, typed }) => fileSlug(typed) !== fileSlug(textOf(answers.get(label)?.value)),
  );
  return { answers, faults: [...faults, ...misplaced] };
}

/** Example lines of `emptyAnswers` that have an answer instead. */
function changedExamples(text: string): Fault[] {
  const known = emptyAnswers();
  return text.split(/\r?\n/).flatMap((each, index) => {
    const [, label = '', typed = ''] = /^# For example, ([^:]+): *(.*)$/.exec(each) ?? [];
    const isChanged = label !== '' && !known.includes(each.trim());
    const message = `“${typed}” stands in the line of the example, which is not read. Write it on the line below.`;
    return isChanged ? [{ label, typed, message, line: index + 1, severity: 'unread' }] : [];
  });
}

function explainUnknown(name: string): Pick<Fault, 'message' | 'severity'> {
  const message = `There is no answer called “${name}”.`;
  const plain = fileSlug(name);
  const similar = nearest(plain, [...FIELDS.keys()]);
  const isMisspelled = similar !== undefined && /^\D{5,}$/.test(plain) && isTypo(plain, similar);
  if (!isMisspelled) return { message, severity: 'unread' };
  return { message: `${message} Did you mean “${FIELDS.get(similar)?.label}”?`, severity: 'fatal' };
}

function splitBlocks(text: string) {
  const blocks: { name: string; lines: string[]; line: number }[] = [];
  for (const [index, typed] of text.split(/\r?\n/).entries()) {
    // The fences of front matter are optional.
    const line = /^---\s*$/.test(typed) ? '' : typed;
    const [, name = '', blank, value = ''] = /^([\p{L}\p{N}][^:]*?)\s*:(\s*)(.*)$/u.exec(line) ?? [];
    // `trade:plumber` has no blank after the colon.
    const isField = name !== '' && (blank !== '' || value === '' || FIELDS.has(fileSlug(name)));
    if (isField) blocks.push({ name, lines: [value], line: index + 1 });
    else if (blocks.length > 0 || BLANK.test(line)) blocks.at(-1)?.lines.push(line);
    else blocks.push({ name: line.trim(), lines: [], line: index + 1 });
  }
  return blocks;
}

const BLANK = /^\s*(?:#|$)/;

/** A comma inside a text of a group: `{ tagline: Clean lines, no drips }`. YAML would end the text there. */
const HALF_TEXT = /\{[^{}[\]"']*,[^:{}[\]"']*[,}]/;

/** `readValues` counts as in front matter, below its fence. */
const FIRST_LINE = 2;

/** A text without quotes is taken as typed, because in YAML `#0a5c7a` is a comment, and lines are joined. */
function readBlock(lines: readonly string[], line: number): RawAnswer {
  const [first = '', ...more] = lines
    .map((each) => each.trim())
    .filter((each, at) => at === 0 || !BLANK.test(each));
  const text = [first, ...more]
    .map((each) => each.replace(/^-\s*(?=\S)/, ''))
    .join('\n')
    .trim();
  const asText = { value: text, lineOf: () => line };
  const mayBeYaml = first === '' ? more.length > 0 : /^["'[{|>]/.test(first);
  if (!mayBeYaml || HALF_TEXT.test(text)) return asText;
  const parsed = parseYaml(lines.join('\n'));
  if (parsed.error) return asText;
  const { values, positions } = readValues(parsed);
  if (typeof values === 'string' && !/^["'|>]/.test(text)) return asText;
  return { value: values, lineOf: (path) => line + (positions.get(path)?.line ?? FIRST_LINE) - FIRST_LINE };
}
