import type { BlogPosting } from 'schema-dts';
import { dayKind } from '../../kinds/dates';
import { field, text, textList } from '../../kinds/kind';
import { readingTimeKind } from '../../kinds/number';
import { image, slug } from '../../kinds/references';
import { fill } from '../../labels/fill';
import { contentType } from '../contentType';
import { pageFields } from '../pageFields';
import type { Site } from '../Site';
import { businessId, idOn, titleSlug, urlOf } from '../urls';

const WORDS_PER_MINUTE = 200;

/** How long it takes to read an article: at least one minute. */
export const minutesToRead = (wordCount: number): number =>
  Math.max(1, Math.round(wordCount / WORDS_PER_MINUTE));

export const article = contentType({
  name: 'article',
  about: 'An article in the blog.',
  order: 8,
  folder: 'blog',
  heading: 'articles',
  guide: {
    heading: 'An article',
    text: `[Start a new article]({new}). The name of the file becomes the address: \`your-article.md\` is \`/blog/your-article\`.
Write today's date after \`publishedAt:\`. The blog shows the newest article first.

Write the text below the second \`---\`. An empty line starts a new paragraph, \`## \` starts a heading, \`- \` starts an item of a
list, and \`**two asterisks**\` on each side make words bold.`,
  },
  fields: {
    ...pageFields,
    image: image('The picture for the article.'),
    publishedAt: field(dayKind, 'The date it was published.', { mayBeAhead: true }),
    updatedAt: field(dayKind, 'The date it was last changed.').optional(),
    author: text('Who wrote it.', 'The team'),
    category: text('Its category, in one or two words.', 'Advice'),
    tags: textList('Topics, a word or two each.', 'prices'),
    excerpt: text('A sentence or two for its card.', 'What is worth having, and what is only fashion.'),
    readTime: field(
      readingTimeKind,
      'How long it takes to read. If you leave it out, the site works it out from the length.',
      { example: '6 min read' },
    ).optional(),
    slug: slug(
      'The last part of its address. If you leave it out, the file name is used.',
      'roi-guide',
    ).optional(),
  },
  // Old versions made the address of an article from its title.
  formerAddress: (title) => `/blog/${titleSlug(title)}`,
  address: (name, { slug }) => `/blog/${slug ?? name}`,
  body: 'section',
  requiresBody: true,
  sections: 'all',
  compare: (a, b) =>
    b.fields.publishedAt.localeCompare(a.fields.publishedAt) ||
    String(a.address).localeCompare(String(b.address)),
  post: ({ fields, wordCount }, { labels }) => ({
    author: fields.author,
    category: fields.category,
    tags: fields.tags,
    published: fields.publishedAt,
    updated: fields.updatedAt,
    readTime: fields.readTime ?? fill(labels.readTime, { minutes: minutesToRead(wordCount) }),
    image: fields.image,
  }),
  mainNode: {
    id: 'article',
    make: (page, site): BlogPosting => {
      const { publishedAt, updatedAt, image, category, tags, author } = page.fields;
      return {
        '@type': 'BlogPosting',
        '@id': idOn(page, 'article', site),
        headline: page.title,
        description: page.description,
        url: urlOf(page, site),
        image: site.settings.siteUrl + image.large,
        datePublished: publishedAt,
        dateModified: updatedAt ?? publishedAt,
        author: authorNode(author, site),
        publisher: { '@id': businessId(site) },
        mainEntityOfPage: { '@id': idOn(page, 'page', site) },
        articleSection: category,
        keywords: tags.join(', '),
        wordCount: page.wordCount,
        inLanguage: site.siteLanguage.language,
      };
    },
  },
});

/** The author as a person if the name is that of a team member, otherwise as the company. */
function authorNode(name: string, site: Site) {
  const isPerson = site.entries.member.some(({ fields }) => fields.name === name);
  return {
    '@type': isPerson ? ('Person' as const) : ('Organization' as const),
    name,
    url: urlOf(site.listings.member ?? { address: '/' }, site),
  };
}
