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
