import { quote } from '../../../pipeline/kinds/kind';
import { streetIn } from '../../../pipeline/kinds/places';
import { optionsOf } from '../choices';
import { businessOf, isHidden } from '../fieldQuestion';
import { BODY, type FormSite, type Given, PUBLIC, type Question } from '../issueForm';
import { newFileForm } from '../newFileForm';

const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/;

export const article = newFileForm({
  name: 'article',
  type: 'article',
  title: 'An article',
  about: 'An article for your blog.',
  titleField: 'title',
  leaveOut: ['label', 'published', 'publishAt', 'expiresAt', 'listed', 'phone', 'updatedAt', 'slug'],
  asked: (site) => ({
    title: {
      about: 'The heading of the article.',
      placeholder: 'Example: What the work costs, and why',
    },
    description: {
      label: 'Summary for search engines',
      placeholder: 'Example: Where the money goes, what can be saved, and what is better not saved.',
    },
    keywords: { label: 'Search words', placeholder: 'Example: cost of the work' },
    image: { label: 'Picture' },
    author: { required: false },
    publishedAt: { label: 'Date', required: false },
    category: {
      about: 'The part of your blog that it belongs to.',
      placeholder: 'Example: Costs',
      ...categories(site),
    },
    tags: { placeholder: 'Example: costs' },
    excerpt: { label: 'Text of its card', control: 'textarea' },
    readTime: { label: 'Time to read' },
    body: { label: 'Text' },
  }),
  check: (given, { entries }) => {
    const [title, summary, text] = [given('title'), given('description'), given(BODY)];
    const facts = JSON.stringify(businessOf({ entries }));
    const contact = [streetIn(text), EMAIL.exec(text)?.[0]].find((each) => each && !facts.includes(each));
    const isMember = entries.some(({ type, fields }) => type === 'member' && fields.name === title);
    return [
      [
        BODY,
        contact &&
          given(PUBLIC.id) === '' &&
          `${quote(contact)} tells where to find somebody. Leave it out. If everybody may read it, check the box at “${PUBLIC.label}”.`,
      ],
      [BODY, /^https?:\/\/\S+$/.test(text) && 'This is only a link. Write the text itself here.'],
      ['title', isMember && `${quote(title)} is a member of your team. Swap it with the author.`],
      [
        BODY,
        summary.length > LONG_SUMMARY &&
          text.length < summary.length &&
          'This is shorter than its summary. If the two are swapped, swap them.',
      ],
    ];
  },
  values: relatedArticles,
});

function categories(site: FormSite): Partial<Question> {
  const listed = businessOf(site).articleCategories;
  const names = Array.isArray(listed) ? listed.map(String) : [];
  return names.length === 0
    ? {}
    : { control: 'dropdown', options: optionsOf(names.map((each) => [each, each])) };
}

/** Characters, twice what search results show. */
const LONG_SUMMARY = 330;

const MAX_RELATED = 3;

/** Links to the newest articles of the same category, if the other articles have such a section; with their heading. */
function relatedArticles(given: Given, { site: { entries } }: { site: FormSite }): Record<string, unknown> {
  const articles = entries.filter((entry) => entry.type === 'article' && !isHidden(entry));
  const sections = articles.flatMap((each) => each.sections).filter(({ kind }) => kind === 'related');
  const heading = sections.find(({ fields }) => typeof fields.heading === 'string')?.fields.heading;
  const links = articles
    .filter(({ fields }) => fields.category === given('category'))
    .toSorted((a, b) => String(b.fields.publishedAt).localeCompare(String(a.fields.publishedAt)))
    .slice(0, MAX_RELATED)
    .map(({ fields, address }) => `${fields.label ?? fields.title} -> ${address}`);
  return heading && links.length > 0 ? { related: { heading, links } } : {};
}
