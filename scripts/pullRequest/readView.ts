import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { frameData } from '../../pages/frameData';
import { pageData } from '../../pages/pageData';
import { mainPicture } from '../../pages/pictures';
import { shareCard } from '../../pages/shareCard';
import { type Checked, type CheckOptions, checkFolder } from '../../pipeline/lint/lint';
import { type PictureFacts, picture } from '../../pipeline/media/picture';
import { entriesOf } from '../../pipeline/model/entries';
import type { LoadedEntry } from '../../pipeline/model/load/load';
import { textStore } from '../../pipeline/model/load/textStore';
import { resolveSite } from '../../pipeline/model/resolveSite';
import type { Entry, Site } from '../../pipeline/model/Site';
import { comingDay, leavingDay, type Now, showingOf } from '../../pipeline/model/showing';
import type { ContentTree } from '../../pipeline/source/listFolder';
import { hashOf } from '../../pipeline/source/store.mjs';
import { redirectsFile } from '../../renderer/outputs/redirects';
import { readRedirects } from '../serve/hostRules';

/** What visitors, search engines and social networks see of one page; two of these can be compared. */
export type PageView = ReturnType<typeof pageView>;

export interface SiteView {
  pages: Map<string, PageView>;
  /** Menus and facts on every page, as JSON, by the owner's name for them. */
  frame: Map<string, string>;
  redirects: Map<string, string>;
  /** Scheduled changes, one sentence each, by address. */
  later: Map<string, string>;
}

/** A content folder, checked. `view` is there only where no message is an error. No picture is opened and nothing is built. */
export function readView(folder: string, options?: CheckOptions): { checked: Checked; view?: SiteView } {
  const checked = checkFolder(folder, options);
  const { content, messages } = checked;
  if (messages.some(({ fatal }) => fatal)) return { checked };
  const pictures = fingerprints(content.tree);
  const site = resolveSite(content, pictures, {
    functionsUrl: '',
    open: textStore(dirname(content.tree.root)),
  });
  const cards = new Map([...pictures].map(([path, facts]) => [picture(path, facts, '').large, path]));
  const pages = entriesOf(site).map((entry) => pageView(entry, site, cards));
  const later = new Map(content.entries.flatMap((entry) => laterOf(entry, content.now)));
  return {
    checked,
    view: { ...wholeSite(site), later, pages: new Map(pages.map((page) => [page.address, page])) },
  };
}

function laterOf({ address, fields }: LoadedEntry, now: Now): [address: string, sentence: string][] {
  const { from, until } = showingOf(fields);
  const parts = [
    ...(from && from > now.local ? [`comes to the site on ${comingDay(from, now)}`] : []),
    ...(until && until > now.local ? [`leaves it ${leavingDay(until, now)}`] : []),
  ];
  if (!address || fields.published === false || parts.length === 0) return [];
  return [[address, `${address} ${parts.join(' and ').replace(/^leaves it/, 'leaves the site')}.`]];
}

/** Compares pictures by their files and does not read their sizes. */
function fingerprints({ root, pictures }: ContentTree): Map<string, PictureFacts> {
  const sizes = { width: 1200, height: 630, color: '', colors: [] };
  return new Map(pictures.map((path) => [path, { hash: hashOf(readFileSync(join(root, path))), ...sizes }]));
}

function pageView(entry: Entry, site: Site, cards: ReadonlyMap<string, string>) {
  const { address, head, sections, post, frame } = pageData(entry, site);
  const shown = sections.map(
    ({ kind, id, props }) => [id ? `${kind} ${id}` : kind, JSON.stringify(props)] as const,
  );
  const byline = post ? [['the lines about the article', JSON.stringify(post)] as const] : [];
  const phone = entry.phone ? [['phone', frame.business.phone] as const] : [];
  return {
    address,
    /** As a search result shows it, with the name of the site. */
    title: head.title,
    description: head.description,
    url: head.canonical,
    listed: head.indexed,
    /** The card of a shared link, which shows the page's title beside the picture where it is drawn. */
    card: {
      picture: cards.get(mainPicture(entry, site).large) ?? '',
      alt: shareCard(entry, site).drawing ? undefined : head.image.alt,
    },
    /** The sections of the page, as JSON, by name. */
    sections: new Map([...shown, ...byline, ...phone]),
  };
}

function wholeSite(site: Site): Omit<SiteView, 'pages' | 'later'> {
  const [entry] = entriesOf(site);
  const { business, navigation } = entry ? frameData({ ...entry, phone: undefined }, site) : {};
  const parts = Object.entries({ ...business, menus: navigation });
  return {
    frame: new Map(parts.map(([name, value]) => [name, JSON.stringify(value)])),
    redirects: new Map(readRedirects(redirectsFile(site)).map(({ from, to }) => [from, to])),
  };
}
