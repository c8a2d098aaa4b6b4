import { PICTURE_NAME } from './pictureName';
import type { Repair } from './Repair';

type MakeRepair = (code: string, message: string, text: string) => Repair;

const PICTURE_AND_WORDS = new RegExp(String.raw`^(${PICTURE_NAME})\s+(\S.*)$`, 'i');

const indentOf = (line = '') => line.search(/\S/);

/** Lines that ran together, and signs that mean something in a text, on a web page or to a programmer, and nothing here. */
export function* otherSigns(
  front: readonly string[],
  index: number,
  repair: MakeRepair,
  names: ReadonlySet<string>,
): Generator<Repair> {
  const line = front[index] ?? '';
  const isAbove = indentOf(front[index + 1]) > indentOf(line) || /^\s*- /.test(front[index + 1] ?? '');
  if (isAbove) yield* joinedLines(line, repair, names);
  yield* notesAndNames(line, repair, names);
}

function* joinedLines(line: string, repair: MakeRepair, names: ReadonlySet<string>): Generator<Repair> {
  const [, first = '', word = ''] = /^(\s*(?:- +)?[\w -]+:\s+\S.*?)\s+([a-z]\w*):\s*$/.exec(line) ?? [];
  if (names.has(word)) {
    const message = `Two lines have become one here. Begin a new line before “${word}:”.`;
    const text = `${first}\n${' '.repeat(indentOf(line))}${word}:`;
    yield { ...repair('lines-joined', message, text), column: line.lastIndexOf(`${word}:`) + 1 };
  }
  const [, name = '', sign = '', words = ''] =
    /^(\s*(?:- +)?[\w -]+:\s+)([|>][+-]?)\s+(\S.*)$/.exec(line) ?? [];
  if (!words) return;
  const message = `The words begin on the line below the sign ${sign}`;
  const text = `${name}${sign}\n${' '.repeat(indentOf(line) + 2)}${words}`;
  yield { ...repair('text-lines', message, text), column: line.lastIndexOf(words) + 1 };
}

function* notesAndNames(line: string, repair: MakeRepair, names: ReadonlySet<string>): Generator<Repair> {
  const [, lead = '', note = ''] = /^(\s*)(?:<!--\s*(?=.*-->)|\/\/\s*)(.*?)\s*(?:-->\s*)?$/.exec(line) ?? [];
  if (note) yield repair('note-sign', 'A note to yourself begins with # here.', `${lead}# ${note}`);
  const [, field = '', rest = ''] = /^- ([a-z]\w*):(\s.*|)$/.exec(line) ?? [];
  if (names.has(field)) {
    const message = `“${field}” is a field, not an entry of a list. Begin the line with its name.`;
    yield { ...repair('list-sign', message, `${field}:${rest}`), column: 3 };
  }
  const [, before = '', starred = '', value = ''] =
    /^(\s*(?:- +)?)[*_]{1,2}([a-z]\w*):?[*_]{1,2}:?\s*(.*)$/.exec(line) ?? [];
  if (names.has(starred))
    yield repair(
      'name-signs',
      'The name of a field stands alone, without stars.',
      `${before}${starred}: ${value}`.trimEnd(),
    );
  const [, picture = '', words = ''] = PICTURE_AND_WORDS.exec(line) ?? [];
  if (!words) return;
  const message = `A colon and a space are missing behind “${picture}”.`;
  yield { ...repair('needs-colon', message, `${picture}: ${words}`), column: 1 };
}
