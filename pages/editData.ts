import { entriesByAddress } from '../pipeline/model/entries';
import { oneLine, type Sources } from '../pipeline/model/load/sources';
import type { Entry, Frame, Section, Site } from '../pipeline/model/Site';

/** What a preview adds to a page: the places (see `Sources`) of its parts. */
export interface EditData {
  /** See `Settings`. */
  url: string;
  /** What every page shows, and where the menus in it are written. */
  frame: Region;
  header?: string;
  footer?: string;
  page: Region;
  sections: Region[];
  /** The places of the other files that it shows. */
  files: string[];
}

/** A part of a page: its place, and the places of the texts and pictures in it (see `Sources`). */
export interface Region {
  place?: string;
  shown: Record<string, string[]>;
}

interface ShownData {
  frame: Frame;
  labels: object;
  sections: readonly Section[];
  post?: object;
}

export function editData(
  { file, phone }: Entry,
  site: Site,
  { frame, labels, sections, post }: ShownData,
  sources: Sources,
): EditData {
  const inFolder = (name: string) => inFolderOf(file, name);
  const placeIn = (name: string, path: string) => sources.files.get(name)?.placeOf(path);
  const files = new Set<string>();
  const regionOf = (place: string | undefined, ...parts: Part[]): Region => ({
    place,
    shown: shownIn(parts, site, sources, files),
  });
  const { navigation, breadcrumbs, business } = frame;
  const data = {
    url: site.settings.editUrl ?? '',
    frame: regionOf(
      sources.files.get(inFolder('business.md'))?.whole,
      { values: business, file: inFolder('business.md') },
      { values: navigation, file: inFolder('navigation.md') },
      { values: labels, file: inFolder('labels.md') },
      { values: breadcrumbs, file, isDerived: true },
      { values: phone, file },
    ),
    header: placeIn(inFolder('navigation.md'), 'header'),
    footer: placeIn(inFolder('navigation.md'), 'footer'),
    page: regionOf(sources.files.get(file)?.whole, { values: post, file }),
    sections: sections.map(({ kind, id, props }) => {
      const key = id ? `${kind} ${id}` : kind;
      const parts = Object.entries(props).map(([name, values]) => ({
        values,
        file,
        isDerived: placeIn(file, `${key}.${name}`) === undefined,
      }));
      return regionOf(placeIn(file, key), ...parts);
    }),
  };
  return { ...data, files: [...files].flatMap((name) => sources.files.get(name)?.whole ?? []) };
}

/** The file with this name in the content folder. */
const inFolderOf = (file: string, name: string): string => file.replace(/\/.*/, `/${name}`);

/** Values and the file they are from; groups in derived ones may be from others. */
interface Part {
  values: unknown;
  file: string;
  isDerived?: boolean;
}

/** Adds the files of cards and links to `files`. */
function shownIn(parts: readonly Part[], site: Site, sources: Sources, files: Set<string>): Region['shown'] {
  const shown: Region['shown'] = {};
  const add = (text: string, file: string) => {
    const key = oneLine(text);
    const places = sources.files.get(file)?.shown.get(key) ?? sources.descriptions.get(key) ?? [];
    for (const place of places) shown[key] = [...new Set([...(shown[key] ?? []), place])];
  };
  const addAll = ({ values, file, isDerived }: Part): void => {
    if (typeof values === 'string') add(values, file);
    if (typeof values !== 'object' || values === null) return;
    const from = (isDerived && fileOf(values, site, sources)) || file;
    const { facts, pictures: _onTheirOwnLines, ...others }: { facts?: unknown; pictures?: unknown } = values;
    addAll({ values: facts, file: inFolderOf(file, 'business.md') });
    for (const inner of Object.values(others)) addAll({ values: inner, file: from, isDerived });
    if (from !== file) files.add(from);
  };
  parts.forEach(addAll);
  return shown;
}

/** The file of a card or a link: its own, that of the page it leads to, or that of something in it. */
function fileOf(group: object, site: Site, sources: Sources): string | undefined {
  const { address, href }: { address?: unknown; href?: unknown } = group;
  const page = entriesByAddress(site).get(String(address ?? href));
  const inner = Object.values(group).map((each) => sources.fileOf.get(each) ?? each?.file);
  return sources.fileOf.get(group) ?? page?.file ?? inner.find(Boolean);
}
