import { memoize } from '../../../model/memoize';
import { type Document, isOfType } from '../../Document';
import { type Collect, rule } from '../../rule';
import { checkDescriptions } from '../../source/descriptions';

type Detail = 'mail' | 'code' | 'account' | 'note';

const DETAILS: readonly { detail: Detail; pattern: RegExp }[] = [
  {
    detail: 'mail',
    pattern:
      /(?<![\w.+-])[\w.+-]+@(?:gmail|googlemail|yahoo|ymail|hotmail|outlook|live|msn|icloud|me|mac|aol|comcast|verizon|att|sbcglobal|cox|charter|protonmail|proton)\.(?:com|net|me)\b/i,
  },
  {
    detail: 'code',
    pattern:
      /\b(?:alarm|gate|door|garage|lock ?box|key ?pad|entry|security|access),?\s?(?:code|pin|combination)(?: is|:)? ?#?\d{3,8}\b/i,
  },
  { detail: 'code', pattern: /\bpass(?:word|code|phrase)(?: is|:)? [“"']?[\w!@#$%&*-]*\d[\w!@#$%&*-]*/i },
  {
    detail: 'code',
    pattern:
      /\bkey (?:is |was |hangs )?(?:under|beneath) the (?:door ?mat|mat|pot|rock|stone|step|planter)\b/i,
  },
  {
    detail: 'account',
    pattern:
      /\b(?:account|acct|routing|IBAN)\.?(?: (?:number|no\.?|#))?:? ?#?(?:[A-Z]{2}\d{2} ?)?\d[\d ]{5,30}\d\b/i,
  },
  {
    detail: 'account',
    pattern:
      /\b(?:\d{4}[ -]){3}\d{4}\b|(?<![\w/=.-])(?:4\d{3}|5[1-5]\d\d|6011)\d{12}(?![\w-])|\b\d{3}-\d{2}-\d{4}\b/,
  },
  {
    detail: 'note',
    pattern:
      /(?<=^|^[\s-]*[\w ]+: "?|[.!?] |^\W+)(?:note (?:to|for) (?:the )?(?:crew|team|self|myself|office|guys|staff|subs)\b|internal (?:note|use only)\b|(?:do not|don['’]t) publish\b|not for (?:the website|publication)\b|(?:guys|crew|team), (?:please )?(?:bring|park|remember|load|pick up|meet)\b)/i,
  },
  {
    detail: 'note',
    pattern:
      /\bINTERNAL(?= ?[-–—:])|\b(?:[Cc]ustomers?|[Cc]lients?) (?:still )?(?:owes?|pays? late|has(?:n['’]t| not) paid)\b/,
  },
];

const SIGN =
  /@|code|pin|combination|pass|key |\d{4}|\d-\d{2}-|note |internal|publish|not for|guys|crew|team|customer|client/i;

const ADVICE: Record<Detail, string> = {
  mail: 'is a private email address. Leave it out. If it belongs to the business, state it in business.md and write {email} here.',
  code: 'lets strangers into somebody’s house. Delete it, and tell the customer if it has been online.',
  account: 'looks like the number of a card, a bank account or a person. Delete it.',
  note: 'is a note for your own people. Visitors would read it. Delete it.',
};

interface Found {
  line: number;
  text: string;
  detail: Detail;
}

const findDetails: Collect<Found[]> = ({ type, source: { lines, bodyLine } }) => {
  if (type === 'business' || !SIGN.test(lines.join('\n'))) return [];
  return lines.flatMap((each, index) => {
    const found = index < bodyLine - 1 && /^\s*#/.test(each) ? undefined : findDetail(each);
    return found ? [{ line: index + 1, ...found }] : [];
  });
};

function findDetail(line: string): Pick<Found, 'text' | 'detail'> | undefined {
  if (!SIGN.test(line)) return undefined;
  for (const { detail, pattern } of DETAILS) {
    const [text] = pattern.exec(line) ?? [];
    if (text) return { text, detail };
  }
  return undefined;
}

const explain = ({ text, detail }: Pick<Found, 'text' | 'detail'>) => ({
  actual: text,
  reason: `“${text}” ${ADVICE[detail]}`,
  ...(detail === 'mail' ? { inForm: `“${text}” is a private email address. Leave it out.` } : {}),
});

/** Email addresses in business.md and in towns, and words of the name of the business. */
const ownWords = memoize((documents: readonly Document[]): ReadonlySet<string> => {
  const fields = documents.find(isOfType('business'))?.fields;
  const names = `${fields?.name ?? ''} ${fields?.shortName ?? ''}`.toLowerCase();
  const words = names.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 3);
  return new Set([...words, ...(fields?.email ? [fields.email.toLowerCase()] : [])]);
});

export const privateDetails = rule({
  id: 'private-detail',
  on: 'site',
  severity: 'warning',
  isCausedElsewhere: true,
  about:
    'Something private is in a text that everybody can read: a personal email address, the code of a door, the number of a card or an account, or a note to your own people. Delete it. An email address of the business belongs in business.md.',
  collect: findDetails,
  check({ documents, forEachDocument }, report) {
    const own = [...ownWords(documents)];
    forEachDocument((_document, details) => {
      for (const { line, ...found } of details) {
        const address = found.text.toLowerCase();
        if (found.detail === 'mail' && own.some((word) => address.includes(word))) continue;
        report({ line, ...explain(found) });
      }
    });
  },
  also: {
    text: checkDescriptions((text) => {
      const found = findDetail(text);
      return found && explain(found);
    }),
  },
});
