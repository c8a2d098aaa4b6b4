import { MAIL_HOSTS, PHONES } from '../../../kinds/contact';
import { STREETS, streetIn } from '../../../kinds/places';
import { startOfFile } from '../../../passages/Range';
import { type Document, type DocumentOf, documentsOf, formsIn, isBroken, isOfType } from '../../Document';
import {
  type Collect,
  checkCollected,
  checkFilesOf,
  type Finding,
  type MessageText,
  warning,
} from '../../rule';
import { keepTexts, matchesIn, type PassageText } from '../../site/filePassages';
import { checkWordings, matchesOf } from '../../wordings';

const ABOUT_PEOPLE: readonly string[] = ['project', 'review', 'member', 'article'];

/** Collects texts about people: of reviews the town, the work and the words (a review shows its author's name); of articles, those that may name somebody. */
const findPersonalTexts: Collect<PassageText[]> = ({ type, passages }) => {
  if (!ABOUT_PEOPLE.includes(type)) return [];
  const isRead = (field: string) => type !== 'review' || /^(?:location|project|)$/.test(field);
  const mayName =
    type === 'article' ? /\b(?:Mr|Mrs|Ms|Miss|Dr)\b|[A-Z][a-z]+ [A-Z]|\b[Tt]he\s+[A-Z]/ : /[A-Z\d]/;
  return keepTexts(passages, ({ text, field }) => isRead(field) && mayName.test(text));
};

const OUR_PLACE = /\b(?:our|shop|office|showroom|store|warehouse|yard)\b/i;

const IN_DESCRIPTION = {
  what: '“{words}” tells who or where a customer is.',
  advice: 'Leave it out of the description.',
};

const streetAddress = warning({
  id: 'street-address',
  what: '“{words}” looks like somebody’s home address.',
  advice: 'Leave it out, or name only the part of town.',
  collect: findPersonalTexts,
  site({ business, tree, forEachDocument }, report) {
    const ownStreet = business?.fields.address?.street;
    for (const path of tree.pictures) {
      const words = streetIn(path.slice(path.lastIndexOf('/') + 1).replace(/[-_.]+/g, ' '));
      if (!words || ownStreet?.toLowerCase().includes(words.toLowerCase())) continue;
      const what = `Everybody can see this file's name, and “${words}” looks like somebody’s home address.`;
      const says = { what, advice: 'Give the file another name.' };
      report({ range: startOfFile(`${tree.label}/${path}`), ...says });
    }
    forEachDocument((document, texts) => {
      // In an article, an address may be that of an office.
      if (document.type === 'article') return;
      for (const match of matchesIn(document, texts, [...STREETS, CORNER]))
        if (!ownStreet?.includes(match.words)) report({ range: match.range, data: { words: match.words } });
    });
  },
  passages: checkWordings(
    ['description'],
    STREETS.map((pattern) => ({
      pattern,
      ...IN_DESCRIPTION,
      except: ({ input }) => OUR_PLACE.test(input),
    })),
  ),
});

/** `Mrs. Morel` */
const TITLED = /\b(?:Mr|Mrs|Ms|Miss|Dr)\.?\s+[A-Z][a-z]+|\bmrs?\.? [a-z]{3,}/g;
/** `the Morel family`, `the Morels’ kitchen` */
const FAMILY =
  /\b[Tt]he\s+(?!Christmas|Texas|Dallas)[A-Z][a-z]+(?:(?:['’]s?)?\s+(?:family|residence|household)|(?:['’]s?|(?<=s))\s+(?:new |old )?(?:(?:back|front)[ -]?)?(?:(?:family |living |dining |laundry |sun)room|addition|bath(?:room)?|basement|deck|driveway|fence|garage|garden|gate|home|house|kitchen|patio|porch|roof|yard))\b/g;
/** Not “the American household” or “the Carrier family of furnaces”. */
const HOUSEHOLD =
  /\b[Tt]he\s+(?![A-Z][a-z]+(?:ican|ian|ese|ish)\b)[A-Z][a-z]+(?:['’]s?)?\s+(?:family|residence|household)\b(?! of\b)/g;
/** `for the Morels`, `The Morels wanted` */
const FAMILIES =
  /(?<=\b(?:[Ff]or|[Aa]t|[Bb]y|[Ww]ith) )the [A-Z][a-z]{2,}s\b(?! [A-Z]|['’-])|\b[Tt]he [A-Z][a-z]{2,}s(?= (?:called|wanted|asked|hired|chose|love|live)\b| (?:at|on|of) \d{1,5}(?:st|nd|rd|th)? [A-Z])/g;
/** `corner of Broadway and 3rd Ave` */
const CORNER =
  /\bcorner of (?:[A-Z\d]\w+\.? ){1,2}(?:and|&) [A-Z\d]\w+(?: (?:Ave|St|Rd|Blvd|Dr|Ln|Pike)\w*)?/g;
/** `Ines and Paul Morel wanted` */
const COUPLE =
  /\b[A-Z][a-z]+ (?:and|&) [A-Z][a-z]+ [A-Z][a-z]{2,}(?= (?:called|wanted|asked|hired|found|bought|love|live|at|on)\b|(?:,| of) \d{1,5}(?:st|nd|rd|th)? [A-Z])|(?<=\b(?:for|by|with) )[A-Z][a-z]+ (?:and|&) [A-Z][a-z]+ [A-Z][a-z]{2,}\b/g;
/** Somebody with an address; in articles, `Mr. Smith` may be an expert. */
const TITLED_AT = /\b(?:Mr|Mrs|Ms|Miss|Dr)\.?\s+[A-Z][a-z]+ (?:of|at|on) \d+(?: [A-Z][a-z]+)+/g;
const CUSTOMERS = [TITLED, FAMILY, FAMILIES, COUPLE];

const surname = warning({
  id: 'surname',
  what: '“{words}” names a customer.',
  advice: 'Write “the owners”, or only a first name if the customer agrees.',
  collect: findPersonalTexts,
  site({ documents, forEachDocument }, report) {
    const reviews = documentsOf(documents, 'review');
    const shortened = reviews.flatMap(({ fields }) => fullNames(fields.name));
    const team = documentsOf(documents, 'member').map(({ fields }) => fields.name);
    const isOfTeam = (words: string) => {
      const names = words.match(/ \p{Lu}\p{Ll}+/gu) ?? [];
      return team.some((name) => names.some((each) => name?.endsWith(each)));
    };
    forEachDocument((document, texts) => {
      const patterns = [...customersIn(document, reviews), ...shortened];
      const found = matchesIn(document, texts, patterns).filter(({ words }) => !isOfTeam(words));
      // A name that one text gives away is found in the others too; not as a word, as in “Copper pipe” beside “Mrs. Copper”.
      const namePatterns = found
        .flatMap(({ words }) => lastNameIn(words) ?? [])
        .map((name) => new RegExp(`\\b[Tt]he ${name}\\b(?=['’]s| [a-z])|\\b${name}['’]s\\b`, 'g'));
      const others = texts.filter(({ text }) => !patterns.some((each) => matchesOf(each, text).length > 0));
      for (const { words, range } of [...found, ...matchesIn(document, others, namePatterns)])
        report({ range, data: { words } });
    });
  },
  passages: checkWordings(
    ['description'],
    CUSTOMERS.map((pattern) => ({ pattern, ...IN_DESCRIPTION })),
  ),
});

/** Patterns for the names of customers in a file: all in that of a job, two in articles; none in reviews, where customers name people of the business. */
function customersIn(document: Document, reviews: readonly Document[]): RegExp[] {
  if (!isOfType('project')(document)) return document.type === 'article' ? [TITLED_AT, HOUSEHOLD] : [];
  const author = reviews.find(({ name }) => name === document.fields.review?.name)?.fields.name;
  // A last name, not only its initial.
  const [, lastName] = /\s([A-Z][a-z]{2,})$/.exec(String(author ?? '')) ?? [];
  return [...CUSTOMERS, ...(lastName ? [new RegExp(`\\b${lastName}\\b`, 'g')] : [])];
}

/** `Morel` in `Mrs. Morel` and in `the Morels`. */
const lastNameIn = (words: string): string | undefined =>
  /^(?:(?:Mr|Mrs|Ms|Miss|Dr)\.?\s+([A-Z][a-z]+)|[Tt]he ([A-Z][a-z]+)s)$/.exec(words)?.slice(1).find(Boolean);

/** A pattern that matches `Ines Morel`, for a reviewer who is shown as `Ines M.` */
function fullNames(author = ''): RegExp[] {
  const [, first, letter] = /^([A-Z][a-z]+) ([A-Z])\.?$/.exec(author) ?? [];
  return first ? [new RegExp(`\\b${first} ${letter}[a-z]+\\b`, 'g')] : [];
}

const keepMissing = warning({
  id: 'keep-missing',
  what: 'Nothing says how long requests from your forms are kept, so they are never deleted.',
  advice: 'Add a line with the time, for example “keepLeads: 24 months”.',
  adviceInForm: 'Write a time, for example 24 months.',
  site: checkFilesOf('business', (business, { documents }) => {
    const isSaid = isBroken(business, 'keepLeads') || business.fields.keepLeads !== undefined;
    return !isSaid && documents.flatMap(formsIn).length > 0 && { range: startOfFile(business.file) };
  }),
});

const CODE = {
  what: '“{words}” lets strangers into somebody’s house.',
  advice: 'Delete it, and tell the customer if it has been online.',
};
const ACCOUNT = {
  what: '“{words}” looks like the number of a card, a bank account or a person.',
  advice: 'Delete it.',
};
const NOTE = {
  what: '“{words}” is a note for your own people. Visitors would read it.',
  advice: 'Delete it.',
};

const DETAILS: readonly (MessageText & { pattern: RegExp })[] = [
  {
    pattern: new RegExp(`(?<![\\w.+-])[\\w.+-]+@(?:${MAIL_HOSTS})\\.(?:com|net|me)\\b`, 'gi'),
    what: '“{words}” is a private email address.',
    advice: 'Leave it out. If it belongs to the business, state it in business.md and write {email} here.',
    adviceInForm: 'Leave it out.',
  },
  {
    pattern:
      /\b(?:alarm|gate|door|garage|lock ?box|key ?pad|entry|security|access),?\s?(?:code|pin|combination)(?: (?:for|to|of|at) [a-z ]{1,20}?)?(?: is| was|:)? ?#?\d{3,8}\b/gi,
    ...CODE,
  },
  { pattern: /\bpass(?:word|code|phrase)(?: is|:)? [“"']?[\w!@#$%&*-]*\d[\w!@#$%&*-]*/gi, ...CODE },
  {
    pattern:
      /\bkey (?:is |was |hangs )?(?:under|beneath) the (?:door ?mat|mat|pot|rock|stone|step|planter)\b/gi,
    ...CODE,
  },
  {
    pattern:
      /\b(?:account|acct|routing|IBAN)\.?(?: (?:number|no\.?|#))?:? ?#?(?:[A-Z]{2}\d{2} ?)?\d[\d ]{5,30}\d\b/gi,
    ...ACCOUNT,
  },
  {
    pattern:
      /\b(?:\d{4}[ -]){3}\d{4}\b|(?<![\w/=.-])(?:4\d{3}|5[1-5]\d\d|6011)\d{12}(?![\w-])|\b\d{3}-\d{2}-\d{4}\b/g,
    ...ACCOUNT,
  },
  {
    pattern:
      /(?<=^|[.!?]\s|^\W+)(?:note (?:to|for) (?:the )?(?:crew|team|self|myself|office|guys|staff|subs)\b|internal (?:note|use only)\b|(?:do not|don['’]t) publish\b|not for (?:the website|publication)\b|(?:guys|crew|team), (?:please )?(?:bring|park|remember|load|pick up|meet)\b)/gim,
    ...NOTE,
  },
  {
    pattern:
      /\bINTERNAL(?= ?[-–—:])|\b(?:[Cc]ustomers?|[Cc]lients?) (?:still )?(?:owes?|pays? late|has(?:n['’]t| not) paid)\b/g,
    ...NOTE,
  },
];

const findDetails: Collect<Finding[]> = ({ type, passages }) => {
  if (type === 'business') return [];
  return passages.flatMap(({ text, range }) =>
    DETAILS.flatMap(({ pattern, ...says }) =>
      matchesOf(pattern, text).map(({ 0: words, index }) => ({
        ...says,
        data: { words },
        range: range(index, index + words.length),
      })),
    ),
  );
};

/** The email address in business.md, and the words in the name of the business. */
function ownWords(business?: DocumentOf<'business'>): readonly string[] {
  const { name = '', shortName = '', email } = business?.fields ?? {};
  const words = `${name} ${shortName}`.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  return [...words.filter((word) => word.length > 3), ...(email ? [email.toLowerCase()] : [])];
}

const privateDetail = warning({
  id: 'private-detail',
  collect: findDetails,
  site: checkCollected((finding, { business }) => {
    const words = String(finding.data?.words).toLowerCase();
    const isOwn = /^\S+@/.test(words) && ownWords(business).some((word) => words.includes(word));
    return !isOwn && finding;
  }),
  passages: checkWordings(['description'], [...DETAILS, { pattern: PHONES, ...IN_DESCRIPTION }]),
});

export const privacyRules = [streetAddress, surname, keepMissing, privateDetail];
