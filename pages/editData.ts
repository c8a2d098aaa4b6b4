import { entriesByAddress, entriesOf } from '../pipeline/model/entries';
import type { Sources } from '../pipeline/model/load/sources';
import type { Entry, Section, Site } from '../pipeline/model/Site';
import { oneLine } from '../pipeline/source/Source';

export type EditData = ReturnType<typeof editData>;

/** What a preview adds to a page: places (see `FileSources`). */
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
  const all = [...sources]
    .filter(([path, { whole }]) => !pages.has(path) || wholes.has(whole))
    .flatMap(([, { texts }]) => [...texts].filter(([text]) => strings.has(text)));
  const texts = new Map<string, string[]>();
  for (const [text, places] of all) texts.set(text, [...new Set([...(texts.get(text) ?? []), ...places])]);
  return {
    /** See `Settings`. */
    url: site.settings.editUrl ?? '',
    header: navigation?.fields.get('header'),
    footer: navigation?.fields.get('footer'),
    page: page?.whole,
    /** Of each section; missing where the file does not have it. */
    sections: sections.map(({ kind, id }) => page?.fields.get(id ? `${kind} ${id}` : kind)),
    /** The whole files of which every page shows something. */
    frame: [navigation?.whole, business?.whole],
    /** The other whole files of which it may show something, by their paths and by the addresses of their pages. */
    cards: Object.fromEntries(cards),
    /** By the value of the fact. */
    facts: { ...business?.facts, ...page?.facts },
    /** The places of each text and of each picture, by its description, in the files that the page shows. */
    texts: Object.fromEntries(texts),
  };
}

/** The whole files of the texts and pages in a value, by their paths and addresses. */
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
