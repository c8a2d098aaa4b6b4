import { expect, test } from 'vitest';
import { article } from '../../../scripts/issueForms/forms/article';
import { fact } from '../../../scripts/issueForms/forms/fact';
import { hours } from '../../../scripts/issueForms/forms/hours';
import { job } from '../../../scripts/issueForms/forms/job';
import { photos } from '../../../scripts/issueForms/forms/photos';
import { review } from '../../../scripts/issueForms/forms/review';
import { teamMember } from '../../../scripts/issueForms/forms/teamMember';
import { visibility } from '../../../scripts/issueForms/forms/visibility';
import type { IssueForm } from '../../../scripts/issueForms/issueForm';
import { aJob, aMember, anArticle, aReview } from './answers';
import { asked, caption, site } from './askedAnswers';
import { attached, type Typed } from './fillIn';
import { sendForm } from './sendForm';

test.each(asked)('%s: the answer says what to write', (_what, form, typed, label, ...texts) => {
  const said = sendForm(form, site, typed).problems.map((each) => ({ label: each.label, text: each.text }));
  expect(said).toEqual(texts.map((text) => ({ label, text })));
});

test.each([
  ['The Miller family', 'We saw the difference right away.'],
  ['I. Novak', 'I told my neighbors about them.'],
  [
    'Sam T.',
    'The parts came in the mail on time. My neighbor said: "Call them." Two reviews here said they were late.',
  ],
  ['Mike R.', 'I talked to Mike the foreman, and he fixed it.'],
  ['Priya N.', 'I asked: could you please come today? They did.'],
  ['**Sam T.**', 'She came at once.'],
])('nothing is asked about the words of %s', (name, said) => {
  const typed = { ...aReview, 'Who said it': name, 'What the customer said': said };
  expect(sendForm(review, site, typed).problems).toEqual([]);
});

test.each([
  'We saw the new dock. During the busy period we book three weeks ahead.',
  'After a two-week period we come back to paint a sign with an exclamation mark.',
])('nothing is asked about the story “%s”', (story) => {
  expect(sendForm(job, site, { ...aJob, 'Story of the job': story }).problems).toEqual([]);
});

test('a title may speak of a dock', () => {
  expect(sendForm(job, site, { ...aJob, Title: 'Get Your Dock Ready for Winter' }).problems).toEqual([]);
});

test('a job in another town than its title is asked', () => {
  const bath = site.entries
    .filter(({ type }) => type === 'area')
    .map((entry) => ({
      ...entry,
      name: 'bath-me',
      fields: { ...entry.fields, name: 'Bath', label: 'Bath' },
    }));
  const towns = { ...site, entries: [...site.entries, ...bath] };
  const { problems } = sendForm(job, towns, { ...aJob, Title: 'A dry cellar in Bath', Town: 'Portland' });
  expect(problems).toEqual([
    {
      label: 'Town',
      text: 'The title or the summary names “Bath”, and “Portland” is chosen here. Change one of the two.',
    },
  ]);
  const both = sendForm(job, towns, { ...aJob, Title: 'A drain in Bath and Portland', Town: 'Portland' });
  expect(both.problems.map(({ label, text }) => `${label}: ${text.split('.')[0]}`)).toEqual([
    'Town: The title and the summary name Portland and Bath',
  ]);
  const bathroom = sendForm(job, towns, { ...aJob, Title: 'A dry Bathroom', Town: 'Portland' });
  expect(bathroom.problems).toEqual([]);
});

test('the page about privacy is kept', () => {
  const entries = site.entries.map((entry) =>
    entry.type === 'business'
      ? { ...entry, fields: { ...entry.fields, privacyPage: { label: 'Privacy', to: '/leak-repair' } } }
      : entry,
  );
  const hide = (page: string) => {
    const typed = { 'Which page': page, 'What to do with it': 'Hide it from visitors' };
    return sendForm(visibility, { ...site, entries }, typed).problems;
  };
  const text =
    'Every form of your site links to this page, so visitors need it. Keep it; or first choose another page at “Page about privacy” in the form “Phone, address and other facts”.';
  expect(hide('Leak repair (/leak-repair)')).toEqual([{ label: 'Which page', text }]);
  expect(hide('A new drain in an old cellar (/projects/cellar-drain)')).toEqual([]);
});

test('photos that all show another part of the gallery are asked', () => {
  const tree = { ...site.tree, pictures: [...site.tree.pictures, 'portfolio/kitchens/one.jpg'] };
  const sent = (shown: string) => sendForm(photos, { ...site, tree }, caption(shown)).problems;
  const text = 'The lines name “Kitchens”, and “Drains” is chosen here. Change one of the two.';
  expect(sent('Two of our kitchens')).toEqual([{ label: 'Gallery', text }]);
  expect(sent('The drains of our kitchens')).toEqual([]);
});

test('numbered captions belong to the photos of their numbers', () => {
  const Photos = [attached(1), attached(2)];
  const { pictures } = sendForm(photos, site, { ...caption('2) The pump\n1) The sink'), Photos });
  expect(pictures.map(({ description }) => description)).toEqual(['The sink', 'The pump']);
  const second = sendForm(photos, site, { ...caption('The sink\n2 - the pump'), Photos });
  expect(second.pictures.map(({ description }) => description)).toEqual(['The sink', 'the pump']);
});

test('pages between a form and its answer are not offered, unless they are hidden now', () => {
  const offered = (form: IssueForm, id: string) => {
    const found = form.questions(site).find((question) => question.id === id);
    return [...(found?.options?.keys() ?? [])].filter((name) => /\/(404|not-sent|thank-you)\)/.test(name));
  };
  expect(offered(review, 'pages')).toEqual([]);
  expect(offered(visibility, 'page')).toEqual([expect.stringMatching(/thank-you\) \(hidden now\)$/)]);
});

const wrongJob = {
  ...aJob,
  'Main service': '',
  'Month it was finished': 'last spring',
  'How long it took': 'quick',
  Cost: 'a lot',
  'Photos: what each one shows': 'One\nTwo',
  'Photos from after the work': attached(4),
  'Story of the job': 'It says {nothing}.',
};

test.each<[string, IssueForm, Typed, ...labels: string[]]>([
  ['a phone number', review, { ...aReview, 'Who said it': 'Dana R. 207-555-0177' }, 'Who said it'],
  [
    'a review that is there under another name',
    review,
    {
      ...aReview,
      'What the customer said': 'She was here in twenty minutes, in a storm, and the ceiling stayed up.',
    },
    'What the customer said',
  ],
  [
    'hours and holidays with a fault each',
    hours,
    { 'Opening hours': 'Mon-Fri 8-5\nFriday 8-12', Holidays: 'Thanksgivin: closed' },
    'Opening hours',
    'Holidays',
  ],
  [
    'a job with many faults',
    job,
    wrongJob,
    'Main service',
    'Month it was finished',
    'How long it took',
    'Cost',
    'Photos: what each one shows',
    'Photos from before the work',
    'Story of the job',
  ],
])('%s: each question is named once, in its order', (_what, form, typed, ...labels) => {
  expect(sendForm(form, site, typed).problems.map(({ label }) => label)).toEqual(labels);
});

test('a position that is taken is said with the change', () => {
  const { problems, warnings } = sendForm(teamMember, site, { ...aMember, Position: '1' });
  expect(problems).toEqual([]);
  expect(warnings.map(({ text }) => text)).toContainEqual(
    expect.stringContaining(
      'Position 1 is taken too, so the site decides which comes first. Write another number if it matters.',
    ),
  );
});

test('a line of the hours that only the check finds wrong is quoted, with what to write for day and night', () => {
  const typed = {
    'Opening hours': 'Monday: 9 AM - 9:00 AM\nTuesday: 9:00 AM - 8:00 AM',
    Holidays: 'Thanksgiving: 8:00 AM - 8:00 am\nChristmas Day: closed\nDecember 24 - December 26: closed',
  };
  const said = sendForm(hours, site, typed).problems.map(({ label, text }) => `${label}: ${text}`);
  expect(said).toEqual([
    'Opening hours: “Monday: 9 AM - 9:00 AM”: On Monday the business opens and closes at the same time. If you are open day and night, write “24 hours” for the times.',
    'Opening hours: “Tuesday: 9:00 AM - 8:00 AM”: On Tuesday the business closes before it opens. Check AM and PM.',
    'Holidays: “Thanksgiving: 8:00 AM - 8:00 am”: On this date the business opens and closes at the same time. If you are open day and night, write “24 hours” for the times.',
    'Holidays: “December 24 - December 26: closed”: These days overlap with “Christmas Day” above. Write each day once.',
  ]);
});

test('bullets in a text begin a list', () => {
  const [file] = sendForm(article, site, {
    ...anArticle,
    Text: 'Close these:\n\n• the main valve\n•the taps',
  }).files;
  expect(file?.text).toContain('Close these:\n\n- the main valve\n- the taps\n');
});

test('a license number with a digit less is said with the change', () => {
  const { notes } = sendForm(fact, site, { 'Which fact': 'License number', 'What to write': 'MS0000001' });
  expect(notes).toContain(
    'The number on your site had 8 digits, and this one has 7. Check it against your license.',
  );
});

test('a number of reviews keeps the words that the site has with it', () => {
  const typed = { 'Which fact': 'Number of reviews, as visitors read it', 'What to write': '60+' };
  const { files, notes } = sendForm(fact, site, typed);
  expect(files[0]?.text).toContain('label: 60+ reviews');
  expect(notes).toEqual(['“60+” was read as “60+ reviews”.']);
});

test('a fact that pages show between sentences is a sentence', () => {
  const typed = { 'Which fact': 'How soon you answer', 'What to write': 'within 1 business day' };
  expect(sendForm(fact, site, typed).problems).toEqual([
    {
      label: 'What to write',
      text: 'Write a whole sentence, because pages show this between others. Now it is: We call back the same day.',
    },
  ]);
});

test('a new address says that the position on the map is still the old one', () => {
  const geo = { latitude: 43.65, longitude: -70.25 };
  const entries = site.entries.map((entry) =>
    entry.type === 'business' ? { ...entry, fields: { ...entry.fields, geo } } : entry,
  );
  const typed = { 'Which fact': 'Street and number', 'What to write': '14 Elm Street' };
  const notes = ['The position on the map is still that of the old address: it is a fact of its own.'];
  expect(sendForm(fact, { ...site, entries }, typed).notes).toEqual(notes);
  expect(sendForm(fact, site, typed).notes).toEqual([]);
});
