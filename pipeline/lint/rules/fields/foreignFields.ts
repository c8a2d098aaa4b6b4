import { fill } from '../../../labels/fill';
import { listInWords } from '../../../labels/phrases';
import { rangeOfName } from '../../../passages/fieldRange';
import { type Edit, type Range, rangeOnLine, wholeLines } from '../../../passages/Range';
import type { Document } from '../../Document';
import { faultsOf } from '../../fields/faults';
import { metaAt, namesAt } from '../../fields/fieldSchema';
import { foreignUse, hidingLine, ourName } from '../../fields/foreignNames';
import { ownerOf, suggestName, unknownNameOf } from '../../fields/suggestName';
import type { Finding } from '../../finding';
import { frontLines } from '../../layout/evaluateEdit';
import { endOfBlock } from '../../layout/lines';
import { rule } from '../../rule';
import { isTypo } from '../../suggest';

/** What becomes of the lines of a name, and how the message says so. All but the first two leave them as comments. */
const USES = {
  rename: 'Write {names}.',
  delete: 'Delete {names}.',
  note: 'The site does not show {names}: begin these lines with #, and write what visitors are to know of them in the text of the page.',
  hide: '{names} kept this from visitors in the other program, and does nothing here: delete the file, or only this line if visitors may see it.',
  address: 'So that old links still lead here, write the addresses at {names} in redirects.md.',
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
  about:
    'The fields of a file have the names that FIELDS.md lists. A file from another program has other names, or fields that have no use here.',
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
  return faultsOf(document, 'unknown-name').flatMap((fault) => {
    const unknown = unknownNameOf(fault);
    if (unknown.group !== '' || ownerOf(document, unknown) !== undefined) return [];
    const free = namesAt(document, '').filter((name) => !taken.has(name));
    const found = meaningOf(document, unknown.key, free);
    if (found.ours) taken.add(found.ours);
    return [{ name: unknown.key, range: rangeOfName(source, fault.field), ...found }];
  });
}

/** What a name of another program means here. `free` has the names that the file does not have yet. */
function meaningOf(document: Document, key: string, free: string[]): Pick<ForeignName, 'use' | 'ours'> {
  const { type, source } = document;
  const value = source.values[key];
  const line = hidingLine(key, value);
  if (line === '') return { use: 'delete' };
  if (line)
    return free.includes(String(line.split(':')[0])) ? { use: 'rename', ours: line } : { use: 'hide' };
  const isField = (name: string) => metaAt(document, name).kind !== undefined;
  const fitting = free.filter((name) => typeof value === 'object' || isField(name));
  const suggestion = suggestName(document, { group: '', key });
  const ours =
    ourName(key, type, fitting) ?? (suggestion && isTypo(key, suggestion) ? suggestion : undefined);
  return ours ? { use: 'rename', ours } : { use: foreignUse(key) };
}

function explain(document: Document, names: readonly ForeignName[], first: ForeignName): Finding {
  const advice = Object.entries(USES).flatMap(([use, sentence]) => {
    const ofUse = names.filter((each) => each.use === use).map(describe);
    return ofUse.length > 0 ? fill(sentence, { names: listInWords(ofUse, 'en') }) : [];
  });
  const isSure = names.every(({ name, use }) =>
    use === 'rename' ? typeof document.source.values[name] === 'string' : use === 'delete',
  );
  return {
    range: first.range,
    also: names.slice(1).map(({ range }) => range),
    says: { what: 'These names are not those of this site.', advice: advice.join(' ') },
    fix: { edits: names.flatMap((name) => editsOf(document, name)), kind: isSure ? 'sure' : 'choice' },
  };
}

function describe({ name, range, ours }: ForeignName): string {
  const typed = `“${name}” (line ${range.start.line})`;
  return ours ? `“${ours}” for ${typed}` : typed;
}

function editsOf({ source, file }: Document, { range, use, ours }: ForeignName): Edit[] {
  const { line } = range.start;
  if (ours) return [{ range: ours.includes(':') ? rangeOnLine(source, line) : range, text: ours }];
  const last = endOfBlock(frontLines(source.lines), line - 1) + 1;
  if (use === 'delete') return [{ range: wholeLines(file, line, last), text: '' }];
  return Array.from({ length: last - line + 1 }, (_each, index) => ({
    range: rangeOnLine(source, line + index, 1, 1),
    text: '# ',
  }));
}
