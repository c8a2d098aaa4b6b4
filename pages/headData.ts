import type { Graph } from 'schema-dts';
import { labels } from '../components/labels';
import type { Entry, Site } from '../pipeline/model/Site';
import { structuredData } from '../pipeline/model/structuredData/structuredData';
import { breadcrumbs } from './breadcrumbs';

/** What a page says of itself to browsers, search engines and social networks. */
export interface HeadData {
  title: string;
  description: string;
  keywords: string[];
  canonical: string;
  /** The pages before and after this one, of a list that goes over several. */
  previous?: string;
  next?: string;
  indexed: boolean;
  type: 'website' | 'article';
  siteName: string;
  image: { url: string; width: number; height: number; alt: string };
  published?: string;
  /** Hosts that frames on this page come from. */
  frames: string[];
  graph: Graph;
}

export function headData(entry: Entry, site: Site): HeadData {
  const { siteUrl } = site.settings;
  const picture = entry.image ?? heroImage(entry) ?? site.business.image;
  const canonical = absolute(siteUrl, entry.address);
  const { part } = entry;
  return {
    title: `${titleOf(entry)} | ${site.business.shortName}`,
    description: entry.description,
    keywords: entry.keywords,
    canonical,
    previous: part?.previous && absolute(siteUrl, part.previous),
    next: part?.next && absolute(siteUrl, part.next),
    indexed: entry.listed,
    type: entry.type === 'article' ? 'article' : 'website',
    siteName: site.business.name,
    image: { url: siteUrl + picture.large, width: picture.width, height: picture.height, alt: picture.alt },
    published: (entry.fields as { publishedAt?: string }).publishedAt,
    frames: framesOf(entry),
    graph: structuredData(entry, site, breadcrumbs(entry, site)),
  };
}

/** Pages of one list differ by their number. */
function titleOf({ title, part }: Entry): string {
  return part && part.number > 1 ? `${title}, ${labels.pageOf(part.number, part.of)}` : title;
}

/** `https://www.example.com/about`; home has no slash at the end save the host's own. */
export function absolute(siteUrl: string, address: string): string {
  return address === '/' ? `${siteUrl}/` : siteUrl + address;
}

function heroImage({ sections }: Entry): Site['business']['image'] | undefined {
  return sections.find(({ kind }) => kind === 'hero')?.props.image as Site['business']['image'] | undefined;
}

function framesOf({ sections }: Entry): string[] {
  const addresses = sections.flatMap(({ kind, props }) => {
    if (kind === 'gallery')
      return ((props.posts as { frames: { url: string }[] } | undefined)?.frames ?? []).map(({ url }) => url);
    return typeof props.frame === 'string' ? [props.frame] : [];
  });
  return [...new Set(addresses.map((address) => new URL(address).origin))].sort();
}
