import { readingsOf } from '../../kinds/kind';
import { kinds } from '../../kinds/kinds.generated';
import type { TypeName } from '../../model/Site';
import { fileSlug } from '../../model/urls';
import { joinPath } from '../../source/parseYaml';
import { writeYaml } from '../../source/plainYaml';
import { isGroup, readLines } from '../../source/readSource';
import { type Fault, type Raw, type Source, valueAt } from '../../source/Source';
import {
  hidingLine,
  OF_TEXT,
  OTHER_GROUP,
  type OtherUse,
  otherUse,
  ourName,
} from '../fields/namesOfPrograms';
import { namesAt, noteAt } from '../fields/schema';
import { ownerOf, suggestName, unknownNameOf } from '../fields/suggestName';
import { isTypo } from '../suggest';
import { frontOf } from './judge';
import { endOf, indentOf } from './lines';
import type { Schema } from './schema';

/** A name that is not ours, and what becomes of its lines: they are deleted where nothing else is said. */
export interface OtherName {
  name: string;
  /** Lines count from 1. */
  line: number;
  ours?: string;
  /** Whether its lines are kept as a note, because only the owner knows where they belong. */
  isNote?: true;
  /** Whether it is written below the second `---`. */
  isMoved?: true;
  /** Former addresses of the page, for `redirects.md`. */
  addresses?: readonly string[];
  /** Texts for pictures, for the `descriptions.md` beside each. */
  descriptions?: readonly { picture: string; text: string }[];
}

export interface Translation {
  names: readonly OtherName[];
  /** The lines that change; an empty text deletes one. */
  edits: readonly { line: number; text: string }[];
}

/** Groups of other programs have names that are to be translated next. */
const MAX_ROUNDS = 3;
const MAX_NAMES = 60;

/** A file with our names in place of those of other programs. Each line keeps its number: one that is deleted is empty. */
export function translate(
  typed: Source,
  schema: Schema,
): { source: Source; translation: Translation } | undefined {
  const names: OtherName[] = [];
  let source = typed;
  for (let round = 0; round < MAX_ROUNDS && schema.type; round += 1) {
    const lines = [...source.lines];
    const translator = new Translator(source, lines, schema.type);
    const faults = schema.faultsIn(source).slice(0, MAX_NAMES);
    names.push(...faults.flatMap((fault) => translator.translate(fault) ?? []));
    if (lines.every((line, index) => line === source.lines[index])) break;
    source = readLines(typed.file, lines);
    if (source.faults.length > 0) return undefined;
  }
  const [first, ...others] = names;
  // One name alone may be a misspelled one.
  const isOther = first && (others.length > 0 || (!first.ours && !first.isNote) || first.descriptions);
  if (!isOther) return undefined;
  const edits = source.lines.flatMap((text, index) =>
    text === typed.lines[index] ? [] : [{ line: index + 1, text: inLines(text) }],
  );
  return { source, translation: { names, edits } };
}

/** A group with one field, on two lines. */
const inLines = (text: string) => text.replace(/^(\w+): \{ (\w+: ".*") \}$/, '$1:\n  $2');

const PICTURE = /[\w./-]+\.(?:jpe?g|png|webp|avif)\b/i;

class Translator {
  readonly #source: Source;
  readonly #lines: string[];
  readonly #front: readonly string[];
  readonly #type: TypeName;
  readonly #taken = new Set<string>();

  constructor(source: Source, lines: string[], type: TypeName) {
    this.#source = source;
    this.#lines = lines;
    this.#front = frontOf(source.lines);
    this.#type = type;
  }

  get #document() {
    return { type: this.#type, source: this.#source };
  }

  translate(fault: Fault): OtherName | undefined {
    if (fault.ruleId === 'text-wanted') return this.#reshape(fault);
    if (fault.ruleId !== 'unknown-name' || ownerOf(this.#document, unknownNameOf(fault)) !== undefined)
      return undefined;
    const { group, key } = unknownNameOf(fault);
    const index = this.#indexOf(fault.field, key);
    if (index === undefined) return undefined;
    if (this.#lines[index] === '') return { name: key, line: index + 1 };
    const value = group === '' ? this.#source.values[key] : valueAt(this.#source.values, fault.field);
    const found =
      this.#rename(group, key, index, value) ?? (group === '' ? this.#move(key, index, value) : undefined);
    return found && { name: key, line: index + 1, ...found };
  }

  /** The index of the line that begins with a name. */
  #indexOf(field: string, key: string): number | undefined {
    const { line = 0 } = this.#source.positions.get(field) ?? {};
    const begins = this.#front[line - 1]?.replace(/^[\s-]*["']?/, '').startsWith(key);
    return begins ? line - 1 : undefined;
  }

  /** A picture or a text for which another program has a group, such as `image:` with `src` and `alt`. */
  #reshape({ field, input }: Fault): OtherName | undefined {
    const [key = ''] = field.split('.');
    const index = this.#indexOf(key, key);
    const isOne = Object.keys(Object(input)).length > 1 && !Array.isArray(input);
    if (!isOne || index === undefined || !/^\w+(?:\.\d+)?$/.test(field) || this.#taken.has(key))
      return undefined;
    const descriptions = this.#write(key, index, this.#source.values[key] ?? null);
    return descriptions && { name: key, line: index + 1, ours: key, descriptions };
  }

  #rename(group: string, key: string, index: number, value: Raw | undefined): Partial<OtherName> | undefined {
    const names = namesAt(this.#document, group);
    const free = names.filter((name) => !this.#has(joinPath(group, name)) && this.#takes(group, name, value));
    const inCard = group === '' && free.includes('card') && noteAt(this.#document, 'card.text').kind;
    const ours = ourName(key, this.#type, inCard ? [...free, 'card.text'] : free);
    if (ours === undefined) return this.#renameEquivalent(group, key, index, value);
    if (group !== '') return this.#writeName(joinPath(group, ours), ours, index);
    const descriptions = this.#write(ours, index, this.#withState(ours, value ?? null));
    return descriptions && { ours, ...(descriptions.length > 0 && { descriptions }) };
  }

  /** Whether a field may have such a value: a section takes no text. */
  #takes(group: string, name: string, value: Raw | undefined): boolean {
    const isSection = group === '' && noteAt(this.#document, name).kind === undefined;
    return !isSection || (value !== undefined && isGroup(value));
  }

  /** Where a town and its state are one field, with the state. */
  #withState(ours: string, town: Raw): Raw {
    const state = this.#source.values.state;
    const index = this.#indexOf('state', 'state');
    if (ours !== 'location' || typeof state !== 'string' || typeof town !== 'string' || index === undefined)
      return town;
    this.#empty(index);
    return `${town}, ${state}`;
  }

  /** A misspelled name, or one of which ours is there already. */
  #renameEquivalent(
    group: string,
    key: string,
    index: number,
    value: Raw | undefined,
  ): Partial<OtherName> | undefined {
    const isOther = otherUse(key) !== undefined || hidingLine(key, value) !== undefined;
    const suggestion = isOther ? undefined : suggestName(this.#document, { group, key });
    if (suggestion && isTypo(key, suggestion) && !this.#has(joinPath(group, suggestion)))
      return this.#writeName(joinPath(group, suggestion), suggestion, index);
    if (group !== '') return undefined;
    const ours = ourName(key, this.#type, namesAt(this.#document, ''));
    if (ours !== undefined && this.#source.values[ours] === value) return this.#empty(index);
    const at = this.#indexOf('title', 'title');
    const isTitle = ours === 'title' && at !== undefined && namesAt(this.#document, '').includes('label');
    if (!isTitle || this.#has('label')) return undefined;
    this.#writeName('label', 'label', at);
    return this.#writeName('title', 'title', index);
  }

  #writeName(path: string, ours: string, index: number): Partial<OtherName> {
    this.#taken.add(path);
    this.#lines[index] = (this.#lines[index] ?? '').replace(/^([\s-]*)[^:]+:/, `$1${ours}:`);
    return { ours };
  }

  #has = (path: string): boolean => this.#source.positions.has(path) || this.#taken.has(path);

  /** What has no name here: where it belongs, or a note. */
  #move(key: string, index: number, value: Raw | undefined): Partial<OtherName> | undefined {
    if (OTHER_GROUP.test(key) && this.#flatten(key, index)) return undefined;
    return (
      this.#hide(key, index, value) ??
      this.#moveText(key, index, value) ??
      this.#moveByUse(otherUse(key), index, value) ??
      this.#note(index)
    );
  }

  #hide(key: string, index: number, value: Raw | undefined): Partial<OtherName> | undefined {
    const line = hidingLine(key, value);
    if (line === '') return this.#empty(index);
    const [field = ''] = line?.split(':') ?? [];
    if (!line || !namesAt(this.#document, '').includes(field) || this.#has(field)) return undefined;
    this.#taken.add(field);
    this.#lines[index] = line;
    return { ours: line };
  }

  /** One line of text goes below the fields if nothing is there. */
  #moveText(key: string, index: number, value: Raw | undefined): Partial<OtherName> | undefined {
    const last = this.#lines.length - 1;
    const isFree = this.#lines[last] === '' && this.#source.body.trim() === '';
    if (!isFree || !OF_TEXT.test(key) || typeof value !== 'string' || !/^.*\s.*$/.test(value))
      return undefined;
    this.#lines[last] = value;
    return { ...this.#empty(index), isMoved: true };
  }

  #moveByUse(
    use: OtherUse | undefined,
    index: number,
    value: Raw | undefined,
  ): Partial<OtherName> | undefined {
    if (use === 'none' || (Array.isArray(value) && value.length === 0)) return this.#empty(index);
    if (use === 'address') {
      const isAddress = (text: string) => /^(?:\/|https?:)[^{}:]*$/.test(text.replace('://', ''));
      return { ...this.#empty(index), addresses: textsIn(value).filter(isAddress) };
    }
    const picture = use === 'alternative' ? this.#pictureBeside(index) : undefined;
    if (!picture || typeof value !== 'string') return undefined;
    return { ...this.#empty(index), descriptions: [{ picture, text: value }] };
  }

  #note(index: number): Partial<OtherName> {
    for (let at = index; at <= endOf(this.#front, index); at += 1)
      if (this.#lines[at]?.trim()) this.#lines[at] = `# ${this.#lines[at]}`;
    return { isNote: true };
  }

  /** The fields of a group become those of the page, under names that say where they were. */
  #flatten(key: string, index: number): boolean {
    const end = endOf(this.#front, index);
    const indent = indentOf(this.#front[index + 1]);
    if (end === index || indent <= 0) return false;
    this.#lines[index] = '';
    for (let at = index + 1; at <= end; at += 1) {
      const line = (this.#lines[at] ?? '').slice(indent);
      this.#lines[at] = line.replace(/^\w+(?=:)/, (name) => this.#nameOutside(key, name));
    }
    return true;
  }

  #nameOutside(group: string, name: string): string {
    const names = namesAt(this.#document, '');
    const long = `${group}_${name}`;
    const isKnown = ourName(long, this.#type, names) !== undefined || otherUse(long) !== undefined;
    return isKnown || this.#has(name) ? long : name;
  }

  #pictureBeside(index: number): string | undefined {
    const near = [-1, 1, -2, 2].map((step) => PICTURE.exec(this.#front[index + step] ?? '')?.[0]);
    return near.find(Boolean);
  }

  #empty(index: number): Partial<OtherName> {
    this.#lines.fill('', index, endOf(this.#front, index) + 1);
    return {};
  }

  /** Writes a value under our name. Returns the texts of its pictures, or nothing where there is no such value. */
  #write(ours: string, index: number, value: Raw): OtherName['descriptions'] | undefined {
    const isList = noteAt(this.#document, ours).kind === 'list';
    const all = isList && typeof value === 'string' ? value.split(/,\s*/) : [value].flat();
    const values = this.#valuesOf(ours, isList ? all : all.slice(0, 1));
    if (!values) return undefined;
    this.#taken.add(ours);
    if (values[0] === value && !isList && !ours.includes('.')) this.#writeName(ours, ours, index);
    else this.#replace(index, ours, isList ? values : values[0]);
    return all.flatMap((each) => {
      const { alt, ...rest } = isGroup(each) ? each : {};
      const picture = textOf(rest);
      return typeof alt === 'string' && picture ? [{ picture, text: alt }] : [];
    });
  }

  /** The values as our field has them, if they are of its kind. */
  #valuesOf(ours: string, all: readonly Raw[]): string[] | undefined {
    const own = noteAt(this.#document, ours);
    const note = own.kind === 'list' ? noteAt(this.#document, `${ours}.0`) : own;
    const kind = kinds.find(({ name }) => name === note.kind);
    const values = all.flatMap((each) => {
      const text = textOf(each) ?? [];
      if (typeof text !== 'string' || note.to) return note.to ? fileSlug(String(text)) : [];
      const [reading = text, other] = kind ? readingsOf(kind, text, { note }) : [];
      return other === undefined ? reading : text;
    });
    // A position counts from 1; and the name of a list in Eleventy is no word that people search for.
    const isOther =
      (ours === 'order' && !/^[1-9]\d*$/.test(values.join())) ||
      (ours === 'keywords' && /^(?:post|page|service|project|testimonial|area|nav)s?$/.test(values.join()));
    return isOther || values.length === 0 || values.length < all.length ? undefined : values;
  }

  #replace(index: number, ours: string, value: string | string[] | undefined): void {
    const [name = '', inside] = ours.split('.');
    const length = endOf(this.#front, index) - index + 1;
    const block = writeYaml({ [name]: value })
      .trimEnd()
      .split('\n');
    const onOne = Array.isArray(value)
      ? `${name}: [${value.map((each) => JSON.stringify(each)).join(', ')}]`
      : `${name}: { ${inside}: ${JSON.stringify(value)} }`;
    const written = inside || block.length > length ? [onOne] : block;
    this.#empty(index);
    this.#lines.splice(index, written.length, ...written);
  }
}

/** The text that stands for a value: of a picture its address, of a person the name. */
function textOf(value: Raw | undefined): string | undefined {
  if (typeof value === 'string') return value;
  if (!isGroup(value ?? null)) return undefined;
  const group: Record<string, Raw> = Object(value);
  const name = ['src', 'url', 'path', 'image', 'file', 'name', 'title', 'text'].find((each) => each in group);
  return name && typeof group[name] === 'string' ? group[name] : undefined;
}

const textsIn = (value: Raw | undefined): string[] =>
  [value ?? []].flat().flatMap((each) => textOf(each) ?? []);
