import type { Graph } from 'schema-dts';
import { labels } from '../components/labels';
import { absolute } from '../pipeline/model/absolute';
import { language } from '../pipeline/model/language';
import type { Entry, Site } from '../pipeline/model/Site';
import { structuredData } from '../pipeline/model/structuredData/structuredData';
import { breadcrumbs } from './breadcrumbs';
import { mainPicture } from './mainPicture';
import { shareCard } from './shareCard';

/** What a page says of itself to browsers, search engines and social networks. */
export interface HeadData {
  title: string;
  description: string;
  keywords: string[];
  canonical: string;
  language: string;
  indexed: boolean;
  type: 'website' | 'article';
  siteName: string;
  image: { url: string; width: number; height: number; alt: string };
  article?: { published: string; modified: string; section: string; tags: string[] };
  /** Pages of one list before and after this one. */
  previous?: string;
  next?: string;
  /** Whether the site has articles to follow. */
  feeds: boolean;
  /** Where actions are counted; nothing is counted without it. */
  counting?: string;
  /** Whether the page runs the search, which is WebAssembly. */
  search: boolean;
  /** Hosts that frames on this page come from. */
  frames: string[];
  graph: Graph;
}

export function headData(entry: Entry, site: Site): HeadData {
  const { settings, business } = site;
  const { name, width, height, alt } = shareCard(entry, site);
  const trail = breadcrumbs(entry, site);
  const { part } = entry;
  const addressOf = (address?: string) => address && absolute(settings.siteUrl, address);
  return {
    title: `${titleOf(entry)} | ${business.shortName}`,
    description: entry.description,
    keywords: entry.keywords,
    canonical: absolute(settings.siteUrl, entry.address),
    language,
    previous: addressOf(part?.previous),
    next: addressOf(part?.next),
    indexed: entry.listed,
    type: entry.type === 'article' ? 'article' : 'website',
    siteName: business.name,
    image: { url: `${settings.siteUrl}/media/${name}`, width, height, alt },
    article: articleOf(entry),
    feeds: site.articles.length > 0,
    counting: business.counting,
    search: entry.sections.some(({ props }) => props.search === true),
    frames: framesOf(entry),
    graph: structuredData(entry, site, { trail, picture: mainPicture(entry, site) }),
  };
}

/** Pages of one list differ by their number. */
function titleOf({ title, part }: Entry): string {
  return part && part.number > 1 ? `${title}, ${labels.pageOf(part.number, part.of)}` : title;
}

interface ArticleFields {
  publishedAt: string;
  updatedAt?: string;
  category: string;
  tags: string[];
}

function articleOf({ type, fields }: Entry): HeadData['article'] {
  if (type !== 'article') return undefined;
  const {
    publishedAt: published,
    updatedAt: modified = published,
    category: section,
    tags,
  } = fields as ArticleFields;
  return { published, modified, section, tags };
}

function framesOf({ sections }: Entry): string[] {
  const addresses = sections.flatMap(({ kind, props }) => {
    if (kind === 'gallery')
      return ((props.posts as { frames: { url: string }[] } | undefined)?.frames ?? []).map(({ url }) => url);
    return typeof props.frame === 'string' ? [props.frame] : [];
  });
  return [...new Set(addresses.map((address) => new URL(address).origin))].sort();
}
