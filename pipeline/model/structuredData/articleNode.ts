import type { BlogPosting } from 'schema-dts';
import { language } from '../language';
import type { ArticleEntry, Site } from '../Site';
import { businessId, idOn, urlOf } from './ids';
import { teamPage } from './personNodes';

export function articleNode(entry: ArticleEntry, site: Site): BlogPosting {
  const { publishedAt, updatedAt, image, category, tags, words } = entry.fields;
  return {
    '@type': 'BlogPosting',
    '@id': idOn(entry, 'article', site),
    headline: entry.title,
    description: entry.description,
    url: urlOf(entry, site),
    image: site.settings.siteUrl + image.large,
    datePublished: publishedAt,
    dateModified: updatedAt ?? publishedAt,
    author: authorNode(entry, site),
    publisher: { '@id': businessId(site) },
    mainEntityOfPage: { '@id': idOn(entry, 'page', site) },
    articleSection: category,
    keywords: tags.join(', '),
    wordCount: words,
    inLanguage: language,
  };
}

/** Somebody of the team, or a part of the company. */
function authorNode({ fields: { author } }: ArticleEntry, site: Site) {
  const person = site.team.some(({ fields }) => fields.name === author);
  const page = teamPage(site);
  return {
    '@type': person ? ('Person' as const) : ('Organization' as const),
    name: author,
    url: page ? urlOf(page, site) : `${site.settings.siteUrl}/`,
  };
}
