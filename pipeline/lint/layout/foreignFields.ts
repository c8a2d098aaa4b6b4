import { readingsOf } from '../../kinds/kind';
import { kinds } from '../../kinds/kinds.generated';
import type { TypeName } from '../../model/Site';
import { fileSlug } from '../../model/urls';
import { joinPath } from '../../source/parseYaml';
import { writeYaml } from '../../source/plainYaml';
import { isGroup, readLines } from '../../source/readSource';
import { type Fault, type Raw, type Source, valueAt } from '../../source/Source';
import { metaAt, namesAt } from '../fields/fieldSchema';
import {
  BODY_NAMES,
  FOREIGN_GROUP,
  type ForeignUse,
  foreignUse,
  hidingLine,
  ourName,
} from '../fields/foreignNames';
import { ownerOf, suggestName, unknownNameOf } from '../fields/suggestName';
import { isTypo } from '../suggest';
import { frontLines } from './evaluateEdit';
import type { LayoutSchema } from './layoutSchema';
import { endOf, indentOf } from './lines';

/** A field of another program, and how its lines are translated. Without further properties, its lines are deleted. */
export interface ForeignField {
  name: string;
  /** Lines count from 1. */
  line: number;
  ours?: string;
  /** The lines become comments, because only the owner knows where they belong. */
  isCommentedOut?: true;
  /** It hides the page there, and files of this type cannot be hidden here. */
  isHiding?: true;
  /** The value is moved below the front matter. */
  isMovedToBody?: true;
  /** Old addresses of the page, for `redirects.md`. */
  addresses?: readonly string[];
  /** Alternative texts of pictures, for the `descriptions.md` beside each picture. */
  descriptions?: readonly { picture: string; text: string }[];
}

type Change = Partial<ForeignField>;

export interface Translation {
  names: readonly ForeignField[];
  /** The changed lines; an empty text deletes the line. */
  edits: readonly { line: number; text: string }[];
}

/** Flattening a group of another program produces names for the next round. */
const MAX_ROUNDS = 3;
const MAX_NAMES = 60;

/**
 * Replaces the field names of other programs (Jekyll, WordPress …) by those of the schema. A deleted line becomes an empty one, so
 * that line numbers stay the same.
 */
export function translateForeignFields(
  typed: Source,
  schema: LayoutSchema,
): { source: Source; translation: Translation } | undefined {
  const names: ForeignField[] = [];
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
  // A single unknown name may be misspelled.
  const isOther =
    first &&
    (others.length > 0 || (!first.ours && !first.isCommentedOut) || first.isHiding || first.descriptions);
  if (!isOther) return undefined;
  const edits = source.lines.flatMap((text, index) =>
    text === typed.lines[index] ? [] : [{ line: index + 1, text: inLines(text) }],
  );
  return { source, translation: { names, edits } };
}

/** Splits `name: { field: "value" }` into two lines. */
const inLines = (text: string) => text.replace(/^(\w+): \{ (\w+: ".*") \}$/, '$1:\n  $2');

const PICTURE = /[\w./-]+\.(?:jpe?g|png|webp|avif)\b/i;

class Translator {
  readonly #source: Source;
  readonly #lines: string[];
  readonly #front: readonly string[];
  readonly #type: TypeName;
  readonly #used = new Set<string>();

  constructor(source: Source, lines: string[], type: TypeName) {
    this.#source = source;
    this.#lines = lines;
    this.#front = frontLines(source.lines);
    this.#type = type;
  }

  get #document() {
    return { type: this.#type, source: this.#source };
  }

  translate(fault: Fault): ForeignField | undefined {
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

  /** The index of the line of a field, if its name begins that line. */
  #indexOf(field: string, key: string): number | undefined {
    const { line = 0 } = this.#source.positions.get(field) ?? {};
    const begins = this.#front[line - 1]?.replace(/^[\s-]*["']?/, '').startsWith(key);
    return begins ? line - 1 : undefined;
  }

  /** Translates a group that is one text here, such as `image:` with `src` and `alt`. */
  #reshape({ field, input }: Fault): ForeignField | undefined {
    const [key = ''] = field.split('.');
    const index = this.#indexOf(key, key);
    const isOne = Object.keys(Object(input)).length > 1 && !Array.isArray(input);
    if (!isOne || index === undefined || !/^\w+(?:\.\d+)?$/.test(field) || this.#used.has(key))
      return undefined;
    const descriptions = this.#write(key, index, this.#source.values[key] ?? null);
    return descriptions && { name: key, line: index + 1, ours: key, descriptions };
  }

  #rename(group: string, key: string, index: number, value: Raw | undefined): Change | undefined {
    const names = namesAt(this.#document, group);
    const free = names.filter((name) => !this.#has(joinPath(group, name)) && this.#takes(group, name, value));
    const inCard = group === '' && free.includes('card') && metaAt(this.#document, 'card.text').kind;
    const ours = ourName(key, this.#type, inCard ? [...free, 'card.text'] : free);
    if (ours === undefined) return this.#renameEquivalent(group, key, index, value);
    if (group !== '') return this.#writeName(joinPath(group, ours), ours, index);
    const descriptions = this.#write(ours, index, this.#withState(ours, value ?? null));
    return descriptions && { ours, ...(descriptions.length > 0 && { descriptions }) };
  }

  /** Whether the value can be of this field: a section must be a group. */
  #takes(group: string, name: string, value: Raw | undefined): boolean {
    const isSection = group === '' && metaAt(this.#document, name).kind === undefined;
    return !isSection || (value !== undefined && isGroup(value));
  }

  /** Adds the value of `state` to a town if the field `location` has both. */
  #withState(ours: string, town: Raw): Raw {
    const state = this.#source.values.state;
    const index = this.#indexOf('state', 'state');
    if (ours !== 'location' || typeof state !== 'string' || typeof town !== 'string' || index === undefined)
      return town;
    this.#empty(index);
    return `${town}, ${state}`;
  }

  /** Renames a misspelled name, or one whose translation is already in the file. */
  #renameEquivalent(group: string, key: string, index: number, value: Raw | undefined): Change | undefined {
    const isOther = foreignUse(key) !== undefined || hidingLine(key, value) !== undefined;
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

  #writeName(path: string, ours: string, index: number): Change {
    this.#used.add(path);
    this.#lines[index] = (this.#lines[index] ?? '').replace(/^([\s-]*)[^:]+:/, `$1${ours}:`);
    return { ours };
  }

  #has = (path: string): boolean => this.#source.positions.has(path) || this.#used.has(path);

  /** Moves a field that does not exist here to its right place, or turns it into a comment. */
  #move(key: string, index: number, value: Raw | undefined): Change | undefined {
    if (FOREIGN_GROUP.test(key) && this.#flatten(key, index)) return undefined;
    return (
      this.#hide(key, index, value) ??
      this.#moveText(key, index, value) ??
      this.#moveByUse(foreignUse(key), index, value) ??
      this.#commentOut(index)
    );
  }

  #hide(key: string, index: number, value: Raw | undefined): Change | undefined {
    const line = hidingLine(key, value);
    if (line === '') return this.#empty(index);
    const [field = ''] = line?.split(':') ?? [];
    if (!line || this.#has(field)) return undefined;
    if (!namesAt(this.#document, '').includes(field)) return { ...this.#commentOut(index), isHiding: true };
    this.#used.add(field);
    this.#lines[index] = line;
    return { ours: line };
  }

  /** Moves a text of one line below the front matter if the body is empty. */
  #moveText(key: string, index: number, value: Raw | undefined): Change | undefined {
    const last = this.#lines.length - 1;
    const isFree = this.#lines[last] === '' && this.#source.body.trim() === '';
    if (!isFree || !BODY_NAMES.test(key) || typeof value !== 'string' || !/^.*\s.*$/.test(value))
      return undefined;
    this.#lines[last] = value;
    return { ...this.#empty(index), isMovedToBody: true };
  }

  #moveByUse(use: ForeignUse | undefined, index: number, value: Raw | undefined): Change | undefined {
    if (use === 'none' || (Array.isArray(value) && value.length === 0)) return this.#empty(index);
    if (use === 'address') {
      const isAddress = (text: string) => /^(?:\/|https?:)[^{}:]*$/.test(text.replace('://', ''));
      return { ...this.#empty(index), addresses: textsIn(value).filter(isAddress) };
    }
    const picture = use === 'alternative' ? this.#pictureBeside(index) : undefined;
    if (!picture || typeof value !== 'string') return undefined;
    return { ...this.#empty(index), descriptions: [{ picture, text: value }] };
  }

  #commentOut(index: number): Change {
    for (let at = index; at <= endOf(this.#front, index); at += 1)
      if (this.#lines[at]?.trim()) this.#lines[at] = `# ${this.#lines[at]}`;
    return { isCommentedOut: true };
  }

  /** Moves the fields of a group to the top level, with the group's name as a prefix if needed (`seo_title`). */
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
    const isKnown = ourName(long, this.#type, names) !== undefined || foreignUse(long) !== undefined;
    return isKnown || this.#has(name) ? long : name;
  }

  #pictureBeside(index: number): string | undefined {
    const near = [-1, 1, -2, 2].map((step) => PICTURE.exec(this.#front[index + step] ?? '')?.[0]);
    return near.find(Boolean);
  }

  #empty(index: number): Change {
    this.#lines.fill('', index, endOf(this.#front, index) + 1);
    return {};
  }

  /** Writes a value under our name. Returns the alternative texts of its pictures; `undefined` if the value does not fit the field. */
  #write(ours: string, index: number, value: Raw): ForeignField['descriptions'] | undefined {
    const isList = metaAt(this.#document, ours).kind === 'list';
    const items = isList && typeof value === 'string' ? value.split(/,\s*/) : [value].flat();
    const values = this.#valuesOf(ours, isList ? items : items.slice(0, 1));
    if (!values) return undefined;
    this.#used.add(ours);
    if (values[0] === value && !isList && !ours.includes('.')) this.#writeName(ours, ours, index);
    else this.#replace(index, ours, isList ? values : values[0]);
    return items.flatMap((each) => {
      const { alt, ...rest } = isGroup(each) ? each : {};
      const picture = textOf(rest);
      return typeof alt === 'string' && picture ? [{ picture, text: alt }] : [];
    });
  }

  /** The values in the format of our field; `undefined` if they are not of its kind. */
  #valuesOf(ours: string, all: readonly Raw[]): string[] | undefined {
    const fieldMeta = metaAt(this.#document, ours);
    const meta = fieldMeta.kind === 'list' ? metaAt(this.#document, `${ours}.0`) : fieldMeta;
    const kind = kinds.find(({ name }) => name === meta.kind);
    const values = all.flatMap((each) => {
      const text = textOf(each) ?? [];
      if (typeof text !== 'string' || meta.to) return meta.to ? fileSlug(String(text)) : [];
      const [reading = text, other] = kind ? readingsOf(kind, text, { meta }) : [];
      return other === undefined ? reading : text;
    });
    // `order` counts from 1. In Eleventy, tags are names of collections and not keywords.
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

/** The text for a value that may be a group: the address of a picture, the name of a person. */
function textOf(value: Raw | undefined): string | undefined {
  if (typeof value === 'string') return value;
  if (!isGroup(value ?? null)) return undefined;
  const group: Record<string, Raw> = Object(value);
  const name = ['src', 'url', 'path', 'image', 'file', 'name', 'title', 'text'].find((each) => each in group);
  return name && typeof group[name] === 'string' ? group[name] : undefined;
}

const textsIn = (value: Raw | undefined): string[] =>
  [value ?? []].flat().flatMap((each) => textOf(each) ?? []);
