import { type FieldMeta, readingsOf } from '../../../kinds/kind';
import { kinds } from '../../../kinds/kinds.generated';
import { fill } from '../../../labels/fill';
import { listInWords } from '../../../labels/phrases';
import { type Edit, type Range, rangeOfName, rangeOnLine, wholeLines } from '../../../passages/Range';
import type { Raw } from '../../../source/Source';
import type { Document } from '../../Document';
import { faultsOf } from '../../fields/faults';
import { metaAt, namesAt } from '../../fields/fieldSchema';
import { foreignUse, hidingLine, ourName } from '../../fields/foreignNames';
import { ownerOf, suggestName, unknownNameOf } from '../../fields/suggestName';
import { endOfBlock, frontLines } from '../../layout/lines';
import { quotedLine } from '../../layout/quoting';
import { type Finding, rule } from '../../rule';
import { isTypo } from '../../suggest';

/** What becomes of the lines of a name, and how the message says so. All but the first two leave them as comments. */
const USES = {
  rename: 'Write {names}.',
  delete: 'Delete {names}.',
  note: 'The site does not show {names}: begin these lines with #, and write what visitors are to know of them in the text of the page.',
  hide: '{names} kept this from visitors in the other program, and does nothing here: delete the file, or only this line if visitors may see it.',
  search:
    'What {names} says to search engines belongs here at “title” and “description”: write it there, and delete the rest.',
  address:
    'So that old links still lead here, write the addresses at {names} in redirects.md, and delete these lines.',
};
type Use = keyof typeof USES;

/** A name of another program at the top of a file. */
interface ForeignName {
  name: string;
  range: Range;
  use: Use;
  ours?: string;
}

export const foreignFields = rule({
  id: 'other-names',
  fields(document, report) {
    const names = foreignNames(document);
    const [first, ...others] = names;
    // A single unknown name may be misspelled.
    const isCertain = first && (first.ours?.includes(':') || !/^(?:rename|note)$/.test(first.use));
    if (first && (isCertain || others.length > 0)) report(explain(document, names, first));
  },
});

/** The unknown names at the top of a file, with what becomes of each. */
function foreignNames(document: Document): ForeignName[] {
  const { source } = document;
  const taken = new Set(Object.keys(source.values));
  const found = faultsOf(document, 'unknown-name').flatMap((fault): ForeignName[] => {
    const unknown = unknownNameOf(fault);
    if (unknown.group !== '' || ownerOf(document, unknown) !== undefined) return [];
    const free = namesAt(document, '').filter((name) => !taken.has(name));
    const meaning = meaningOf(document, unknown.key, free);
    if (meaning.ours) taken.add(String(meaning.ours.split(':')[0]));
    return [{ name: unknown.key, range: rangeOfName({ source }, fault.field), ...meaning }];
  });
  return found;
}

/** What a name of another program means here. `free` has the names that the file does not have yet. */
function meaningOf(document: Document, key: string, free: string[]): Pick<ForeignName, 'use' | 'ours'> {
  const { type, source } = document;
  const value = source.values[key];
  const line = hidingLine(key, value);
  if (line === '') return { use: 'delete' };
  if (line)
    return free.includes(String(line.split(':')[0])) ? { use: 'rename', ours: line } : { use: 'hide' };
  const lineFor = (name: string) => ourLine(name, value, metaAt(document, name));
  const suggestion = suggestName(document, { group: '', key });
  const ours =
    ourName(key, type, free.filter(lineFor)) ??
    (suggestion && isTypo(key, suggestion) ? suggestion : undefined);
  const written = ours && lineFor(ours);
  return written ? { use: 'rename', ours: written } : { use: foreignUse(key) };
}

/** Our name for a value, or our line with the text of its list or the picture of its group; if the value fits. */
function ourLine(name: string, value: Raw | undefined, meta: Partial<FieldMeta>): string | undefined {
  const { kind = 'section' } = meta;
  if (typeof value !== 'object' || value === null) return lineWith(name, value ?? '', meta);
  const isList = Array.isArray(value);
  const texts = Object.values(value).filter((each) => typeof each === 'string');
  if (/^(?:list|group)$/.test(kind)) return name;
  if (kind === 'section') return isList && texts.length > 0 ? undefined : name;
  return kind === 'image' ? pictureLine(name, texts) : isList ? textLine(name, texts) : undefined;
}

/** The line with the only picture or text; only the name if a description or another text would be lost. */
function pictureLine(name: string, texts: readonly string[]): string | undefined {
  const path = texts.find((each) => PICTURE.test(each));
  return path && (texts.some((each) => each.includes(' ')) ? name : `${name}: ${path}`);
}

function textLine(name: string, texts: readonly string[]): string | undefined {
  const [text, other] = texts.filter((each) => each !== 'Uncategorized');
  if (text === undefined || other) return text && name;
  return `${name}: ${quotedLine(`- ${text}`, { wholeItem: true })?.slice(2) ?? text}`;
}

/** Our name, or our line with the only reading of a text. A switch fits no list. */
function lineWith(name: string, typed: string, meta: Partial<FieldMeta>): string | undefined {
  const { kind = 'section' } = meta;
  if (kind === 'section' || (/^(?:list|group)$/.test(kind) && /^(?:true|false)$/.test(typed)))
    return undefined;
  const known = kinds.find((each) => each.name === kind);
  const [reading = typed, other] = known ? readingsOf(known, typed, { meta, name }) : [];
  return reading === typed || other ? name : `${name}: ${reading}`;
}

const PICTURE = /\.(?:jpe?g|png|webp|avif|gif)$/i;

function explain(document: Document, names: readonly ForeignName[], first: ForeignName): Finding {
  const advice = Object.entries(USES).flatMap(([use, sentence]) => {
    const ofUse = names.filter((each) => each.use === use).map(describe);
    return ofUse.length > 0 ? fill(sentence, { names: listInWords(ofUse, 'en') }) : [];
  });
  const isSure = names.every(({ name, use, ours = '' }) =>
    use === 'rename'
      ? typeof document.source.values[name] === 'string' && /^[^:]*$|: no$/.test(ours)
      : use === 'delete',
  );
  return {
    range: first.range,
    also: names.slice(1).map(({ range }) => range),
    what: 'These names are not those of this site.',
    advice: advice.join(' '),
    edits: names.flatMap((name) => editsOf(document, name)),
    kind: isSure ? 'sure' : 'choice',
  };
}

function describe({ name, range, ours }: ForeignName): string {
  const typed = `“${name}” (line ${range.start.line})`;
  return ours ? `“${ours}” for ${typed}` : typed;
}

function editsOf({ source, file }: Document, { range, use, ours }: ForeignName): Edit[] {
  const { line } = range.start;
  const last = endOfBlock(frontLines(source.lines), line - 1) + 1;
  if (ours?.includes(':')) return [{ range: wholeLines(file, line, last), text: `${ours}\n` }];
  if (ours) return [{ range, text: ours }];
  if (use === 'delete') return [{ range: wholeLines(file, line, last), text: '' }];
  return Array.from({ length: last - line + 1 }, (_each, index) => ({
    range: rangeOnLine(source, line + index, 1, 1),
    text: '# ',
  }));
}
