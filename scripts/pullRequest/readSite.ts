import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pageData } from '../../pages/pageData';
import { mainPicture } from '../../pages/pictures';
import { shareCard } from '../../pages/shareCard';
import { type Checked, type CheckOptions, checkFolder } from '../../pipeline/lint/lint';
import type { OpenText } from '../../pipeline/markdown/openProse';
import { type PictureFacts, picture } from '../../pipeline/media/picture';
import { entriesByAddress } from '../../pipeline/model/entries';
import type { LoadedEntry } from '../../pipeline/model/load/load';
import { textStore } from '../../pipeline/model/load/textStore';
import { resolveSite } from '../../pipeline/model/resolveSite';
import type { Entry, Site } from '../../pipeline/model/Site';
import { comingDay, leavingDay, type Now, showingOf } from '../../pipeline/model/showing';
import type { ContentTree } from '../../pipeline/source/listFolder';
import { hashOf } from '../../pipeline/source/store.mjs';
import { renderBody } from '../../renderer/Body';
import { tryPage } from '../../renderer/build/BrokenPages';
import { escapeXml } from '../../renderer/outputs/escapeXml';
import { redirects } from '../../renderer/outputs/redirects';

export interface SitePages {
  /** A hash of everything a page is made of, by its address. */
  pages: ReadonlyMap<string, string>;
  /** The HTML of a page for visitors, search engines and social networks, while its content folder is there. */
  render(address: string): string;
  redirects: ReadonlyMap<string, string>;
  /** Scheduled changes, one sentence each, by address. */
  later: ReadonlyMap<string, string>;
}

/** A content folder, checked. `site` is there only where no message is an error. No picture is opened and nothing is built. */
export function readSite(folder: string, options?: CheckOptions): { checked: Checked; site?: SitePages } {
  const checked = checkFolder(folder, options);
  const { content, messages } = checked;
  if (messages.some(({ fatal }) => fatal)) return { checked };
  const pictures = fingerprints(content.tree);
  const open = textStore(dirname(content.tree.root));
  const site = resolveSite(content, pictures, { functionsUrl: '', open });
  const paths = new Map([...pictures].map(([path, facts]) => [picture(path, facts, '').large, path]));
  const entries = entriesByAddress(site);
  const pages = [...entries].map(
    ([address, entry]) => [address, hashOf(JSON.stringify(pageData(entry, site)))] as const,
  );
  const render = (address: string) => {
    const entry = entries.get(address);
    // The build names a page that cannot be rendered.
    return (entry && tryPage([], entry.file, () => renderPage(entry, site, { open, paths }))) ?? '';
  };
  return {
    checked,
    site: {
      pages: new Map(pages),
      render,
      redirects: new Map(redirects(site).map(({ from, to }) => [from, to])),
      later: new Map(content.entries.flatMap((entry) => laterOf(entry, content.now))),
    },
  };
}

/** Compares pictures by their files and does not read their sizes. */
function fingerprints({ root, pictures }: ContentTree): Map<string, PictureFacts> {
  const sizes = { width: 1200, height: 630, color: '', colors: [] };
  const hashOfFile = (path: string) => hashOf(readFileSync(join(root, path))).slice(0, 10);
  return new Map(pictures.map((path) => [path, { hash: hashOfFile(path), ...sizes }]));
}

/** Its head says only what people are shown: what a search result says, the colors, and the card of a shared link with its picture in the content folder. */
function renderPage(
  entry: Entry,
  site: Site,
  { open, paths }: { open: OpenText; paths: ReadonlyMap<string, string> },
): string {
  const data = pageData(entry, site);
  const { head, look } = data;
  const card = shareCard(entry, site);
  const metadata = Object.entries({
    description: head.description,
    canonical: head.canonical,
    robots: head.indexed ? '' : 'noindex',
    'og:image': paths.get(mainPicture(entry, site).large) ?? '',
    // A card that is drawn shows the page's title beside the picture.
    'og:image:alt': card.drawing ? '' : card.alt,
  }).map(([name, content]) => `<meta name="${name}" content="${escapeXml(content)}">`);
  return `<html lang="${head.language}"><head><title>${escapeXml(head.title)}</title>${metadata.join('')}<style>${JSON.stringify(look)}</style></head><body>${renderBody(data, open).html}</body></html>`;
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
