import { join } from 'node:path';
import { article } from '../../../scripts/issueForms/forms/article';
import { fact } from '../../../scripts/issueForms/forms/fact';
import { hours } from '../../../scripts/issueForms/forms/hours';
import { job } from '../../../scripts/issueForms/forms/job';
import { photos } from '../../../scripts/issueForms/forms/photos';
import { review } from '../../../scripts/issueForms/forms/review';
import { teamMember } from '../../../scripts/issueForms/forms/teamMember';
import type { IssueForm } from '../../../scripts/issueForms/issueForm';
import { formSite } from '../../../scripts/issueForms/issueForms';
import { aJob, aMember, anArticle, aReview } from './answers';
import { attached, type Typed } from './fillIn';

const HIDDEN = ['/notes', '/thank-you'];
const read = formSite(join(import.meta.dirname, '..', '..', 'fixtures', 'plumber'));
export const site = {
  ...read,
  entries: read.entries.map((entry) =>
    HIDDEN.includes(String(entry.address))
      ? { ...entry, fields: { ...entry.fields, published: false } }
      : entry,
  ),
};

const [one, two, three] = [attached(1), attached(2), attached(3)];
const aPair: Typed = { 'Photos from before the work': two, 'Photos from after the work': three };
const somePhotos: Typed = { Gallery: 'Drains', Photos: one, 'What each one shows': 'A drain' };
const uploading = (text: string): Typed => ({ ...somePhotos, Photos: `${one}\n\n${text}` });
export const caption = (text: string): Typed => ({ ...somePhotos, 'What each one shows': text });
const opening = (text: string): Typed => ({ 'Opening hours': text });

const FINISHED_UPLOADS = 'A photo had not finished uploading. Attach it again.';

/** Answers that a form asks about: what they are, the form, what was typed, the question, and what the form or the check says. */
export const asked: readonly [
  what: string,
  form: IssueForm,
  typed: Typed,
  label: string,
  ...texts: string[],
][] = [
  [
    'a review on a hidden page only',
    review,
    { ...aReview, 'Pages that show it': ['Notes (/notes) (hidden now)'] },
    'Pages that show it',
    'The page /notes is hidden, so nobody would see this one. Check Home too, or a page of your services or towns.',
  ],
  [
    'a note in the story of a job',
    job,
    {
      ...aJob,
      'Story of the job':
        'They needed a room for grandma.\n\n(NOTE: customer does NOT want the price on the internet, it was 64k)',
    },
    'Story of the job',
    'Visitors would read “(NOTE: customer does NOT want the price on the internet, it was 64k)”, word for word. Write only what they are to read. This form adds something new: to take a page off your site, use the form “Hide a page”; to change or delete anything else, see the guide of your site.',
  ],
  [
    'a request below the story of a job',
    job,
    {
      ...aJob,
      'Story of the job':
        'They needed a room for grandma.\n\ncan u put this one first on the homepage and take the old kitchen down thx',
    },
    'Story of the job',
    'Visitors would read “can u put this one first on the homepage and take the old kitchen down thx”, word for word. Write only what they are to read. This form adds something new: to take a page off your site, use the form “Hide a page”; to change or delete anything else, see the guide of your site.',
  ],
  [
    'a request in brackets in an article',
    article,
    { ...anArticle, Text: `${anArticle.Text} [can u put a link to our kitchen page here]` },
    'Text',
    'Visitors would read “Close it. [can u put a link to our kitchen page here]”, word for word. Write only what they are to read. This form adds something new: to take a page off your site, use the form “Hide a page”; to change or delete anything else, see the guide of your site.',
  ],
  [
    'a correction of an article',
    article,
    {
      ...anArticle,
      Text: 'In the guide it says a kitchen returns 65-85% please change to 70-80%, everything else stays, '.repeat(
        3,
      ),
    },
    'Text',
    'Visitors would read “In the guide it says a kitchen returns 65-85% please change to 70-80%, everything else stays, In the”, word for word. Write only what they are to read. This form adds something new: to take a page off your site, use the form “Hide a page”; to change or delete anything else, see the guide of your site.',
  ],
  [
    'a member with words for the keeper of the site',
    teamMember,
    { ...aMember, Name: 'Eddie (last name Pruitt but just put Eddie)' },
    'Name',
    'Visitors would read “Eddie (last name Pruitt but just put Eddie)”, word for word. Write only what they are to read. This form adds something new: to take a page off your site, use the form “Hide a page”; to change or delete anything else, see the guide of your site.',
  ],
  [
    'an article in the place of its summary',
    article,
    {
      ...anArticle,
      'Summary for search engines': 'Close the valve, open the taps. '.repeat(12),
      Text: 'A short guide.',
    },
    'Text',
    'This is shorter than its summary. If the two are swapped, swap them.',
  ],
  [
    'a whole address and a date as the town',
    fact,
    { 'Which fact': 'Town', 'What to write': '22 Delsea Dr, Glassboro NJ 08028 starting january 1st' },
    'What to write',
    '“22 Delsea Dr, Glassboro NJ 08028 starting january 1st” cannot be read. Write only the town here. Street, state and ZIP code are facts of their own.',
  ],
  [
    'two reviews, of which only the second is called so',
    review,
    { ...aReview, 'What the customer said': 'They came at once.\n\nsecond one:\n\nBeautiful work.' },
    'What the customer said',
    '“second one:” seems to be another review. Send a form for each.',
  ],
  [
    'a review as a website shows it',
    review,
    {
      ...aReview,
      'Who said it': 'Jennifer K.',
      'What the customer said':
        'Jennifer K.\nLocal Guide · 12 reviews\n★★★★★ 2 months ago\n\n“Best ever!” … More\n\n👍 2   Share',
    },
    'What the customer said',
    '“Jennifer K.” is the name of the customer, which visitors see beside the words. Delete it.',
    '“Local Guide · 12 reviews”, “★★★★★ 2 months ago”, “… More”, “👍 2   Share”: each is what a social network or a review site shows around a text. Delete them.',
  ],
  [
    'a review with the answer to it',
    review,
    {
      ...aReview,
      'What the customer said':
        '(Translated by Google) Best ever!\n\nResponse from the owner\n2 weeks ago\nThank you, Jen!',
    },
    'What the customer said',
    '“(Translated by Google)” is what a translation tool adds. Delete it.',
    '“Response from the owner” begins your answer. Delete it and all below it.',
    '“2 weeks ago” is what a social network or a review site shows around a text. Delete it.',
  ],
  [
    'two reviews, with what other websites show',
    review,
    {
      ...aReview,
      'What the customer said':
        'Review 1:\nDana R. ⭐⭐⭐⭐⭐\nShe came at once. ⭐⭐⭐⭐⭐\na month ago NEW\nEdited 2 weeks ago\nPositive Punctuality, Value',
    },
    'What the customer said',
    '“Review 1:”, “a month ago NEW”, “Edited 2 weeks ago”, “Positive Punctuality, Value”: each is what a social network or a review site shows around a text. Delete them.',
    '“Dana R. ⭐⭐⭐⭐⭐” is the name of the customer, which visitors see beside the words. Delete it.',
  ],
  [
    'a review with its name below it, and with the answer to it in search results',
    review,
    {
      ...aReview,
      'What the customer said':
        'I talked to Ada (owner)\n— Dana R., Portland\n\nHarbor Light (Owner)\nThank you!',
    },
    'What the customer said',
    '“— Dana R., Portland” is the name of the customer, which visitors see beside the words. Delete it.',
    '“Harbor Light (Owner)” begins your answer. Delete it and all below it.',
  ],
  [
    'a link in place of a review',
    review,
    { ...aReview, 'What the customer said': 'https://www.facebook.com/harborlight/reviews/123' },
    'What the customer said',
    'This is only a link. Copy the customer’s words here.',
  ],
  [
    'the address of a customer in a review',
    review,
    { ...aReview, 'What the customer said': 'Great work! - Jen, 42 Holly Ave' },
    'What the customer said',
    '“42 Holly Ave” looks like somebody’s home address. Leave it out, or name only the part of town. If everybody may read it, check the box at “Who may read this”.',
  ],
  [
    'a date that nobody knows',
    review,
    { ...aReview, Date: '2 months ago' },
    'Date',
    'Write a day such as September 15, 2026. If you do not know it, leave this empty.',
  ],
  [
    'a caption that stands for another',
    photos,
    caption('same as above'),
    'What each one shows',
    '“same as above” says nothing to a visitor. Write it out here.',
  ],
  [
    'a file name as a caption',
    photos,
    caption('IMG_4034.HEIC'),
    'What each one shows',
    '“IMG_4034.HEIC” does not say what this picture shows. Describe it in a sentence, for people who cannot see it.',
  ],
  [
    'an address in a caption',
    photos,
    caption('bathroom at 42 Holly Ave'),
    'What each one shows',
    '“42 Holly Ave” tells who or where a customer is. Leave it out of the description.',
  ],
  ['a picture on its way', photos, uploading('![Uploading IMG_4033.jpg…]()'), 'Photos', FINISHED_UPLOADS],
  [
    'a picture on its way, as a comment',
    photos,
    uploading('<!-- Uploading "IMG_4033.jpg"... -->'),
    'Photos',
    FINISHED_UPLOADS,
  ],
  [
    'a link to a picture elsewhere',
    photos,
    uploading('https://photos.app.goo.gl/x'),
    'Photos',
    'Only photos that you attach can be here. Take out “https://photos.app.goo.gl/x”. Words about the photos belong at “What each one shows”.',
  ],
  [
    'two pictures of an article',
    article,
    { ...anArticle, Picture: [one, two], 'Picture: what it shows': 'A valve\nA tap' },
    'Picture',
    'This question takes one photo; you sent 2. Keep only one.',
  ],
  [
    'two pictures of a person',
    teamMember,
    { ...aMember, Photo: [one, two] },
    'Photo',
    'This question takes one photo; you sent 2. Keep only one.',
  ],
  [
    'pairs without lines',
    job,
    {
      ...aJob,
      'Photos from before the work': [two, three],
      'Photos from after the work': attached(4),
    },
    'What each pair shows',
    'There are 2 photos from before and 1 from after. Attach the same number of both, in the same order.',
  ],
  [
    'a month without a year',
    job,
    { ...aJob, 'Month it was finished': 'last spring' },
    'Month it was finished',
    'Write a month and its year, for example May 2026.',
  ],
  [
    'a time that nobody can count',
    job,
    { ...aJob, 'How long it took': 'quick' },
    'How long it took',
    'Write a number of days, weeks or months, for example 5 weeks or 4-5 weeks. If you do not know it, leave this empty.',
  ],
  [
    'an amount without a number',
    job,
    { ...aJob, Cost: 'a lot' },
    'Cost',
    'Write whole dollars in digits, for example $48,000, or $45,000 - $52,000. If you do not know it, leave this empty.',
  ],
  ['a title without a letter', job, { ...aJob, Title: '👍!!' }, 'Title', 'This needs a letter or a digit.'],
  [
    'a title that is taken',
    job,
    { ...aJob, Title: 'Cellar Drain' },
    'Title',
    'Your site already has one with this name. If yours is a different one, add a word or two here. If it is the same, close this form and change the one that is there.',
  ],
  [
    'pairs without a line each',
    job,
    { ...aJob, ...aPair, 'What each pair shows': 'A\nB' },
    'What each pair shows',
    'You attached 1 pair and described 2. Write one line for each, in the same order.',
  ],
  [
    'a line about a pair without photos',
    job,
    { ...aJob, 'What each pair shows': 'The corner' },
    'What each pair shows',
    'There are no photos from before and after. Attach them, or leave this empty.',
  ],
  [
    'a photo where there is room for words only',
    teamMember,
    { ...aMember, 'About the person': `Bo carries pipes.\n\n${one}` },
    'About the person',
    'There can be no photo in this answer. Attach it at “Photo”.',
  ],
  [
    'a choice that is nearly one of many',
    fact,
    { 'Which fact': 'rating', 'What to write': '5' },
    'Which fact',
    '“rating” is not one of the choices, or no longer. Write this instead: Average rating.',
  ],
  [
    'a choice like none of many',
    fact,
    { 'Which fact': 'everything', 'What to write': '5' },
    'Which fact',
    '“everything” is not one of the choices, or no longer. Open a new form to see the list, and write one of its choices here.',
  ],
  [
    'a street with another town',
    fact,
    { 'Which fact': 'Street and number', 'What to write': '12 Oak St, Bath' },
    'What to write',
    '“12 Oak St, Bath” cannot be read. Write only the street and number here, or the whole address with its town, state and ZIP.',
  ],
  [
    'a number that nobody can count',
    fact,
    { 'Which fact': 'Number of employees', 'What to write': 'a few' },
    'What to write',
    '“a few” cannot be read. Write a number, such as 5 or 5-10.',
  ],
  [
    'prices in words',
    fact,
    { 'Which fact': 'Price range', 'What to write': 'cheap' },
    'What to write',
    '“cheap” cannot be read. Write one to four dollar signs, such as $$ or $$-$$$.',
  ],
  [
    'a page that is not there',
    fact,
    { 'Which fact': 'Page about privacy', 'What to write': 'our policy' },
    'What to write',
    '“our policy” cannot be read. Write the name or the address of a page, such as /privacy.',
  ],
  [
    'an optional answer that stands for another',
    job,
    { ...aJob, House: 'ditto' },
    'House',
    '“ditto” says nothing to a visitor. Write it out here.',
  ],
  [
    'a fact that every site needs, taken away',
    fact,
    { 'Which fact': 'Phone' },
    'What to write',
    'This is missing. The main phone number. Write one such as (856) 555-0142.',
  ],
  [
    'hours in words that are no times',
    hours,
    opening('Weekdays after lunch'),
    'Opening hours',
    '“Weekdays after lunch”: Write days with the same hours like this: Monday - Friday: 8:00 AM - 5:30 PM. Other days need a line of their own.',
  ],
  [
    'hours without AM',
    hours,
    opening('Saturday: 7-11'),
    'Opening hours',
    '“Saturday: 7-11”: Times are written like 8:00 AM - 5:30 PM, two with a comma between them, or 24 hours.',
  ],
  [
    'hours of which a line above makes two entries',
    hours,
    opening('M-F 8-5, Sat 9-1\nSunday: 9:00 AM - 8:00 AM'),
    'Opening hours',
    '“Sunday: 9:00 AM - 8:00 AM”: On Sunday the business closes before it opens. Check AM and PM.',
  ],
  [
    'an instruction in place of a fact',
    fact,
    { 'Which fact': 'How soon you answer', 'What to write': 'take this out' },
    'What to write',
    'Visitors would read “take this out”, word for word. Write only the new value. To remove the fact, leave this empty.',
  ],
  [
    'an instruction in place of a review',
    review,
    { ...aReview, 'What the customer said': 'please delete the review of Ines Morel' },
    'What the customer said',
    'Visitors would read “please delete the review of Ines Morel”, word for word. Write only what they are to read. This form adds something new: to take a page off your site, use the form “Hide a page”; to change or delete anything else, see the guide of your site.',
  ],
  [
    'an instruction among the hours',
    hours,
    opening('please change Saturday to 8-12'),
    'Opening hours',
    'Visitors would read “please change Saturday to 8-12”, word for word. Write every line as it should be, also those that stay as they are.',
  ],
  [
    'a review copied from Yelp',
    review,
    {
      ...aReview,
      'What the customer said':
        'Dana R.\nPortland, ME\n0 friends\n12 reviews\n5 star rating\n10/3/2026\nGreat crew.\nUseful 1\nFunny\nCool\nBusiness owner information\nAda L.',
    },
    'What the customer said',
    '“Dana R.” is the name of the customer, which visitors see beside the words. Delete it.',
    '“Portland, ME” is the town of the customer, which visitors see beside the words. Delete it.',
    '“0 friends”, “12 reviews”, “5 star rating”, “10/3/2026”, “Useful 1”, “Funny”, “Cool”: each is what a social network or a review site shows around a text. Delete them.',
    '“Business owner information” begins your answer. Delete it and all below it.',
  ],
  [
    'a review copied from Angi',
    review,
    {
      ...aReview,
      'What the customer said':
        'Verified Review\nOverall 5.0\nQuality 5.0\nGreat crew.\nProject cost: $1,200\nResponse from Harbor Light Plumbing\nThank you!',
    },
    'What the customer said',
    '“Verified Review”, “Overall 5.0”, “Quality 5.0”, “Project cost: $1,200”: each is what a social network or a review site shows around a text. Delete them.',
    '“Response from Harbor Light Plumbing” begins your answer. Delete it and all below it.',
  ],
  [
    'a review from a mail',
    review,
    {
      ...aReview,
      'What the customer said':
        'From: Dana\nSubject: Thanks\nGreat crew.\nDana\n\nOn Sun, Oct 4, 2026 at 7:00 AM Harbor Light wrote:\n> How was it?',
    },
    'What the customer said',
    '“From”, “Subject”: each begins a line that is left over from an email. Delete them.',
    '“Dana” is the name of the customer, which visitors see beside the words. Delete it.',
    '“On Sun, Oct 4, 2026 at 7:00 AM Harbor Light wrote:” begins the email before this one. Delete it and all below it.',
  ],
  [
    'two reviews in one form',
    review,
    { ...aReview, 'What the customer said': '"Great crew." - Dana R.\n\n"They fixed our boiler." - Sam T.' },
    'What the customer said',
    '“"They fixed our boiler." - Sam T.” seems to be another review. Send a form for each.',
  ],
  [
    'a name and a town that are swapped',
    review,
    { ...aReview, 'Who said it': 'portland maine', Town: 'dana r' },
    'Who said it',
    '“portland maine” is a place, and “dana r” looks like a name. Swap the two.',
  ],
  [
    'a name in place of a town',
    review,
    { ...aReview, 'Who said it': 'Kennebunk', Town: 'Dana R.' },
    'Town',
    '“Dana R.” looks like a name, and not like a town. Write the town here.',
  ],
  [
    'a town and what was built that are swapped',
    review,
    { ...aReview, Town: 'Kitchen sink', 'What you built': 'Portland, ME' },
    'What you built',
    '“Portland, ME” is a place, and “Kitchen sink” looks like what you built. Swap the two.',
  ],
  [
    'two jobs in one form',
    job,
    { ...aJob, 'Story of the job': 'Job 1: a kitchen.\n\nJob 2: a deck.' },
    'Story of the job',
    '“Job 2: a deck.” seems to be another job. Send a form for each.',
  ],
  [
    'two months in place of one',
    job,
    { ...aJob, 'Month it was finished': 'May 2026 and June 2026' },
    'Month it was finished',
    'Write a month and its year, for example May 2026.',
  ],
  [
    'a name and a job title that are swapped',
    teamMember,
    { ...aMember, Name: 'Lead carpenter', 'Job title': 'Maria Santos' },
    'Name',
    '“Lead carpenter” is a job, and “Maria Santos” looks like a name. Swap the two.',
  ],
  [
    'two people in one form',
    teamMember,
    { ...aMember, Name: 'Bo Larsen and Jen Dunn' },
    'Name',
    'A form is for one person. Send a form for each.',
  ],
  [
    'a fact that a text names, taken away',
    fact,
    { 'Which fact': 'License number' },
    'What to write',
    'This fact is also in the text of Home, where there would be a gap. Change that text first, or write the fact.',
  ],
  [
    'no photos, and nothing about them',
    job,
    { ...aJob, Photos: '', 'Photos: what each one shows': '' },
    'Photos',
    'Attach a photo here. Photos of the job, the best one first.',
  ],
  [
    'hours with a note and more',
    hours,
    opening('M-F 7am to 4:30, emergencies anytime, closed weekends\nSaturday: 7-11'),
    'Opening hours',
    '“M-F 7am to 4:30, emergencies anytime, closed weekends”: “emergencies anytime” cannot be read as hours. Only times belong here, for example Saturday: 24 hours. Write about emergencies on a page.',
    '“Saturday: 7-11”: Times are written like 8:00 AM - 5:30 PM, two with a comma between them, or 24 hours.',
  ],
  [
    'hours by appointment beside times',
    hours,
    opening('Mon-Fri 8-5 (call first)'),
    'Opening hours',
    '“Mon-Fri 8-5 (call first)”: “(call first)” cannot be read as hours. For days on which you come only when called, write Saturday: by appointment. Write other notes on a page.',
  ],
  [
    'hours of a part of the year',
    hours,
    opening('Mon-Fri 8-5, Sat 9-12 April thru October'),
    'Opening hours',
    '“Mon-Fri 8-5, Sat 9-12 April thru October”: “April thru October” cannot be read as hours. Write a part of the year in parentheses after the days: Monday - Friday (April - October): 8:00 AM - 5:30 PM.',
  ],
  [
    'a date among the hours',
    hours,
    opening('Mon-Fri 8-5, Dec 24-Jan 1 closed'),
    'Opening hours',
    '“Mon-Fri 8-5, Dec 24-Jan 1 closed”: “Dec 24-Jan 1 closed” cannot be read as hours. Dates belong at “Holidays”, for example December 24 - January 1: closed.',
  ],
  [
    'days without one',
    hours,
    opening('Mon-Sat 8-5 except Wed'),
    'Opening hours',
    '“Mon-Sat 8-5 except Wed”: “except Wed” cannot be read as hours. Write the days on which you are open, and the others on a line of their own: Wednesday: closed.',
  ],
  [
    'half a day in words',
    hours,
    opening('Mon-Fri 8-5, Saturday mornings'),
    'Opening hours',
    '“Mon-Fri 8-5, Saturday mornings”: “Saturday mornings” cannot be read as hours. Write the times, for example Saturday: 8:00 AM - 12:00 PM.',
  ],
  [
    'a week between holidays',
    hours,
    {
      ...opening('Monday - Friday: 8:00 AM - 5:00 PM'),
      Holidays: 'week between christmas and new years: closed',
    },
    'Holidays',
    '“week between christmas and new years: closed”: The site does not understand this. Write the first and the last day: December 26 - December 31: closed, or for one year 2027-07-05 - 2027-07-09: closed.',
  ],
  [
    'a holiday without its hours',
    hours,
    { ...opening('Monday - Friday: 8:00 AM - 5:00 PM'), Holidays: 'July 3-7' },
    'Holidays',
    '“July 3-7”: Are you closed then? Write July 3-7: closed, or when you are open, for example July 3-7: 8:00 AM - 12:00 PM.',
  ],
  [
    'a day of the week among the holidays',
    hours,
    { ...opening('Monday - Friday: 8:00 AM - 5:00 PM'), Holidays: 'closed Friday' },
    'Holidays',
    '“closed Friday”: The site does not understand this. A day of every week belongs at “Opening hours”. For one day, write its date: December 24: closed.',
  ],
  [
    'other stars than the words have',
    review,
    { ...aReview, Stars: '5', 'What the customer said': '3 stars. Good work, and a mess in the driveway.' },
    'Stars',
    'The customer said “3 stars”. Correct one of the two.',
  ],
  [
    'two customers of two reviews',
    review,
    { ...aReview, 'Who said it': 'Ann Lee and also Bo Ruud' },
    'Who said it',
    'A form is for one review. Send a form for each.',
  ],
  [
    'a name with what to do about it',
    review,
    { ...aReview, 'Who said it': 'Ann Lee - dont use her last name' },
    'Who said it',
    'Visitors would read “Ann Lee - dont use her last name”, word for word. Write only what they are to read. This form adds something new: to take a page off your site, use the form “Hide a page”; to change or delete anything else, see the guide of your site.',
  ],
  [
    'one line for two photos',
    photos,
    { ...somePhotos, Photos: `${one}\n\n${two}`, 'What each one shows': 'both same bathroom, portland' },
    'What each one shows',
    'You attached 2 photos and described 1. Write one line for each, in the same order.',
  ],
  [
    'a photo that is not meant',
    photos,
    caption('NOT this one, wrong house sorry'),
    'What each one shows',
    'Visitors would read “NOT this one, wrong house sorry”, word for word. Write what the photo shows, or take out the photo and its line.',
  ],
  [
    'a street with more than the street',
    fact,
    { 'Which fact': 'Street and number', 'What to write': '212 S Broadway Bath ME 04530 starting Jan 1' },
    'What to write',
    '“212 S Broadway Bath ME 04530 starting Jan 1” cannot be read. Write only the street and number here, or the whole address with its town, state and ZIP.',
  ],
  [
    'a holiday with one time',
    hours,
    { ...opening('Monday - Friday: 8:00 AM - 5:00 PM'), Holidays: 'Dec 31 close at noon' },
    'Holidays',
    '“Dec 31 close at noon”: The site does not understand this. Write from when until when you are open that day: December 31: 8:00 AM - 12:00 PM.',
  ],
];
