import { memoize } from '../../../model/memoize';
import type { Range } from '../../../passages/Range';
import { type Document, isOfType } from '../../Document';
import type { Words } from '../../finding';
import { type Collect, checkCollected, collecting, rule } from '../../rule';
import { checkWordings } from '../../wordings';

type Detail = 'mail' | 'code' | 'account' | 'note';

const SAYS: Record<Detail, Words> = {
  mail: {
    what: '“{words}” is a private email address.',
    advice: 'Leave it out. If it belongs to the business, state it in business.md and write {email} here.',
    inForm: 'Leave it out.',
  },
  code: {
    what: '“{words}” lets strangers into somebody’s house.',
    advice: 'Delete it, and tell the customer if it has been online.',
  },
  account: {
    what: '“{words}” looks like the number of a card, a bank account or a person.',
    advice: 'Delete it.',
  },
  note: { what: '“{words}” is a note for your own people. Visitors would read it.', advice: 'Delete it.' },
};

const DETAILS: readonly { detail: Detail; pattern: RegExp }[] = [
  {
    detail: 'mail',
    pattern:
      /(?<![\w.+-])[\w.+-]+@(?:gmail|googlemail|yahoo|ymail|hotmail|outlook|live|msn|icloud|me|mac|aol|comcast|verizon|att|sbcglobal|cox|charter|protonmail|proton)\.(?:com|net|me)\b/gi,
  },
  {
    detail: 'code',
    pattern:
      /\b(?:alarm|gate|door|garage|lock ?box|key ?pad|entry|security|access),?\s?(?:code|pin|combination)(?: is|:)? ?#?\d{3,8}\b/gi,
  },
  { detail: 'code', pattern: /\bpass(?:word|code|phrase)(?: is|:)? [“"']?[\w!@#$%&*-]*\d[\w!@#$%&*-]*/gi },
  {
    detail: 'code',
    pattern:
      /\bkey (?:is |was |hangs )?(?:under|beneath) the (?:door ?mat|mat|pot|rock|stone|step|planter)\b/gi,
  },
  {
    detail: 'account',
    pattern:
      /\b(?:account|acct|routing|IBAN)\.?(?: (?:number|no\.?|#))?:? ?#?(?:[A-Z]{2}\d{2} ?)?\d[\d ]{5,30}\d\b/gi,
  },
  {
    detail: 'account',
    pattern:
      /\b(?:\d{4}[ -]){3}\d{4}\b|(?<![\w/=.-])(?:4\d{3}|5[1-5]\d\d|6011)\d{12}(?![\w-])|\b\d{3}-\d{2}-\d{4}\b/g,
  },
  {
    detail: 'note',
    pattern:
      /(?<=^|[.!?]\s|^\W+)(?:note (?:to|for) (?:the )?(?:crew|team|self|myself|office|guys|staff|subs)\b|internal (?:note|use only)\b|(?:do not|don['’]t) publish\b|not for (?:the website|publication)\b|(?:guys|crew|team), (?:please )?(?:bring|park|remember|load|pick up|meet)\b)/gim,
  },
  {
    detail: 'note',
    pattern:
      /\bINTERNAL(?= ?[-–—:])|\b(?:[Cc]ustomers?|[Cc]lients?) (?:still )?(?:owes?|pays? late|has(?:n['’]t| not) paid)\b/g,
  },
];

const SIGN =
  /@|code|pin|combination|pass|key |\d{4}|\d-\d{2}-|note |internal|publish|not for|guys|crew|team|customer|client/i;

interface Found {
  words: string;
  detail: Detail;
  range: Range;
}

const findDetails: Collect<Found[]> = ({ type, passages }) =>
  passages.flatMap(({ text, place, range }) =>
    type === 'business' || place === 'note' || !SIGN.test(text)
      ? []
      : DETAILS.flatMap(({ detail, pattern }) =>
          [...text.matchAll(pattern)].map(({ 0: words, index }) => ({
            ...{ words, detail, range: range(index, index + words.length) },
          })),
        ),
  );

/** Email addresses in business.md and in towns, and words of the name of the business. */
const ownWords = memoize((documents: readonly Document[]): ReadonlySet<string> => {
  const fields = documents.find(isOfType('business'))?.fields;
  const names = `${fields?.name ?? ''} ${fields?.shortName ?? ''}`.toLowerCase();
  const words = names.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 3);
  return new Set([...words, ...(fields?.email ? [fields.email.toLowerCase()] : [])]);
});

export const privateDetail = rule({
  id: 'private-detail',
  severity: 'warning',
  about:
    'Something private is in a text that everybody can read: a personal email address, the code of a door, the number of a card or an account, or a note to your own people. Delete it. An email address of the business belongs in business.md.',
  site: collecting(findDetails, (input, report) => {
    const own = [...ownWords(input.documents)];
    checkCollected<Found>(({ words, detail, range }) => {
      const isOwn = detail === 'mail' && own.some((word) => words.toLowerCase().includes(word));
      return isOwn ? undefined : { range, says: SAYS[detail], data: { words } };
    })(input, report);
  }),
  passages: checkWordings(
    DETAILS.map(({ detail, pattern }) => ({ in: ['description'], pattern, says: SAYS[detail] })),
  ),
});
