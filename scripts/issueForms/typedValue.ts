import { adviceOn, isTwo, type Kind, type KindNote, readingsOf } from '../../pipeline/kinds/kind';
import { kindNamed } from '../../pipeline/kinds/kinds';
import { isNone } from '../../pipeline/kinds/words';
import { fill } from '../../pipeline/labels/fill';

type Note = Partial<KindNote>;

/** An example of a value as a person would type it. */
export const typedExample = ({ kind, example = '' }: Note): string =>
  kindNamed(kind)?.format?.(example) ?? example;

const ANY = /^(?:asap|right away|immediately|any(?:where|time)?|when?ever|wherever)$/i;

/** Whether an answer says that there is none. */
export const isNoAnswer = (text: string): boolean => isNone(text) || ANY.test(text.trim());

type Typed = Note & { needed: boolean };

/** A typed text as a file may have it, or what is wrong with it. */
export function readTyped(note: Typed, text: string, today: string): { text?: string; fault?: string } {
  const kind = kindNamed(note.kind);
  if (!kind?.read) return { text };
  const isLast = kind.name === 'number' && /^(?:at (?:the )?)?(?:last|end|bottom)$/i.test(text);
  if (!note.needed && (isNoAnswer(text) || isLast)) return {};
  const { format = (each: string) => each } = kind;
  const [reading, other] = readingsOf(kind, text, { note, today });
  if (reading === undefined) return { text, fault: explainUnread(kind, text, note, today) };
  if (other !== undefined) return { text, fault: isTwo(text, format(reading), format(other)) };
  const isAsInFile = kind.format && kind.parse(text, note) !== undefined;
  return { text: isAsInFile ? text : format(reading) };
}

/** Nothing of what is only out of its limits: that has been read, and the check explains it. */
function explainUnread(kind: Kind, text: string, note: Typed, today: string): string | undefined {
  const { rule, advice, inForm = kind.inForm } = adviceOn(kind, text, { note, today });
  if (rule !== undefined) return undefined;
  const what = fill(inForm ?? advice, { typed: text, some: note.options?.join(', ') ?? '' });
  const end = note.needed ? '' : ' If you do not know it, leave this empty.';
  return `“${text.slice(0, 100)}” cannot be read. ${what}${end}`;
}
