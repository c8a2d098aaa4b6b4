import { day } from '../../fields/calendar';
import { image } from '../../fields/image';
import { textList } from '../../fields/list';
import { slug } from '../../fields/slug';
import { text } from '../../fields/text';
import { contentType } from '../contentType';
import { head } from '../head';

export const article = contentType({
  name: 'article',
  about: 'An article of the blog.',
  place: 'blog',
  fields: {
    ...head,
    image: image('The picture of the article.'),
    publishedAt: day('The day it was published.'),
    updatedAt: day('The day it was last changed.').optional(),
    author: text('Who wrote it.', 'The Maple Row team'),
    category: text('Its category, one of those in business.md.', 'Kitchen Remodeling'),
    tags: textList('A few words that say what it is about.', 'kitchens'),
    excerpt: text('A sentence or two for its card.', 'What is worth having, and what is only fashion.'),
    readTime: text(
      'How long it takes to read; counted from the words where it is left out.',
      '6 min read',
    ).optional(),
    slug: slug('The last part of its address; the file name where it is left out.', 'roi-guide').optional(),
  },
  address: (name, { slug }) => `/blog/${slug ?? name}`,
  body: 'section',
  bodyWanted: true,
  sections: 'all',
});
