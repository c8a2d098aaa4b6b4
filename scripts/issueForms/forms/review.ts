import { quote } from '../../../pipeline/kinds/kind';
import { readPlace } from '../../../pipeline/kinds/places';
import { countIn } from '../../../pipeline/kinds/words';
import { sectionModel } from '../../../pipeline/model/registry';
import { BODY, type FormSite } from '../issueForm';
import { newFileForm, POSITION } from '../newFileForm';
import { secondIn } from '../secondIn';

const SAID = 'What the customer said';
const STARS = 'Stars';
const NAME = 'Who said it';

export const review = newFileForm({
  name: 'review',
  type: 'review',
  title: 'A review',
  about: 'What a customer said about you.',
  titleField: 'name',
  numbered: true,
  check: (answers) => {
    const [text = ''] = answers.get(BODY) ?? [];
    const [name = ''] = answers.get('name') ?? [];
    if (/\b(?:and also|reviews?|new ones|(?:two|three|several) (?:people|customers?))\b/i.test(name))
      return [{ label: NAME, text: 'A form is for one review. Send a form for each.' }];
    if (/[()]|\sfrom\s|\s[-–—]\s/i.test(name))
      return [
        { label: NAME, text: 'Write only the name here. Town and source have questions of their own.' },
      ];
    const told = toldOf(name, text);
    if (told)
      return [
        {
          label: SAID,
          text: `${quote(told)} tells of the customer. Write what the customer wrote, word for word.`,
        },
      ];
    const [stars = ''] = answers.get('rating') ?? [];
    const said = starsIn(text) ?? starsInWords(text, stars);
    if (said && said.stars !== stars)
      return [{ label: STARS, text: `The customer said ${quote(said.words)}. Correct one of the two.` }];
    const second = secondReview(text);
    if (second)
      return [{ label: SAID, text: `${quote(second)} seems to be another review. Send a form for each.` }];
    return [];
  },
  asked: (site) => ({
    name: { label: NAME },
    location: { label: 'Town', normalize: townAndState },
    rating: { label: STARS },
    project: { label: 'What you built' },
    date: {
      about: 'For example September 15, 2026. Leave it empty if you only know “3 weeks ago”.',
      normalize: (text) => text.replace(/^.*\b(?:weeks?|months?|years?) ago$/i, ''),
    },
    // Only the sample site's reviews have this source.
    source: { label: 'Where it was written', notOffered: ['sample'] },
    url: { label: 'Address of the review' },
    order: POSITION,
    pages: {
      label: 'Pages that show it',
      empty: 'Check at least one page.',
      notOffered: pagesWithoutReviews(site),
    },
    body: {
      label: SAID,
      about:
        'Only the customer’s own words. Leave out the name, the stars, “2 months ago”, More, Share and your answer.',
    },
  }),
});

/** The addresses of pages without a section that shows reviews. */
const pagesWithoutReviews = ({ entries }: FormSite): string[] =>
  entries.flatMap(({ address, sections }) =>
    address && !sections.some(({ kind }) => sectionModel(kind)?.showsReviews) ? [address] : [],
  );

interface Stars {
  words: string;
  stars: string;
}

/** The first row of stars in a text, and their number. */
function starsIn(text: string): Stars | undefined {
  const [row] = /[★⭐]\uFE0F?(?:[★⭐☆]\uFE0F?){2,4}/u.exec(text) ?? [];
  return row === undefined ? undefined : { words: row, stars: String(row.match(/[★⭐]/gu)?.length) };
}

/** `5 stars` or `five stars` in a text that does not name the chosen number too: “5 stars for the work and 3 for the wait, so 4”. */
function starsInWords(text: string, chosen: string): Stars | undefined {
  const [words, number = ''] =
    /(?<![\d.-]|been )\b([1-5]|one|two|three|four|five) stars?\b/i.exec(text) ?? [];
  if (words === undefined || new RegExp(`\\b${chosen}\\b`).test(text)) return undefined;
  return { words, stars: String(countIn(number)) };
}

/** `Sam T: They fixed it`, `2. Sam T. -`, `— Sam T.` */
const REVIEWER =
  /^\p{Lu}\p{Ll}+ \p{Lu}\p{L}*\.?(?: from \p{Lu}\p{L}+)?(?::| [-–—])\s+\S|^\d[.)]\s+(?:[\p{Lu}&][\p{L}.]*\s+){1,3}\p{Lu}[\p{L}.]*\s*[-–—,:]|[-–—~]\s*\p{Lu}\p{Ll}+(?: \p{Lu}[\p{Ll}.]*)?$/u;

/** The line where a second review begins: numbered, with the name of a second customer, or below a line of hyphens. */
function secondReview(text: string): string | undefined {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const afterRule = lines.find((_line, index) => index > 1 && /^[-*_=]{3,}$/.test(lines[index - 1] ?? ''));
  return secondIn(text) ?? lines.filter((line) => REVIEWER.test(line.trim()))[1] ?? afterRule;
}

/** The words by which a text tells of the customer instead of being theirs: “saw Dana”, “Dana said”. */
function toldOf(name: string, text: string): string | undefined {
  // Not “The Miller family” or “A. Smith”.
  const [first] = /^(?!(?:The|My|Our|Your|His|Her)\b)\p{Lu}\p{Ll}{2,}(?!\p{L})/u.exec(name) ?? [];
  const met = `\\b(?:[Mm]et|[Ss]aw|[Rr]an into|(?:[Ss]poke|[Tt]alked) (?:to|with)) ${first}\\b(?! the\\b)`;
  const said = `\\b${first}(?: on \\w+)? (?:said|says|told|tells|wrote)\\b`;
  return first && new RegExp(`${met}|${said}`, 'u').exec(text)?.[0];
}

/** `pitman new jersey` as `Pitman, NJ`. */
function townAndState(text: string): string {
  const { street, town, state } = readPlace(text);
  return town && state && !street ? `${town}, ${state}` : text;
}
