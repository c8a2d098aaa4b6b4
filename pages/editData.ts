import { entriesByAddress, entriesOf } from '../pipeline/model/entries';
import type { FileSources, Sources } from '../pipeline/model/load/sources';
import type { Entry, Section, Site } from '../pipeline/model/Site';
import { oneLine } from '../pipeline/source/Source';

/** Where the parts of a page are in the content files (`content/pages/home.md#L5`): in a preview, “Edit” leads there on GitHub. */
export type EditData = ReturnType<typeof editData>;

/** The edit data of the page of `entry`. `page`: what the page shows. `sources`: the positions in each content file. */
export function editData(entry: Entry, site: Site, page: { sections: Section[] }, sources: Sources) {
  const [folder = ''] = entry.file.split('/');
  const ownFile = sources.get(entry.file);
  const navigation = sources.get(`${folder}/navigation.md`);
  const business = sources.get(`${folder}/business.md`);
  const cards = findCards(page.sections, site, sources);
  // A text is not looked for in the files of pages that this page does not show: the same text may be there too.
  const pageFiles = new Set(entriesOf(site).map(({ file }) => file));
  const shownFiles = new Set([ownFile?.whole, ...cards.values()]);
  const textSources = [...sources].filter(
    ([path, { whole }]) => !pageFiles.has(path) || shownFiles.has(whole),
  );
  return {
    /** The address of the repository and branch on GitHub. */
    url: site.settings.editUrl ?? '',
    header: navigation?.fields.get('header'),
    footer: navigation?.fields.get('footer'),
    page: ownFile?.whole,
    /** The position of each section; undefined for a section that is not in the file. */
    sections: page.sections.map(({ kind, id }) => ownFile?.fields.get(id ? `${kind} ${id}` : kind)),
    /** The files that every page shows parts of. */
    frame: [navigation?.whole, business?.whole],
    /** Other files that the page may show parts of, by their paths and by the addresses of their pages. */
    cards: Object.fromEntries(cards),
    /** Positions of `{facts}`, by their values: React marks these while it renders. All other positions are put into its HTML. */
    facts: { ...business?.facts, ...ownFile?.facts },
    /** Positions in the files that the page shows, by text; those of pictures by description. */
    texts: findTexts(new Set(stringsIn(page).map(oneLine)), textSources),
  };
}

/** The positions of the files that a value names, by their path or the address of their page as it stands in the value. */
function findCards(value: unknown, site: Site, sources: Sources): Map<string, string> {
  const pages = entriesByAddress(site);
  return new Map(
    stringsIn(value).flatMap((text) => {
      const file = sources.get(pages.get(text)?.file ?? text);
      return file?.whole ? [[text, file.whole]] : [];
    }),
  );
}

/** The positions of each of the texts in all of the files. */
function findTexts(wanted: ReadonlySet<string>, sources: Iterable<[string, FileSources]>) {
  const positions = new Map<string, Set<string>>();
  for (const [, { texts }] of sources)
    for (const [text, ownPositions] of texts)
      if (wanted.has(text)) positions.set(text, new Set([...(positions.get(text) ?? []), ...ownPositions]));
  return Object.fromEntries([...positions].map(([text, each]) => [text, [...each]]));
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}
