import { readPlace, streetIn } from '../../../pipeline/kinds/places';
import { isHidden, pageName } from '../fieldQuestion';
import { type Answers, type FormProblem, type FormSite, PUBLIC } from '../issueForm';
import { newFileForm } from '../newFileForm';

const PAGES = 'Pages that show it';
const WORDS = 'What the customer said';

export const review = newFileForm({
  name: 'review',
  type: 'review',
  title: 'A review',
  about: 'What a customer said about you.',
  titleField: 'name',
  numbered: true,
  texts: { location: townAndState },
  asked: () => ({
    name: { label: 'Who said it' },
    location: { label: 'Town' },
    rating: { label: 'Stars' },
    project: { label: 'What you built' },
    date: { about: 'For example September 15, 2026. Leave it empty if you only know “3 weeks ago”.' },
    // Only the reviews of the sample have it.
    source: { label: 'Where it was written', notOffered: ['sample'] },
    url: { label: 'Address of the review' },
    order: { label: 'Position' },
    pages: { label: PAGES },
    body: {
      label: WORDS,
      about:
        'Only the customer’s own words. Leave out the name, the stars, “2 months ago”, More, Share and your answer.',
    },
  }),
  faults: (answers, site) => [...hiddenFaults(answers, site), ...wordFaults(answers)],
});

/** `pitman new jersey` as `Pitman, NJ`; other texts stay. */
function townAndState(text: string): string {
  const { street, town, state } = readPlace(text);
  return town && state && !street ? `${town}, ${state}` : text;
}

/** A review that no visitor would see. */
function hiddenFaults(answers: Answers, { entries }: FormSite): FormProblem[] {
  const pages = (answers.get('pages') ?? []).map((address) =>
    entries.find((entry) => entry.address === address),
  );
  const hidden = pages.filter((page) => page !== undefined).filter(isHidden);
  if (hidden.length === 0 || hidden.length < pages.length) return [];
  const names = hidden.map((page) => pageName(page).replace(/ \(.*$/, '')).join(' and ');
  return [
    {
      label: PAGES,
      text: `Visitors cannot see ${hidden.length === 1 ? 'the page' : 'the pages'} ${names} now. Check another page too, such as Home.`,
    },
  ];
}

/** What a website has around a review, in lines of their own. */
const AROUND = [
  /^[★⭐☆✩]/u,
  /^Local Guide\b/i,
  /^\d+ (?:reviews?|photos?)\b/i,
  /^(?:edited )?(?:an?|\d+) (?:hour|day|week|month|year)s? ago(?: new)?$/i,
  /^review ?#?\d+[:.]?$/i,
  /^Positive:? (?:Responsiveness|Punctuality|Quality|Professionalism|Value)\b/i,
  /^(?:more|like|share|helpful|reply|👍.*)$/iu,
  /(?:…|\.\.\.) ?More$/,
];

/** Before words that a website translated. */
const TRANSLATED = /^\((?:translated by google|original)\)/i;
/** Begins what the business wrote. */
const ANSWER = /^(?:response from the owner|owner['’]?s? response|reply from the owner)\b/i;
/** The same in Google’s search results. */
const NAMED_ANSWER = /^.{1,80} \(Owner\)$/;

/** Whether a line is the customer’s name: above the words with stars, or below them with a dash. */
function isSignature(line: string, name: string): boolean {
  const bare = line.replace(/^[-–—~]\s*/, '').replace(/\s*[★⭐☆✩].*$/u, '');
  return bare === name || (bare !== line && bare.startsWith(`${name}, `));
}

function wordFaults(answers: Answers): FormProblem[] {
  const [words = ''] = answers.get('body') ?? [];
  const [name = ''] = answers.get('name') ?? [];
  if (/^(?:https?:\/\/|www\.)\S+$/.test(words))
    return [{ label: WORDS, text: 'This is only a link. Copy the customer’s words here.' }];
  const lines = words.split('\n').map((line) => line.trim());
  const answer = lines.findIndex((line) => ANSWER.test(line) || NAMED_ANSWER.test(line));
  const own = answer < 0 ? lines : lines.slice(0, answer);
  const around = own.filter(
    (line) => AROUND.some((each) => each.test(line)) || (line !== '' && isSignature(line, name)),
  );
  const found = [
    ...around.slice(0, 5).map((line) => `“${line}”`),
    ...own.flatMap((line) => TRANSLATED.exec(line)?.[0] ?? []).map((mark) => `“${mark}”`),
    ...(answer < 0 ? [] : [`“${lines[answer]}” and all below it`]),
  ];
  const street = streetIn(words);
  return [
    ...(street && !answers.has(PUBLIC.id)
      ? [{ label: WORDS, text: `There is a street address here, “${street}”. Leave it out.` }]
      : []),
    ...(found.length === 0
      ? []
      : [{ label: WORDS, text: `Leave out what the customer did not say: ${found.join(', ')}.` }]),
  ];
}
