import { basename, dirname } from 'node:path/posix';
import { linkKind } from '../../kinds/link';
import { fill, placeholdersIn } from '../../labels/fill';
import { readSource } from '../../source/readSource';
import { lineAddress, oneLine } from '../../source/Source';
import { linesByPath } from '../../source/yamlNodes';
import { factsOf } from '../factsOf';
import { hoursLines } from '../hours/hoursText';
import { contentTypeOf } from '../registry';
import type { Site } from '../Site';
import { visit } from '../visit';
import { type Content, type ContentFile, contentFiles, readText } from './loadFolder';
import { withCurrentNames } from './renamedFields';

/**
 * Where the texts of a file stand in it, for the button “Edit” in previews. A position is like `content/business.md#L12-L14:hours`, where
 * `hours` is the form on GitHub that changes the value. A text that combines several values has their positions, separated by spaces.
 */
export interface FileSources {
  /** The position of the whole file. */
  whole: string;
  /** The position of each field and section, by its path in the front matter. */
  fields: ReadonlyMap<string, string>;
  /** The positions of each text, and of each picture by its description. */
  texts: ReadonlyMap<string, ReadonlySet<string>>;
  /** The position of each fact, by the fact's value. */
  facts: Readonly<Record<string, string | undefined>>;
}

/** By the path of each content file, such as `content/business.md`. */
export type Sources = ReadonlyMap<string, FileSources>;

/** Finds the positions of all texts of the content files. `site` has the values that are filled into them. */
export function findSources({ entries, tree, now }: Content, site: Site): Sources {
  const files = new Map(contentFiles(tree).map((each) => [each.path, readFields(each)]));
  const business = files.get(contentTypeOf('business').file ?? '')?.fields;
  const positionOfPicture = (path: string) =>
    files.get(`${dirname(path)}/descriptions.md`)?.fields.get(basename(path));
  const sourcesOf = ({ source, fields }: ReturnType<typeof readFields>): FileSources => {
    const ownFields = entries.find(({ file }) => file === source.file)?.fields ?? {};
    const facts = factsOf(site.business, ownFields, { siteLanguage: site.siteLanguage, ...now });
    // A page may have its own telephone number and number of reviews.
    const positionOfFact = (name: string) =>
      (/^(?:phone|reviewCount)$/.test(name) && fields.get(name)) || business?.get(fieldOfFact(name));
    const texts = new Map<string, Set<string>>();
    const add = (text: string, ...positions: (string | undefined)[]) => {
      const [key, position] = [oneLine(text), positions.filter(Boolean).join(' ')];
      if (key !== '' && position !== '') texts.set(key, (texts.get(key) ?? new Set()).add(position));
    };
    visit(source.values, {
      string: (typed, field) => {
        // A value may be the path of a picture, a link (`label -> address`) or a text.
        const path = typed.replace(/^\//, '');
        const text = linkKind.parse(typed, {})?.label ?? typed;
        add(site.pictures.get(path)?.alt ?? '', positionOfPicture(path), fields.get(field));
        add(fill(text, facts), ...placeholdersIn(text).map(positionOfFact), fields.get(field));
      },
    });
    for (const [name, text] of Object.entries(facts)) add(text, positionOfFact(name));
    if (fields === business) for (const [text, position] of hoursPositions(fields, site)) add(text, position);
    const factPositions = Object.entries(facts).map(([name, text]) => [text, positionOfFact(name)]);
    return {
      whole: lineAddress(source.file, 1, source.lines.length),
      fields,
      texts,
      facts: Object.fromEntries(factPositions.filter(([, position]) => position)),
    };
  };
  return new Map([...files.values()].map((each) => [each.source.file, sourcesOf(each)]));
}

/** The field of the business that a fact is derived from. */
function fieldOfFact(name: string): string {
  if (name === 'town') return 'address.town';
  return /^(?:rating|review)(?!sPage)/.test(name) ? 'rating' : name;
}

function readFields({ file, diskPath, type }: ContentFile) {
  const model = type && type !== 'descriptions' ? contentTypeOf(type) : undefined;
  const original = readSource(file, readText(diskPath));
  const source = model ? withCurrentNames(original, model) : original;
  const forms = Object.entries(model?.forms ?? {});
  const lines = linesByPath(original);
  const fields = [...source.positions].map(([path, { line }]): [string, string] => {
    const [form] = forms.find(([, names]) => names.includes(path.split('.')[0] ?? '')) ?? [];
    return [path, lineAddress(file, line, lines.get(path)?.lines.to) + (form ? `:${form}` : '')];
  });
  return { source, fields: new Map(fields) };
}

/** The position of each text in the list of opening hours: of the days of a line, and of its times. */
function hoursPositions(fields: FileSources['fields'], { business, openingHours, siteLanguage }: Site) {
  const { holidays = [] } = business;
  // For each line: the values that it is made of, as the parts of their paths.
  const paths = [
    ...openingHours.regular.map((_, index) => [['hours', index, 'days']]),
    ...openingHours.special.map(({ dates }) =>
      dates.map(({ days }) => ['holidays', holidays.findIndex(({ date }) => date === days), 'date']),
    ),
  ];
  return hoursLines(openingHours, siteLanguage).flatMap(({ days, hours }, index) => {
    const positionsOf = (length: number) =>
      (paths[index] ?? []).map((path) => fields.get(path.slice(0, length).join('.'))).join(' ');
    // The days are a field of an item; its times are in several fields, so their position is that of the item.
    return [[days, positionsOf(3)] as const, [hours, positionsOf(2)] as const];
  });
}
