import { entriesByAddress, entriesOf } from '../pipeline/model/entries';
import type { Sources } from '../pipeline/model/load/sources';
import type { Entry, Section, Site } from '../pipeline/model/Site';
import { oneLine } from '../pipeline/source/Source';

export type EditData = ReturnType<typeof editData>;

/** The source positions (see `FileSources`) that a preview adds to a page. */
export function editData(
  { file }: Entry,
  site: Site,
  { sections, ...others }: { sections: readonly Section[] },
  sources: Sources,
) {
  const [folder = ''] = file.split('/');
  const [navigation, business] = ['navigation', 'business'].map((name) =>
    sources.get(`${folder}/${name}.md`),
  );
  const page = sources.get(file);
  const cards = cardsIn(sections, site, sources);
  const strings = new Set([...stringsIn(sections), ...stringsIn(others)].map(oneLine));
  const pages = new Set(entriesOf(site).map((entry) => entry.file));
  const wholes = new Set([page?.whole, ...cards.values()]);
  const textPlaces = [...sources]
    .filter(([path, { whole }]) => !pages.has(path) || wholes.has(whole))
    .flatMap(([, { texts }]) => [...texts].filter(([text]) => strings.has(text)));
  const texts = new Map<string, string[]>();
  for (const [text, places] of textPlaces)
    texts.set(text, [...new Set([...(texts.get(text) ?? []), ...places])]);
  return {
    url: site.settings.editUrl ?? '',
    header: navigation?.fields.get('header'),
    footer: navigation?.fields.get('footer'),
    page: page?.whole,
    /** The position of each section; undefined for a section that is not in the file. */
    sections: sections.map(({ kind, id }) => page?.fields.get(id ? `${kind} ${id}` : kind)),
    /** The files that every page shows parts of. */
    frame: [navigation?.whole, business?.whole],
    /** Other files that the page may show parts of, by their paths and by the addresses of their pages. */
    cards: Object.fromEntries(cards),
    /** Positions of facts, by their values. */
    facts: { ...business?.facts, ...page?.facts },
    /** Positions in the files that the page shows, by text; those of pictures by description. */
    texts: Object.fromEntries(texts),
  };
}

/** The files that a value names by a path or by the address of a page. */
function cardsIn(value: unknown, site: Site, sources: Sources): Map<string, string> {
  const pages = entriesByAddress(site);
  return new Map(
    stringsIn(value).flatMap((text) => {
      const { whole } = sources.get(pages.get(text)?.file ?? text) ?? {};
      return whole ? [[text, whole]] : [];
    }),
  );
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}
