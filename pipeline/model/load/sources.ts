import { dirname } from 'node:path/posix';
import type { Picture, ResolvedValue } from '../../kinds/values';
import { yamlNodesOf } from '../../source/parseYaml';
import { readSource } from '../../source/readSource';
import { type Source, valueAt } from '../../source/Source';
import type { ContentType } from '../contentType';
import { factsOf } from '../factsOf';
import { hoursLines } from '../hours/hoursText';
import { contentTypeOf } from '../registry';
import type { Site, TypeName } from '../Site';
import { visit } from '../visit';
import { withCurrentNames } from './formerNames';
import type { LoadedEntry } from './load';
import { type Content, contentFiles, readText } from './loadFolder';

/**
 * Where the owner wrote things, for a preview. A place is like `content/business.md#L12-L14:hours`, where `hours` is the form that changes
 * it; what is made from several places has them with spaces between.
 */
export interface Sources {
  files: ReadonlyMap<string, FileSources>;
  /** The file of each group, list and picture in the fields of a site. */
  fileOf: ReadonlyMap<unknown, string>;
  /** The place of each description of a picture. */
  descriptions: ReadonlyMap<string, ReadonlySet<string>>;
}

export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

export function findSources({ entries, tree, now }: Content, site: Site): Sources {
  const { descriptions, ofPictures } = findDescriptions(tree, site);
  const files = new Map<string, FileSources>();
  for (const { file, diskPath, type } of contentFiles(tree)) {
    if (type === undefined || type === 'descriptions') continue;
    const model = contentTypeOf(type);
    const source = withCurrentNames(readSource(file, readText(diskPath)), model);
    files.set(file, new FileSources(source, model.forms));
  }
  const business = files.get(entries.find(({ type }) => type === 'business')?.file ?? '');
  const ofFact = (fact: string) =>
    business?.placeOf(/^(?:rating|review)(?!sPage)/.test(fact) ? 'rating' : fact);
  for (const [fact, text] of Object.entries(factsOf(site.business, {}, { words: site.words, ...now })))
    business?.add(text, ofFact(fact));
  if (business) addHours(business, site);
  const fileOf = new Map<unknown, string>();
  for (const loaded of entries) {
    const places = files.get(loaded.file);
    const entry = site.entries[loaded.type].find(({ name }) => name === loaded.name);
    if (!places || !entry) continue;
    addEntry(places, entry, loaded, { ofPictures, ofFact });
    addGroups(entry.fields, loaded.file, fileOf);
  }
  return { files, fileOf, descriptions };
}

function findDescriptions(tree: Content['tree'], { pictures }: Site) {
  const descriptions = new Map<string, Set<string>>();
  const ofPictures = new Map<Picture | undefined, string | undefined>();
  for (const { path, file, diskPath, type } of contentFiles(tree)) {
    if (type !== 'descriptions') continue;
    const source = readSource(file, readText(diskPath));
    const places = new FileSources(source, {}, descriptions);
    for (const [name, text] of Object.entries(source.values)) {
      places.add(String(text), places.placeOf(name));
      ofPictures.set(pictures.get(`${dirname(path)}/${name}`), places.placeOf(name));
    }
  }
  return { descriptions, ofPictures };
}

function addGroups(value: unknown, file: string, fileOf: Map<unknown, string>): void {
  if (typeof value !== 'object' || value === null) return;
  fileOf.set(value, file);
  for (const inner of Object.values(value)) addGroups(inner, file, fileOf);
}

function addHours(places: FileSources, { business: { holidays = [] }, openingHours, words }: Site): void {
  const { regular, special } = openingHours;
  const fields = [
    ...regular.map((_, index) => [`hours.${index}`]),
    ...special.map(({ dates }) =>
      dates.map(({ days }) => `holidays.${holidays.findIndex(({ date }) => date === days)}`),
    ),
  ];
  for (const [index, { days, hours }] of hoursLines(openingHours, words).entries()) {
    const of = fields[index] ?? [];
    places.add(
      days,
      ...of.map((field) => places.placeOf(`${field}.days`) ?? places.placeOf(`${field}.date`)),
    );
    places.add(hours, ...of.map(places.placeOf));
  }
}

interface OtherPlaces {
  /** Of the descriptions of pictures. */
  ofPictures: ReadonlyMap<Picture | undefined, string | undefined>;
  ofFact: (fact: string) => string | undefined;
}

function addEntry(
  places: FileSources,
  entry: Site['entries'][TypeName][number],
  { sections }: LoadedEntry,
  { ofPictures, ofFact }: OtherPlaces,
): void {
  const addValues = (values: object, base: string) =>
    visit<ResolvedValue>(
      values,
      {
        string: (text, path) => {
          const field = places.fieldAt(path, base);
          const ofOwnFact = (fact: string) =>
            (/^(?:phone|reviewCount)$/.test(fact) && places.placeOf(fact)) || ofFact(fact);
          if (field) places.add(text, ...places.factsIn(field).map(ofOwnFact), places.placeOf(field));
        },
        picture: (picture, path) => {
          const field = places.fieldAt(path, base);
          if (field) places.add(picture.alt, ofPictures.get(picture), places.placeOf(field));
        },
        prose: ({ hash }, path) => places.add(hash, places.textAt(path)),
      },
      base,
    );
  if (entry.body) places.add(entry.body.hash, places.body);
  addValues(entry.fields, '');
  if (!('sections' in entry)) return;
  for (const { key, kind, id } of sections) {
    const section = entry.sections.find((each) => each.kind === kind && each.id === id);
    if (section) addValues(section.props, key);
  }
}

export class FileSources {
  private readonly nodes;

  constructor(
    private readonly source: Source,
    private readonly forms: NonNullable<ContentType['forms']> = {},
    /**
     * The places of what pages show of the file: by a text, the description of a picture, or the hash of a prose. A prose whose place is
     * one line begins there, and its other lines are those below.
     */
    readonly shown = new Map<string, Set<string>>(),
  ) {
    this.nodes = new Map(source.yaml ? yamlNodesOf(source.yaml).map((node) => [node.path, node]) : []);
  }

  /** All of its lines. */
  get whole(): string {
    return this.lines(1, this.source.lines.length);
  }

  /** Where the text below the fields begins. */
  get body(): string {
    return this.lines(this.source.bodyLine);
  }

  add(text: string, ...places: (string | undefined)[]): void {
    const [key, place] = [oneLine(text), places.filter(Boolean).join(' ')];
    if (key !== '' && place !== '') this.shown.set(key, (this.shown.get(key) ?? new Set()).add(place));
  }

  /** The lines of the field or section with this path. */
  readonly placeOf = (path: string): string | undefined => {
    const from = this.source.positions.get(path)?.line;
    if (from === undefined) return undefined;
    const [field = ''] = path.split('.');
    const form = Object.keys(this.forms).find((name) => this.forms[name]?.includes(field));
    return this.lines(from, this.nodes.get(path)?.lines.to) + (form ? `:${form}` : '');
  };

  /** The place of a prose. */
  textAt(path: string): string | undefined {
    const first = this.nodes.get(path)?.firstLine;
    return first ? this.lines(first) : this.placeOf(path);
  }

  /** The field inside of a group that a value at a path was made from. */
  fieldAt(path: string, group: string): string | undefined {
    if (path === group || this.source.positions.has(path)) return path === group ? undefined : path;
    return this.fieldAt(path.split('.').slice(0, -1).join('.'), group);
  }

  /** The names of the facts in a text. */
  factsIn(path: string): string[] {
    const text = String(valueAt(this.source.values, path));
    return [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  }

  private lines(from: number, to = from): string {
    const path = this.source.file.split('/').map(encodeURIComponent).join('/');
    return `${path}#L${from}${to > from ? `-L${to}` : ''}`;
  }
}
