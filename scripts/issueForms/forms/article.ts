import { isHidden } from '../fieldQuestion';
import type { Answers, FormSite } from '../issueForm';
import { newFileForm } from '../newFileForm';

export const article = newFileForm({
  name: 'article',
  type: 'article',
  title: 'An article',
  about: 'An article for your blog.',
  titleField: 'title',
  leaveOut: ['label', 'published', 'publishAt', 'expiresAt', 'listed', 'phone', 'updatedAt', 'slug'],
  filledIn: ['author', 'publishedAt'],
  hints: { title: 'The heading of the article.', category: 'The part of your blog that it belongs to.' },
  choices: ({ entries }) => {
    const listed = entries.find(({ type }) => type === 'business')?.fields.articleCategories;
    return { category: Array.isArray(listed) ? listed.map(String) : undefined };
  },
  examples: {
    title: 'What the work costs, and why',
    description: 'Where the money goes, what can be saved, and what is better not saved.',
    keywords: 'cost of the work',
    category: 'Costs',
    tags: 'costs',
  },
  sections: relatedArticles,
  labels: {
    description: 'Summary for search engines',
    keywords: 'Search words',
    image: 'Picture',
    publishedAt: 'Date',
    excerpt: 'Text of its card',
    readTime: 'Time to read',
    body: 'Text',
  },
});

const MAX_RELATED = 3;

/** The newest articles of its category, under the heading that the other articles have, where they have such links. */
function relatedArticles(answers: Answers, { entries }: FormSite): Record<string, unknown> {
  const articles = entries.filter((entry) => entry.type === 'article' && !isHidden(entry));
  const sections = articles.flatMap((each) => each.sections).filter(({ kind }) => kind === 'related');
  const heading = sections.find(({ fields }) => typeof fields.heading === 'string')?.fields.heading;
  const links = articles
    .filter(({ fields }) => fields.category === answers.get('category')?.[0])
    .toSorted((a, b) => String(b.fields.publishedAt).localeCompare(String(a.fields.publishedAt)))
    .slice(0, MAX_RELATED)
    .map(({ fields, address }) => `${fields.label ?? fields.title} -> ${address}`);
  return heading && links.length > 0 ? { related: { heading, links } } : {};
}
