import { choice, yesNo } from '../../kinds/choice';
import { colorKind } from '../../kinds/color';
import { emailKind, phoneKind } from '../../kinds/contact';
import { dayKind } from '../../kinds/dates';
import { durationKind } from '../../kinds/duration';
import { daysKind, timesKind } from '../../kinds/hours';
import { field, group, groups, list, renamed, text, textList } from '../../kinds/kind';
import { link, webAddress } from '../../kinds/link';
import { degrees, number, wholeNumber, year } from '../../kinds/number';
import { street, town, townWithState } from '../../kinds/places';
import { image, logo } from '../../kinds/references';
import { seasonKind, specialDaysKind } from '../../kinds/season';
import { postalCodeKind, stateKind } from '../../kinds/states';
import { languageKind } from '../../kinds/text';
import { timeKind } from '../../kinds/time';
import { timeZoneKind } from '../../kinds/timeZone';
import { tradeKind } from '../../kinds/trade';
import { languageNames } from '../../labels/labels';
import { contentType } from '../contentType';
import { REVIEW_SOURCES } from '../reviewSources';

/** Which contact details a form requires: phone number and email address, or one of them. */
const CONTACT_BY = ['both', 'either'] as const;

/** The available fonts. `Source Serif` is for headings only and is combined with a sans-serif font. */
const FONT_NAMES = ['Inter', 'Source Serif', 'Figtree'] as const;
export type FontName = (typeof FONT_NAMES)[number];

/** The fields that the form for facts on GitHub can change. The owner changes other fields in the file. */
const FORM_FIELDS = `name shortName kind tagline description phone email address timeZone geo license licenseLabel founded employees
  priceRange rating accreditation promise reviewsPage askHowToReach contactBy keepLeads keepPhotos privacyPage brand`;

/** The fields for the opening hours of some days, regular or special. */
const opening = {
  opens: field(timeKind, 'When you open.').optional(),
  closes: field(timeKind, 'When you close. A time before you open is on the next day.', {
    example: '5:30 PM',
    isEnd: true,
  }).optional(),
  times: field(timesKind, 'In place of `opens` and `closes`: several times a day, or `24 hours`.').optional(),
  closed: yesNo('Write `yes` if you are closed on these days.', 'yes').optional(),
  byAppointment: yesNo('Write `yes` if you work on these days by appointment only.', 'yes').optional(),
};

export const business = contentType({
  name: 'business',
  about: 'The facts about your business. Each is written once and used everywhere.',
  order: 1,
  file: 'business.md',
  forms: { hours: ['hours', 'holidays'], fact: FORM_FIELDS.split(/\s+/) },
  fields: {
    name: text('The full name of the business.', 'Alex Smith & Daughters'),
    shortName: text(
      'A short name, up to 30 characters. It is used where space is tight and after each page title.',
      'Alex Smith',
    ),
    kind: field(
      tradeKind,
      'Your trade, as search engines call it: GeneralContractor, Electrician, HVACBusiness, HousePainter, Locksmith, MovingCompany, Plumber, RoofingContractor, HomeAndConstructionBusiness, or any other type listed at `https://schema.org/LocalBusiness`.',
    ),
    tagline: text('A few words about the business.', 'Good work, done the neighborly way'),
    description: text(
      'A sentence or two about the business.',
      'A family company that works in Springfield and nearby.',
    ),
    site: webAddress('The address of your live site.', 'https://www.example.com'),
    secureSubdomains: yesNo(
      'Write `yes` only if every subdomain of your address has https too. Browsers then open none of them without it for a year.',
      'yes',
    ).optional(),
    language: field(
      languageKind,
      `The language of the site: ${languageNames.join(', ')}, or the code of another one. Without it, ${languageNames[0]}.`,
    ).optional(),
    repository: text('The repository on GitHub that holds these files: owner/name.', 'alex-smith/website'),
    phone: field(phoneKind, 'The main phone number.'),
    email: field(
      emailKind,
      'The email address for customers. Leave it out only with `form: no`: requests are sent there.',
    ).optional(),
    address: group('Where the business is.', {
      street: street(
        'Street number and street, if customers may visit or write to you.',
        '100 Example Avenue',
      ).optional(),
      town: town('The town.', 'Springfield'),
      state: field(stateKind, 'The state, as two letters.'),
      postalCode: field(postalCodeKind, 'The ZIP code.'),
      country: text('The country, as two letters.', 'US'),
    }),
    timeZone: field(
      timeZoneKind,
      'The time zone of your business. Without it, that of your state; it is required where the state has several.',
    ).optional(),
    geo: group('The position on the map.', {
      latitude: degrees('Degrees north of the equator.', '40.70', 90),
      longitude: degrees(
        'Degrees east of Greenwich. In the United States this is a negative number.',
        '-74.32',
        180,
      ),
    }).optional(),
    license: renamed('licence', text('The license number.', '1042817').optional()),
    licenseLabel: renamed(
      'licenceLabel',
      text('The words in front of the license number.', 'State License').optional(),
    ),
    founded: year('The year the business was founded.', '2009').optional(),
    employees: text('How many people work for you.', '5-10').optional(),
    priceRange: text('How expensive you are, in dollar signs.', '$$-$$$').optional(),
    payment: textList('How customers can pay.', 'Check').optional(),
    hours: groups('The opening hours.', 'Days with the same hours.', {
      days: field(daysKind, 'One day, or the first and last day with a hyphen between them.'),
      ...opening,
      season: field(
        seasonKind,
        'The part of every year for which this is so, as two months or two days. Without it: all year.',
      ).optional(),
    }).optional(),
    holidays: groups(
      'Holidays and other dates with their own hours, or on which you are closed.',
      'One holiday, or days off.',
      {
        date: field(
          specialDaysKind,
          'A holiday by its name, a day of every year such as `December 24`, or days of one year such as `2026-08-03 - 2026-08-07`.',
        ),
        ...opening,
      },
    ).optional(),
    rating: group('Your average rating from customers. Leave it out if you have no reviews.', {
      value: number('The average, from 1 to 5.', '5.0', { min: 1, max: 5 }),
      count: wholeNumber('How many reviews the average is based on.', '50'),
      label: text('The number of reviews, as visitors read it.', '50+ reviews'),
      source: choice(REVIEW_SOURCES, 'Where the reviews are counted; `{ratingSource}` in a text.').optional(),
      date: field(dayKind, 'The day on which they were counted; `{ratingDate}` in a text.').optional(),
    }).optional(),
    accreditation: text(
      'A rating or certificate from another organization.',
      'A+ rating with the Better Business Bureau',
    ).optional(),
    promise: text(
      'When people who write to you can expect an answer.',
      "We'll get back to you within 24 hours.",
    ).optional(),
    counties: textList(
      'The counties you serve, in Louisiana parishes, in Alaska boroughs. Without them, the bottom of each page lists your towns.',
      'Union',
    ).optional(),
    towns: list(townWithState('A town.', 'Springfield'), 'The towns you serve.').optional(),
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
    form: yesNo(
      'Write `no` until your form is set up. Its pages then show your phone number, and your email address if you have one, in its place.',
      'no',
    ).optional(),
    projectTypes: textList(
      'The project types that visitors can choose in the contact form. Without them, your services.',
      'Repairs',
    ).optional(),
    budgets: textList(
      'Rough budgets that visitors can choose in every form. Without them, no form asks.',
      'Under $10,000',
    ).optional(),
    starts: textList(
      'When visitors may want to start, to be chosen in every form. Without them, no form asks.',
      'Within three months',
    ).optional(),
    askHowToReach: yesNo(
      'Write `yes` to ask in every form how and when you can best reach the visitor.',
      'yes',
    ).optional(),
    contactBy: choice(
      CONTACT_BY,
      'Write `either` if a phone number or an email address is enough in every form. Without it, visitors give both.',
    ).optional(),
    keepLeads: field(
      durationKind,
      'How many months the requests from your forms are kept, from 3 to 120. Older ones are deleted. Without it, none is. `{keepLeads}` in a text.',
      { example: '24 months', unit: 'month' },
    ).optional(),
    keepPhotos: field(
      durationKind,
      'How many months the photographs that visitors send with a request are kept, from 1 to 60. Without it, as long as the request. `{keepPhotos}` in a text.',
      { example: '6 months', unit: 'month' },
    ).optional(),
    privacyPage: link(
      'The page that says what you store of visitors. Every form and the bottom of every page link to it.',
      'Privacy -> /privacy',
    ).optional(),
    frameHosts: textList(
      'Sites of other services whose frames your pages may show. Google, Facebook, YouTube and the like need no entry.',
      'maps.example.com',
    ).optional(),
    articleCategories: textList('The categories of the blog.', 'Advice').optional(),
    brand: group(
      'How your business looks. All other colors are made from the two. Without them, the site has its own.',
      {
        logo: logo(
          'Your logo: an SVG, or a PNG with a transparent background. It is shown on light backgrounds, in place of the short name.',
        ).optional(),
        color: field(
          colorKind,
          'Your main color, for dark areas and headings. It must be dark enough for light text.',
          { example: '#17382f' },
        ).optional(),
        action: field(colorKind, 'The color of buttons. Without it, they have your main color.', {
          example: '#a5502a',
        }).optional(),
        font: choice(
          FONT_NAMES,
          'The letters of your site: Inter is plain, Figtree is round, Source Serif has headings like those of a book. Without it, Inter.',
        ).optional(),
      },
    ).optional(),
    image: image('The picture shown when someone shares a page that has none of its own.'),
  },
  body: 'none',
  sections: 'none',
});
