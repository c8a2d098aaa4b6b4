import { rangeOfText, wholeFile } from '../../../passages/Range';
import { type Document, isOfType } from '../../Document';
import { forEachRepeated } from '../../lists';
import { checkDocuments, rule, warning } from '../../rule';
import { checkUnique, duplicateKeyOf } from '../../site/copies';

const sharedText = (id: string, field: 'title' | 'description') =>
  warning({
    id,
    what: `This ${field} is the same as the one in {other}.`,
    advice: 'Search engines want each page to have its own.',
    site: checkUnique(({ address, fields: { [field]: text, listed } }) =>
      address !== undefined && listed !== false && typeof text === 'string' ? [[field, text]] : [],
    ),
  });

/** Two files about the same person or town are left to another rule. */
const isSameName = ({ fields: { name } }: Document, { fields }: Document) =>
  name !== undefined && name === fields.name;

export const duplicateRules = [
  rule({
    id: 'file-twice',
    what: 'This file says the same as {original}, so it would be shown twice.',
    advice: 'Delete one of the two.',
    site({ documents }, report) {
      forEachRepeated(documents, duplicateKeyOf, (document, other) => {
        const isOriginal = document.name.length < other.name.length;
        const [copy, original] = isOriginal ? [other, document] : [document, other];
        report({ range: wholeFile(copy.file), data: { original: original.file } });
      });
    },
  }),
  sharedText('title-twice', 'title'),
  sharedText('description-twice', 'description'),
  /** Reports texts that a copied file still shares with its original. */
  warning({
    id: 'text-twice',
    what: 'Your site has this text already, in {other}.',
    advice: 'Write what is different here.',
    site: checkUnique(({ type, fields, sections, body }) => {
      // Reviews and jobs are left to another rule, and the pages of a new site share a text.
      const isCopied = type === 'article' || type === 'service' || type === 'area';
      const hero = sections.find(({ kind }) => kind === 'hero')?.fields;
      const texts = {
        'card.title': Object(fields.card).title,
        'hero.heading': isCopied && hero?.heading,
        excerpt: fields.excerpt,
        description: type === 'member' && fields.description,
        '': isCopied && body?.hash,
      };
      return Object.entries(texts).flatMap(([field, text]) =>
        text && typeof text === 'string' ? [[field, `${type} ${field} ${text}`]] : [],
      );
    }, isSameName),
  }),
  warning({
    id: 'town-twice',
    what: 'This town has a page already: {other}.',
    advice: 'Keep one of the two, and move there what the other one says.',
    site: checkUnique((document) => {
      if (!isOfType('area')(document)) return [];
      const { name, state } = document.fields;
      return [['name', `${name?.toLowerCase()}, ${state}`]];
    }),
  }),
  warning({
    id: 'order-twice',
    what: 'Position {value} is taken too, so the site decides which comes first.',
    advice: '{name} has it. Write another number in one of them.',
    adviceInForm: 'Write another number if it matters.',
    site: checkUnique(({ type, fields: { order, published, pages } }) => {
      if (order === undefined || published === false) return [];
      // A review has a position on each of its pages.
      const groups = type === 'review' ? (Array.isArray(pages) ? pages : []) : [''];
      return groups.map((group) => ['order', `${type} ${group} ${order}`]);
    }),
  }),
  warning({
    id: 'title-name',
    what: 'The site adds the name of the business to each title.',
    advice: 'Delete it here.',
    site: checkDocuments((document, { business }) => {
      const { title } = document.fields;
      const { name, shortName } = business?.fields ?? {};
      if (document.address === undefined || typeof title !== 'string') return undefined;
      const businessName = [name, shortName].find((each) => each !== undefined && title.endsWith(each)) ?? '';
      const before = title.slice(0, title.length - businessName.length);
      const expected = before.replace(/\s*[|–—]\s*$|\s+-\s+$/, '');
      if (businessName === '' || expected === '' || expected === before) return undefined;
      const range = rangeOfText(document, 'title', expected.length);
      return { range, expected: '' };
    }),
  }),
  warning({
    id: 'review-twice',
    what: 'Your site has this review already.',
    advice: 'It is in {other}, by {name}. Write what this customer said, or delete one of the two.',
    adviceInForm: 'If you meant that one, close this form. Otherwise write what this customer said.',
    collect: ({ type, source }) =>
      type === 'review' ? source.body.trim().toLowerCase().replace(/\s+/g, ' ') : '',
    site: (input, report) =>
      checkUnique((document) => {
        const text = input.collected(document);
        return text ? [['', text]] : [];
      })(input, report),
  }),
];
