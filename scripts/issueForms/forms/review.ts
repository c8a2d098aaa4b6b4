import { quote } from '../../../pipeline/kinds/kind';
import { readPlace } from '../../../pipeline/kinds/places';
import { countIn } from '../../../pipeline/kinds/words';
import { sectionModel } from '../../../pipeline/model/registry';
import { BODY } from '../issueForm';
import { newFileForm, POSITION, secondIn } from '../newFileForm';

/** A name that stands for several reviews. */
const SEVERAL = /\b(?:and also|reviews?|new ones|(?:two|three|several) (?:people|customers?))\b/i;
/** The line above several reviews: “Here are 2 reviews:”. */
const SEVERAL_BELOW =
  /^(?:(?:here|these) are )?(?:[2-9]|two|three|several) (?:new |more )?reviews?(?=\s*[:-]|\s+from\b)/i;

const ONE = 'A form is for one review. Send a form for each.';

/** `4.9 stars on Google` */
const ONLY_STARS = /^\W*\d(?:\.\d)? ?stars?\b(?: reviews?)?(?: (?:on|from|in) \S+)?\W*$/i;

export const review = newFileForm({
  name: 'review',
  type: 'review',
  title: 'A review',
  about: 'What a customer said about you.',
  titleField: 'name',
  numbered: true,
  check: (given) => {
    const [name, text, stars] = [given('name'), given(BODY), given('rating')];
    const told = toldOf(name, text);
    const said = starsIn(text, stars);
    const second =
      secondIn(text) ??
      secondIn(text, (line) => REVIEWER.test(line)) ??
      // Below a line of hyphens.
      /\S\s*\n\s*\n?[-*_=]{3,}\s*\n\s*(\S.*)/.exec(text)?.[1];
    return [
      ['name', SEVERAL.test(name) && ONE],
      [
        'name',
        /[()]|\sfrom\s|\s[-–—]\s/i.test(name) &&
          'Write only the name here. Town and source have questions of their own.',
      ],
      [BODY, SEVERAL_BELOW.test(text) && ONE],
      [
        BODY,
        told &&
          `${quote(told)} is not what the customer wrote. Leave it out, and write the customer’s words as they are.`,
      ],
      [BODY, ONLY_STARS.test(text) && 'This is only the stars. Copy the customer’s words here.'],
      ['rating', said && `The customer said ${quote(said)}. Correct one of the two.`],
      [BODY, second && `${quote(second)} seems to be another review. Send a form for each.`],
    ];
  },
  asked: (site) => ({
    name: { label: 'Who said it' },
    location: {
      label: 'Town',
      // `pitman new jersey` as `Pitman, NJ`
      normalize: (text) => {
        const { street, town, state } = readPlace(text);
        return town && state && !street ? `${town}, ${state}` : text;
      },
    },
    rating: { label: 'Stars' },
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
      notOffered: site.entries.flatMap(({ address, sections }) =>
        address && !sections.some(({ kind }) => sectionModel(kind)?.showsReviews) ? [address] : [],
      ),
    },
    body: {
      label: 'What the customer said',
      about:
        'Only the customer’s own words. Leave out the name, the stars, “2 months ago”, More, Share and your answer.',
    },
  }),
});

/** The first stars in a text, as a row or as `5 stars`, that contradict the chosen ones. */
function starsIn(text: string, chosen: string): string | undefined {
  const [row] = /[★⭐]\uFE0F?(?:[★⭐☆]\uFE0F?){2,4}/u.exec(text) ?? [];
  if (row !== undefined) return String(row.match(/[★⭐]/gu)?.length) === chosen ? undefined : row;
  const [words, number = ''] =
    /(?<![\d.-]|been )\b([1-5]|one|two|three|four|five) stars?\b(?! (?:off|less|short)\b)/i.exec(text) ?? [];
  // Not “5 stars for the work and 3 for the wait, so 4”.
  const isChosen =
    String(countIn(number)) === chosen ||
    new RegExp(`(?<!\\b(?:instead of|not|rather than)(?: a)? )\\b${chosen}\\b`).test(text);
  return isChosen ? undefined : words;
}

/** `Sam T: They fixed it`, `2. Sam T. -`, `— Sam T.` */
const REVIEWER =
  /^\p{Lu}\p{Ll}+ \p{Lu}\p{L}*\.?(?: from \p{Lu}\p{L}+)?(?::| [-–—])\s+\S|^\d[.)]\s+(?:[\p{Lu}&][\p{L}.]*\s+){1,3}\p{Lu}[\p{L}.]*\s*[-–—,:]|(?:[-–—~]|(?<=["”]))\s*\p{Lu}\p{Ll}+(?: \p{Lu}[\p{Ll}.]*)?$/u;

/** What somebody else says of a review: how it came in, who passed it on, or a sentence before or behind quoted words. */
const RECEIVED =
  /^(?:this|it|(?:the|her|his|their) (?:review|letter|card|note))\b[^.!?\n]{0,40}\bcame in (?:the|by|via) (?:e-?)?mail\b[^.!?\n]*|^[^.!?\n]{0,120}\b(?:typ(?:ed|ing) (?:it |this )?(?:up|out|word for word)|typed (?:by|from)|from (?:a|her|his|their) (?:voice ?mail|letter))\b[^.!?\n]*|^[^"“”\n]{0,120}\b(?:wrote|texted|e-?mailed|(?<!\bthey )sent|showed|word for word|(?:customers?|clients?) (?:said|says|told (?:me|us)))\b[^"“”\n]{0,40}(?=:\s*["“])|(?<=["”]\s*)\((?:s?he|they|it)\b[^()]*\)\s*$/i;

/** The words by which a text tells of the customer or of the review instead of being theirs: “saw Dana”, “Dana said”. */
function toldOf(name: string, text: string): string | undefined {
  // Not “The Miller family” or “A. Smith”.
  const [first] = /^(?!(?:The|My|Our|Your|His|Her)\b)\p{Lu}\p{Ll}{2,}(?!\p{L})/u.exec(name) ?? [];
  const met = `\\b(?:[Mm]et|[Ss]aw|[Rr]an into|(?:[Ss]poke|[Tt]alked) (?:to|with)) ${first}\\b(?! the\\b)`;
  const said = `\\b${first}(?: on \\w+)? (?:said|says|told|tells|wrote)\\b`;
  const ofCustomer = first && new RegExp(`${met}|${said}`, 'u').exec(text)?.[0];
  return ofCustomer || RECEIVED.exec(text)?.[0];
}
