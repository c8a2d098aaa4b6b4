import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pageData } from '../../pages/pageData';
import { mainPicture } from '../../pages/pictures';
import { shareCard } from '../../pages/shareCard';
import { type CheckOptions, checkFolder } from '../../pipeline/lint/lint';
import type { ReadTree } from '../../pipeline/markdown/openProse';
import { entriesByAddress } from '../../pipeline/model/entries';
import type { LoadedEntry } from '../../pipeline/model/load/load';
import { treeReader } from '../../pipeline/model/load/textTrees';
import { resolveSite } from '../../pipeline/model/resolveSite';
import type { Entry, Site } from '../../pipeline/model/Site';
import { formatEnd, formatStart, type Now, type Visibility } from '../../pipeline/model/visibility';
import { hashOf } from '../../pipeline/source/store.mjs';
import { tryPage } from '../../renderer/build/BrokenPages';
import { redirects } from '../../renderer/outputs/hostFiles';
import { renderBody } from '../../renderer/renderBody';

/** What a pull request may change of a site. The comment below a pull request compares this before and after. */
export type SitePages = NonNullable<ReturnType<typeof readSite>['site']>;

export type SitePage = NonNullable<ReturnType<SitePages['pages']['get']>>;

export type RenderedPage = ReturnType<typeof renderEntry>;

/** Checks a content folder, and prepares its pages to be compared. `site` is missing if there are errors. Decodes no picture and writes no file. */
export function readSite(folder: string, options?: CheckOptions) {
  const checked = checkFolder(folder, options);
  const { content, messages } = checked;
  if (messages.some(({ fatal }) => fatal)) return { checked, site: undefined };
  const { root, pictures } = content.tree;
  // Pictures are compared by the hashes of their files, so they are not decoded, and any size will do.
  const pictureInfos = pictures.map((path) => {
    const hash = hashOf(readFileSync(join(root, path))).slice(0, 10);
    return [path, { hash, width: 1200, height: 630, color: '', colors: [] }] as const;
  });
  const readTree = treeReader(dirname(root));
  const site = resolveSite(content, new Map(pictureInfos), { functionsUrl: '', readTree });
  const pageOf = (address: string, entry: Entry) => ({
    address,
    /** The hash of the page's own content. */
    contentHash: hashOf(JSON.stringify(entry)),
    /** The hash of all its inputs, with menus, footers and colors, but not of the files that it preloads, which nobody sees. */
    pageHash: hashOf(JSON.stringify({ ...pageData(entry, site), preloads: [] })),
    /** Renders the page; its content folder must still exist. */
    render: () => renderEntry(entry, site, readTree),
  });
  return {
    checked,
    site: {
      /** By address. */
      pages: new Map(
        [...entriesByAddress(site)].map(([address, entry]) => [address, pageOf(address, entry)]),
      ),
      redirects: new Map(redirects(site).map(({ from, to }) => [from, to])),
      /** One sentence each. */
      scheduledChanges: content.entries.flatMap((entry) => scheduledChange(entry, content.now)),
    },
  };
}

/** A page's HTML and colors, its search result (title, URL, description), and the picture and `alt` of its share card. */
function renderEntry(entry: Entry, site: Site, readTree: ReadTree) {
  const data = pageData(entry, site);
  const { title, description, canonical, indexed } = data.head;
  const card = shareCard(entry, site);
  const { large } = mainPicture(entry, site);
  const [picture = ''] = [...site.pictures].find(([, each]) => each.large === large) ?? [];
  // The build reports pages that cannot be rendered.
  const body = tryPage([], entry.file, () => renderBody(data, readTree).html) ?? '';
  // The page has no CSS here. The theme stands for it, so that new colors count as a difference of the HTML.
  const style = `<style>${JSON.stringify(data.theme)}</style>`;
  return {
    html: `${style}<body>${body}</body>`,
    isListed: indexed,
    result: [title, canonical, description] as const,
    picture,
    // A drawn card shows the page's title beside the picture.
    alt: card.drawing ? '' : card.alt,
  };
}

/** A sentence about a page that appears or disappears at a future time; empty for others. */
function scheduledChange({ address, fields }: LoadedEntry, now: Now): string[] {
  const { publishAt, expiresAt }: Visibility = fields;
  const isComing = publishAt !== undefined && publishAt > now.local;
  const leaves = expiresAt && expiresAt > now.local ? formatEnd(expiresAt, now) : undefined;
  if (!address || fields.published === false || !(isComing || leaves)) return [];
  if (!isComing) return [`${address} leaves the site ${leaves}.`];
  return [
    `${address} comes to the site on ${formatStart(publishAt, now)}${leaves ? ` and leaves it ${leaves}` : ''}.`,
  ];
}
