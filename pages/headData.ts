import type { Link } from '../pipeline/kinds/values';
import { fill } from '../pipeline/labels/fill';
import type { Labels } from '../pipeline/labels/labels';
import { feedItems } from '../pipeline/model/entries';
import { sectionModel } from '../pipeline/model/registry';
import type { Entry, Section, Site } from '../pipeline/model/Site';
import { structuredData } from '../pipeline/model/structuredData/structuredData';
import { urlOf } from '../pipeline/model/urls';
import { mainPicture } from './pictures';
import { shareCard } from './shareCard';

/** What `Head` writes into the head of a page, for browsers, search engines and social networks. */
export type HeadData = ReturnType<typeof headData>;

export function headData(entry: Entry, site: Site, breadcrumbs: Link[]) {
  const { settings, business, siteLanguage } = site;
  const { name, width, height, alt } = shareCard(entry, site);
  const { pagination, post } = entry;
  const urlAt = (address?: string) => address && urlOf({ address }, site);
  return {
    title: `${titleOf(entry, siteLanguage.labels)} | ${business.shortName}`,
    description: entry.description,
    keywords: entry.keywords,
    canonical: urlOf(entry, site),
    language: siteLanguage.language,
    /** The addresses of the previous and the next page of a list. */
    previous: urlAt(pagination?.previous),
    next: urlAt(pagination?.next),
    /** Whether search engines may list the page. */
    indexed: entry.listed,
    type: post ? 'article' : 'website',
    siteName: business.name,
    image: { url: `${settings.siteUrl}/media/${name}`, width, height, alt },
    /** The properties of an article in Open Graph. */
    article: post && {
      published: post.published,
      modified: post.updated ?? post.published,
      section: post.category,
      tags: post.tags,
    },
    /** Whether the site has feeds. */
    feeds: feedItems(site).length > 0,
    /** The address that counts visitors' actions; without it, nothing is counted. */
    counting: business.counting,
    /** The origins of other sites that the page embeds, which its Content-Security-Policy allows. */
    frames: [...new Set(entry.sections.flatMap(frameOrigins))].sort(),
    /** The structured data for search engines. */
    graph: structuredData(entry, { site, breadcrumbs, picture: mainPicture(entry, site) }),
  };
}

/** Adds the page number on later pages of a list, so that their titles differ. */
function titleOf({ title, pagination }: Entry, { pageOf }: Labels): string {
  if (!pagination?.previous) return title;
  return `${title}, ${fill(pageOf, { number: pagination.number, total: pagination.of })}`;
}

function frameOrigins({ kind, props }: Section): string[] {
  const addresses = sectionModel(kind)?.frames?.(props) ?? [];
  return addresses.map((address) => new URL(address).origin);
}
