import type { Source } from '../../source/Source';
import { positionOf } from '../../source/Source';
import type { Problem } from '../Problem';
import { isSlip, nearest } from '../suggest';
import type { FieldNames } from './FieldNames';
import { otherWord } from './otherWords';

/** What owners call the words themselves. */
const OF_WORDS = /^(?:text|body|words?|quotes?|reviews?|testimonials?|comments?|content|message)$/i;

/** A name that may not stand here, with the nearest that may. */
export function unknownName(
  source: Source,
  at: string,
  key: string,
  names: readonly string[],
  known: FieldNames,
): Problem {
  const field = fieldAt(at, key);
  const place = positionOf(source, field);
  const written = source.lines[place.line - 1] ?? '';
  const found = { file: source.file, ...place, field, severity: 'error' as const };
  const misplaced = ownerOf(source, at, key, known);
  if (misplaced !== undefined) return { ...found, ...wrongDepth(source, place.line, key, misplaced) };
  const meant = meantName(source, at, key, names);
  if (meant && !(isElsewhere(key, known) && !isAlmost(key, meant, names)))
    return {
      ...found,
      code: 'unknown-name',
      message: `There is no field called “${key}” here. Did you mean “${meant}”?`,
      fix: { line: place.line, text: written.replace(key, () => meant) },
    };
  const message = twice(source, at, key, names) ?? elsewhere(source, at, key, names, known);
  return { ...found, code: 'unknown-name', message, fix: null };
}

/** `cards materials` for `crads materials`; never a name that the group has already. */
export function meantName(
  source: Source,
  at: string,
  key: string,
  names: readonly string[],
): string | undefined {
  if (key.startsWith('__')) return undefined;
  const [first = key, ...rest] = key.split(' ');
  const stands = (name: string) => source.positions.has(fieldAt(at, name));
  const free = names.filter((name) => !stands(name));
  const same = free.find((name) => plain(name) === plain(key));
  if (same) return same;
  if (twinOf(source, at, key, names)) return undefined;
  const firsts = names.filter((name) => !stands([name, ...rest].join(' ')));
  const meant = otherWord(first, firsts) ?? nearest(first, firsts);
  return (meant && [meant, ...rest].join(' ')) || nearest(key, free);
}

function fieldAt(at: string, name: string): string {
  return at === '' ? name : `${at}.${name}`;
}

/** The name that the group has already, and that was written once more with a slip. */
function twinOf(
  { positions }: Source,
  at: string,
  key: string,
  names: readonly string[],
): string | undefined {
  return names.find((name) => isSlip(key, name) && positions.has(fieldAt(at, name)));
}

/** A name that was written twice, once with a slip. */
function twice(source: Source, at: string, key: string, names: readonly string[]): string | undefined {
  const twin = twinOf(source, at, key, names);
  const place = twin && source.positions.get(fieldAt(at, twin));
  return place
    ? `There is no field called “${key}” here, and “${twin}” stands on line ${place.line} already. Delete one of the two.`
    : undefined;
}

/**
 * The group at the top that a name at the left belongs to, an empty text where a name inside belongs to the left, or
 * nothing where it is not a matter of depth.
 */
export function ownerOf(
  { values, positions }: Source,
  at: string,
  key: string,
  known: FieldNames,
): string | undefined {
  const [kind = key] = key.split(' ');
  if (at !== '')
    return [key, kind].some((name) => known.top.includes(name)) && !(key in values) ? '' : undefined;
  const line = positions.get(key)?.line ?? 0;
  const above = Object.keys(values)
    .filter((name) => (positions.get(name)?.line ?? 0) < line)
    .findLast((name) => known.inside(name).length > 0 || known.top.includes(name));
  return above !== undefined && known.inside(above).includes(key) && !isSet(values[above], key)
    ? above
    : undefined;
}

function isSet(group: unknown, key: string): boolean {
  return typeof group === 'string' || (typeof group === 'object' && group !== null && key in group);
}

function wrongDepth({ lines }: Source, line: number, key: string, owner: string) {
  const written = lines[line - 1] ?? '';
  const next = lines[line] ?? '';
  const isLast = /:\s+\S/.test(written) && next.search(/\S/) <= 0;
  const message = owner
    ? `“${key}” belongs to “${owner}”. Begin the line two spaces further right, like the other lines of “${owner}”.`
    : `“${key}” belongs to the page itself. Begin the line at the very left, above or below the group.`;
  const text = owner ? `  ${written}` : written.trimStart();
  const isOneLine = owner ? /:\s+\S/.test(written) : isLast;
  return { code: 'wrong-depth', message, fix: isOneLine ? { line, text } : null };
}

function isElsewhere(key: string, { home }: FieldNames): boolean {
  return home(key) !== undefined;
}

/** A name without capitals, accents and signs. */
function plain(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]/g, '');
}

/** Only another spelling of the name, or another word for it. */
function isAlmost(key: string, meant: string, names: readonly string[]): boolean {
  return plain(key) === plain(meant) || otherWord(key, names) !== undefined;
}

function elsewhere(
  { values }: Source,
  at: string,
  key: string,
  names: readonly string[],
  known: FieldNames,
): string {
  const [kind = key] = key.split(' ');
  if (at === '' && known.wordsBelow && OF_WORDS.test(key))
    return `There is no field called “${key}” here: the words themselves stand below the second ---. Move them there.`;
  if (at === '' && known.sections.length === 0 && known.allSections.includes(kind))
    return `“${key}” is a section, and this file has no sections. Its fields are: ${names.join(', ')}.`;
  const home = known.home(key);
  if (home) return `There is no field called “${key}” here. “${key}” belongs in ${home}.`;
  const isGroup = at === '' && typeof values[key] === 'object' && known.sections.length > 0;
  if (isGroup) return `There is no section called “${key}”. The sections are: ${known.sections.join(', ')}.`;
  return `There is no field called “${key}” here. The fields here are: ${names.slice(0, 12).join(', ')}.`;
}
