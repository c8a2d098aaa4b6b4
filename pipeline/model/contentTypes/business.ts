import { days } from '../../fields/calendar';
import { email, phone } from '../../fields/contact';
import { choice, group, list, number, text, textList, yesNo } from '../../fields/field';
import { link, webAddress } from '../../fields/link';
import { postalCode, state } from '../../fields/postalAddress';
import { image } from '../../fields/references';
import { time } from '../../fields/time';
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

/** Types of schema.org for trades that work on homes. */
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
  about: 'The facts about your business. Each is written once and used everywhere.',
  order: 1,
  file: 'business.md',
  fields: {
    name: text('The full name of the business.', 'Maple Row Remodeling'),
    shortName: text(
      'A short name, up to 30 characters. It is used where space is tight and after each page title.',
      'Maple Row',
    ),
    kind: choice(KINDS, 'Your trade, in the terms that search engines use.'),
    tagline: text('A few words about the business.', 'Remodeling, done the neighborly way'),
    description: text(
      'A sentence or two about the business.',
      'A family company that remodels homes in South Jersey.',
    ),
    site: webAddress('The address of your live site.', 'https://www.example.com'),
    repository: text('The repository on GitHub that holds these files: owner/name.', 'maple-row/website'),
    phone: phone('The main phone number.'),
    email: email('The email address for customers.'),
    address: group(
      {
        street: text(
          'Street number and street, if customers may visit or write to you.',
          '100 Example Avenue',
        ).optional(),
        town: text('The town.', 'Pitman'),
        state: state(),
        postalCode: postalCode(),
        country: text('The country, as two letters.', 'US'),
      },
      'Where the business is.',
    ),
    geo: group(
      {
        latitude: number('Degrees north of the equator.', '39.73', { min: -90, max: 90 }),
        longitude: number(
          'Degrees east of Greenwich. In the United States this is a negative number.',
          '-75.13',
          {
            min: -180,
            max: 180,
          },
        ),
      },
      'The position on the map.',
    ).optional(),
    licence: text('The license number.', '13VH00000000').optional(),
    licenceLabel: text(
      'The words in front of the license number.',
      'NJ Home Improvement Contractor License',
    ).optional(),
    founded: number('The year the business was founded.', '2009', { min: 1700, max: 2200 }),
    employees: text('How many people work for you.', '5-10'),
    priceRange: text('How expensive you are, in dollar signs.', '$$-$$$'),
    payment: textList('How customers can pay.', 'Check'),
    hours: list(
      group(
        {
          days: days(),
          opens: time('When you open.').optional(),
          closes: time('When you close.', '5:30 PM').optional(),
          closed: yesNo('Write `yes` if you are closed on these days.', 'yes').optional(),
          byAppointment: yesNo(
            'Write `yes` if you work on these days by appointment only.',
            'yes',
          ).optional(),
        },
        'Days with the same hours.',
      ),
      'The opening hours.',
    ),
    rating: group(
      {
        value: number('The average, from 1 to 5.', '5.0', { min: 1, max: 5 }),
        count: number('How many reviews the average is based on.', '50'),
        label: text('The number of reviews, as visitors read it.', '50+ reviews'),
      },
      'Your average rating from customers. Leave it out if you have no reviews.',
    ).optional(),
    accreditation: text(
      'A rating or certificate from another organization.',
      'A+ rating with the Better Business Bureau',
    ).optional(),
    promise: text(
      'When people who write to you can expect an answer.',
      "We'll get back to you within 24 hours.",
    ).optional(),
    counties: textList(
      'The counties you serve. Without them, the bottom of each page lists your towns.',
      'Gloucester',
    ).optional(),
    towns: textList('The towns you serve.', 'Pitman'),
    social: list(
      link(
        'A network: its name, an arrow, the address of your page.',
        'Facebook -> https://www.facebook.com/example',
      ),
      'Your pages on social networks.',
    ).optional(),
    reviewsPage: webAddress(
      'The page where people read and write reviews of you.',
      'https://www.google.com/search?q=example',
    ).optional(),
    counting: webAddress(
      'The address that counts clicks on calls, estimates and directions, without cookies. Without it, nothing is counted.',
      'https://count.example.com/event',
    ).optional(),
    projectTypes: textList(
      'The project types that visitors can choose in the contact form.',
      'Kitchen Remodeling',
    ),
    articleCategories: textList('The categories of the blog.', 'Kitchen Remodeling').optional(),
    claims: list(
      group(
        {
          what: choice(CLAIMS, 'What is claimed.'),
          value: text('The number, as every page must show it.', '15+'),
        },
        'One claim.',
      ),
      'Numbers that must be the same on every page. Any other number is reported.',
    ).optional(),
    image: image('The picture shown when someone shares a page that has none of its own.'),
  },
  body: 'none',
  sections: 'none',
});
