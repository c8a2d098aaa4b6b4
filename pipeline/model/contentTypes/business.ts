import { days } from '../../fields/calendar';
import { choice } from '../../fields/choice';
import { email } from '../../fields/email';
import { group } from '../../fields/group';
import { image } from '../../fields/image';
import { link } from '../../fields/link';
import { list, textList } from '../../fields/list';
import { number } from '../../fields/number';
import { phone } from '../../fields/phone';
import { postalCode } from '../../fields/postalCode';
import { state } from '../../fields/state';
import { text } from '../../fields/text';
import { time } from '../../fields/time';
import { webAddress } from '../../fields/webAddress';
import { yesNo } from '../../fields/yesNo';
import { contentType } from '../contentType';

/** What a site may claim in numbers. */
export const CLAIMS = [
  'years',
  'projects',
  'clients',
  'homes',
  'rating',
  'reviews',
  'price',
  'hours',
] as const;
export type ClaimKind = (typeof CLAIMS)[number];

/** Types of schema.org for trades that work on houses. */
const KINDS = [
  'GeneralContractor',
  'HomeAndConstructionBusiness',
  'Electrician',
  'HVACBusiness',
  'HousePainter',
  'Locksmith',
  'MovingCompany',
  'Plumber',
  'RoofingContractor',
] as const;

export const business = contentType({
  name: 'business',
  about: 'The facts about your business, each in one place.',
  order: 1,
  file: 'business.md',
  fields: {
    name: text('The full name.', 'Maple Row Remodeling'),
    shortName: text('The name for small places, up to 30 letters; it follows each page title.', 'Maple Row'),
    kind: choice(KINDS, 'What search engines call your trade.'),
    tagline: text('A few words about the business.', 'Remodeling, done the neighborly way'),
    description: text(
      'A sentence or two about the business.',
      'A family company that remodels homes in South Jersey.',
    ),
    site: webAddress('The address of the published site.', 'https://www.example.com'),
    repository: text('Where the files are kept on GitHub: owner/name.', 'maple-row/website'),
    phone: phone('The main phone number.'),
    email: email('The e-mail address for customers.'),
    address: group(
      {
        street: text(
          'Number and street, where customers may come or write to.',
          '100 Example Avenue',
        ).optional(),
        town: text('The town.', 'Pitman'),
        state: state(),
        postalCode: postalCode(),
        country: text('The country, two letters.', 'US'),
      },
      'Where the business is.',
    ),
    geo: group(
      {
        latitude: number('North of the equator, in degrees.', '39.73', { min: -90, max: 90 }),
        longitude: number('East of Greenwich, in degrees; America is negative.', '-75.13', {
          min: -180,
          max: 180,
        }),
      },
      'The place on the map.',
    ).optional(),
    licence: text('The licence number.', '13VH00000000').optional(),
    licenceLabel: text(
      'The words before the licence number.',
      'NJ Home Improvement Contractor Licence',
    ).optional(),
    founded: number('The year it was founded.', '2009', { min: 1700, max: 2200 }),
    employees: text('How many people work here.', '5-10'),
    priceRange: text('How expensive you are, in dollar signs.', '$$-$$$'),
    payment: textList('How customers can pay.', 'Check'),
    hours: list(
      group(
        {
          days: days(),
          opens: time('When you open.').optional(),
          closes: time('When you close.', '5:30 PM').optional(),
          closed: yesNo('Whether you are closed.', 'yes').optional(),
          byAppointment: yesNo('Whether you come only when called.', 'yes').optional(),
        },
        'Some days with the same hours.',
      ),
      'The opening hours.',
    ),
    rating: group(
      {
        value: number('The average, from 1 to 5.', '5.0', { min: 1, max: 5 }),
        count: number('How many reviews it is made of.', '50'),
        label: text('The same in words.', '50+ reviews'),
      },
      'What customers gave you; leave it out while you have no reviews.',
    ).optional(),
    accreditation: text('What others say of you.', 'A+ rating with the Better Business Bureau').optional(),
    promise: text(
      'What people can expect after they write.',
      "We'll get back to you within 24 hours.",
    ).optional(),
    counties: textList(
      'The counties you work in; without them the towns stand at the bottom.',
      'Gloucester',
    ).optional(),
    towns: textList('The towns you work in.', 'Pitman'),
    social: list(
      link('A network: name, arrow, address.', 'Facebook -> https://www.facebook.com/example'),
      'Your pages on social networks.',
    ).optional(),
    reviewsPage: webAddress(
      'The page where people read and write reviews.',
      'https://www.google.com/search?q=example',
    ).optional(),
    counting: webAddress(
      'Where calls, estimates and directions are counted, without cookies; nothing is counted without it.',
      'https://count.example.com/event',
    ).optional(),
    projectTypes: textList('The choices for the project in the contact form.', 'Kitchen Remodeling'),
    articleCategories: textList('The categories of the blog.', 'Kitchen Remodeling').optional(),
    claims: list(
      group(
        {
          what: choice(CLAIMS, 'What is claimed.'),
          value: text('The number, as it must stand everywhere.', '15+'),
        },
        'One claim.',
      ),
      'Numbers that must be the same on every page.',
    ).optional(),
    image: image('The picture shown when a page without one is shared.'),
  },
  body: 'none',
  sections: 'none',
});
