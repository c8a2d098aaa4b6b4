import { distance } from 'fastest-levenshtein';

export const MONTHS =
  'January February March April May June July August September October November December'.split(' ');

export const WEEKDAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

export type Weekday = (typeof WEEKDAYS)[number];

/** The codes of the states and territories that the US Postal Service delivers to, by name. */
export const STATES: Readonly<Record<string, string>> = {
  ...{ Alabama: 'AL', Alaska: 'AK', Arizona: 'AZ', Arkansas: 'AR', California: 'CA', Colorado: 'CO' },
  ...{ Connecticut: 'CT', Delaware: 'DE', 'District of Columbia': 'DC', Florida: 'FL', Georgia: 'GA' },
  ...{ Hawaii: 'HI', Idaho: 'ID', Illinois: 'IL', Indiana: 'IN', Iowa: 'IA', Kansas: 'KS', Kentucky: 'KY' },
  ...{ Louisiana: 'LA', Maine: 'ME', Maryland: 'MD', Massachusetts: 'MA', Michigan: 'MI', Minnesota: 'MN' },
  ...{ Mississippi: 'MS', Missouri: 'MO', Montana: 'MT', Nebraska: 'NE', Nevada: 'NV' },
  ...{ 'New Hampshire': 'NH', 'New Jersey': 'NJ', 'New Mexico': 'NM', 'New York': 'NY' },
  ...{ 'North Carolina': 'NC', 'North Dakota': 'ND', Ohio: 'OH', Oklahoma: 'OK', Oregon: 'OR' },
  ...{ Pennsylvania: 'PA', 'Rhode Island': 'RI', 'South Carolina': 'SC', 'South Dakota': 'SD' },
  ...{ Tennessee: 'TN', Texas: 'TX', Utah: 'UT', Vermont: 'VT', Virginia: 'VA', Washington: 'WA' },
  ...{ 'West Virginia': 'WV', Wisconsin: 'WI', Wyoming: 'WY' },
  ...{ 'American Samoa': 'AS', Guam: 'GU', 'Northern Mariana Islands': 'MP', 'Puerto Rico': 'PR' },
  ...{
    'Virgin Islands': 'VI',
    'Federated States of Micronesia': 'FM',
    'Marshall Islands': 'MH',
    Palau: 'PW',
  },
};

/** The index of the first name that begins with a word; -1 if none does. */
export const indexOfName = (word: string, names: readonly string[]): number =>
  word === '' ? -1 : names.findIndex((name) => name.toLowerCase().startsWith(word.toLowerCase()));

/** Like `indexOfName`, also for a misspelled name, if only one name is nearest. */
export function indexOfMisspelled(word: string, names: readonly string[]): number {
  const plain = word.toLowerCase();
  const distances = names.map((name) => {
    const full = name.toLowerCase();
    return full.startsWith(plain) ? 0 : plain.length < 5 ? Number.NaN : distance(full, plain);
  });
  const smallest = Math.min(...distances.filter((each) => each <= 2));
  const nearest = distances.filter((each) => each === smallest);
  return plain.length < 2 || nearest.length > 1 ? -1 : distances.indexOf(smallest);
}

const NUMBERS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );
const ORDINALS = 'zeroth first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');

/** `three` and `third` as 3; -1 for other words. */
export const numberNamed = (word: string): number =>
  Math.max(NUMBERS.indexOf(word.toLowerCase()), ORDINALS.indexOf(word.toLowerCase()));

/** A number in digits or words; `a` is 1. */
export const countIn = (word: string): number =>
  /^an?$/.test(word) ? 1 : Number(word) || NUMBERS.indexOf(word.toLowerCase());

/** Whether a number in words follows digits, as in “200 and fifty”. */
export const hasNumberBehind = (text: string): boolean => NUMBER_BEHIND.test(text);
const NUMBER_BEHIND = new RegExp(
  `\\d.* (?:${NUMBERS.join('|')}|\\w+ty|dozen|hundred|thousand|million)\\b`,
  'i',
);

const ABOUT =
  /^(?:just |only |a little |well )*(?:like|maybe|probably|about|abt\.?|around|approx(?:\.|imately)?|roughly|almost|nearly|some|under|over|up to|at (?:most|least)|(?:less|more) than|starting (?:at|from)|upwards of|from|between|just|only|ca?\.|ca\b|[~≈<>])\s*/i;
const OR_SO =
  /[\s-]*(?<![a-z])(?:ish|approx\.?|or so|or thereabouts|(?:from )?start to finish|total|in total|in all|all[ -]in|give or take)$/i;

/** Drops “about” before an amount and “or so” after it. */
export const withoutAbout = (text: string): string => text.replace(ABOUT, '').replace(OR_SO, '');

/** Drops a remark in parentheses from the end, unless it may restrict the text: “12 (until May)”. */
export const withoutRemark = (text: string): string =>
  text.replace(
    /\s*\((?![^()]*(?:\?|\b(?:old|was|or|not|don['’]?t|pending|expired?|until|till?|from|start\w*|soon|maybe)\b))[^()]+\)$/i,
    '',
  );

/** “2.5k” as “2500”. */
export const withoutThousands = (text: string): string =>
  text.replace(/(\d)(?:\.(\d))?\s?k\b/gi, (_all, whole: string, part = '0') => `${whole}${part}00`);

const NONE =
  /^(?:n[/ ]?a|none(?: yet| needed| required)?|nope?|nothing|(?:nobody|no one)\b.{0,40}|unknown|tbd|pending|later|dunno|not (?:yet|needed|required|sure)|(?:i )?(?:don['’]?t|do not|can['’]?t) (?:know|have|remember|recall)\b[^.]*|idk|no idea|(?:i['’]?d )?rather not(?: say)?|prefer not to(?: say)?|x{1,3}|[-–—?.]+)[.!]?$/i;

/** Whether a text is a missing value as programs and spreadsheets write it. */
export const isNothing = (text: string): boolean =>
  /^(?:null|undefined|nil|nan|\[object object\]|#n\/a|#ref!|#value!|#name\?)$/i.test(text);

/** Whether a text is a missing value as people write it. In a section such as a table, it may be content. */
export const isNotAvailable = (text: string): boolean => /^(?:none|nothing|n\/?a)$/i.test(text);

/** Whether an answer declines to answer: “none”, “not sure”, “rather not say”. */
export const isNone = (text: string): boolean => NONE.test(text.trim());

const ELSEWHERE =
  /^\W*(?:(?:the )?same(?! .*\d now$)(?: (?:as|here|thing|(?:text|info|words|description) as)\b.*)?|(?:see|as|in) (?:the )?(?:above|below|attached|picture|photo|screenshot|title|subject)(?: line)?|ditto|idem|tbd|to do)\W*$/i;

/** Not `ME`, which is Maine, or `US`. */
const MYSELF = /^(?:[Mm]e|[Mm]yself|I|[Uu]s)\.?$/;

/** Whether a text only refers to another text or to the writer: “see above”, “ditto”, “me”. */
export const saysNothing = (text: string): boolean => ELSEWHERE.test(text.trim()) || MYSELF.test(text.trim());

const CHANGE =
  '(?:delete|remove|erase|take(?: out| off| down)?|get rid of|scratch|hide|change|update|replace|fix|correct|edit)';
const PIECE =
  '(?:this|that|it|him|her|them|these|those|(?:the|our|my|all|any)(?: \\w+){0,2} (?:reviews?|photos?|pictures?|pages?|jobs?|articles?|posts?|ones?|lines?|numbers?|address|emails?|hours|names?|prices?|sections?))';

/** Requests to the maintainer of a site, instead of text for visitors. */
const REQUESTS: readonly RegExp[] = [
  `^(?:please|pls|plz|kindly) (?:also |just )?(?:${CHANGE}|add|put|post|upload|rename)\\b`,
  `^(?:can|could) (?:you|u|we) (?:please |also |just )*(?:${CHANGE}|add|put|show|post) ${PIECE}\\b`,
  // “Keep it, patch it or cover it” is a title.
  `^(?:${CHANGE}|put|keep|leave|use) ${PIECE}(?:[\\s,.!](?! \\w+ (?:it|them)\\b)|$)`,
  '^(?:delete|remove|erase|hide|take (?:out|off|down)|change|update)[\\s,.!]*(?:please|pls|plz|thanks?|thx)?[.!]*$',
  `^(?:(?:keep|leave|it['’]?s|exactly|the) )*same(?: (?:as|text|thing|one|info|description)\\b[^,]*?)?,? (?:but|except|plus|minus|with|without|add)\\b(?! \\d+ now$)`,
  '^(?:no changes?|unchanged|nothing (?:new|changed?)|as(?: it)? is|stays? (?:the same|as is))[.!]*$',
  '^(?:please )?(?:see|use|copy|get|grab|check|pull)\\s[^.]{0,40}\\b(?:attach\\w+|facebook|google|web ?site|old site|e-?mails?|my card|we already have|for this too|first paragraph)\\b[^.]*$',
  `\\([^()]*\\b(?:pls|plz)\\b[^()]*\\)|\\b(?:pls|plz) (?:copy|fix|add|replace|change|put|insert)\\b`,
  '^(?!(?:they|this|that|it|we|you)\\b)\\p{L}+ will (?:write|send) (?:it|this|something|the rest)\\b',
  '^(?:you|u) (?:pick|choose|decide)\\b|^whatever you (?:think|want|like)|^up to you\\b|^make (?:something|one) up',
].map((each) => new RegExp(each, 'iu'));
/** Further requests, which in a longer text may be part of a story. */
const REQUESTS_IN_VALUES: readonly RegExp[] = [
  `^(?:please|pls|plz) (?:use|move|keep|leave|make|show|don['’]?t|do not)\\b|\\((?:we|i|please|pls) [^)]*\\)$`,
  `\\b(?:any ?more|no longer)$|^(?:we|i)(?:['’]ve)? (?:dropped|stopped|lost|gave up|sold|quit)\\b|^(?:i(?:['’]m| am) )?not sure\\b`,
  '^(?:the )?same (?:street|town|number|address|phone|e-?mail|name)\\b',
  '\\btake (?:this|that|it|him|her|them|these)(?: one)? (?:out|off|down)\\b',
  '\\b(?:new|correct|right|current|old) (?:one|number|address|e-?mail|name|phone|license|hours|price|street|rate)s?(?: (?:is|are|was|should be|will be)\\b|\\s*[:=])',
  '\\S\\s*(?:-+>|=+>|→|>>)\\s*(?!\\/|https?:|tel:|mailto:)\\S',
  '^(?:also )?add(?::| (?:that|this|the (?:words?|line|following)|a line)\\b)',
  '^(?:please )?(?:change|update|correct|fix)(?:d| it| this| that)?(?: from .+)? to\\b',
  `^(?:we|i)(?:['’]ve| have)?(?: just)? moved\\s*(?:to\\b|from\\b|[!.,;:-])`,
  `^(?:it )?should (?:be|say|read)\\b|^make (?:it|this|that)\\b|^(?:it['’]?s|it is|is) now\\b|\\binstead of\\b.*\\d`,
  '\\b(?:but|so) just (?:put|say|write|use)\\b|\\buse the (?:one|pic|photo|picture) (?:from|on|of) (?:his|her|my|our|the|their)\\b',
  `\\b(?:don['’]?t|do not) (?:use|show|print|put|list|publish|name) (?:her|his|their|my|our|it|this|that)\\b|\\bi (?:think|guess)$|^(?:tbd\\b|ask \\w+$)`,
  `\\b(?:please|pls|plz) (?:also |just |don['’]?t |do not )*(?:delete|remove|take|hide|replace|move|use|put|add|keep|change|update|fix|crop|show|make|post|write)\\b|\\((?:put|use|move) (?:this|that|it)\\b`,
  `^(?:change|update|replace) (?:["“']|(?:the|our|my) )[^.]* (?:to|with) `,
  '^replaces? (?:\\w+-\\d+\\b|(?:photo|pic|picture|image|number|no\\.?|#) ?\\d|the (?:old|current|existing|first|last) )',
  '\\bthis (?:is|one is) the (?:better|right|new|correct) (?:one|photo|pic|picture)\\b',
  `\\bthis (?:one|photo|pic|picture) (?:goes|belongs) (?:in|on|under|to|at|with)\\b|\\bthis one(?:['’]s| is) for\\b|\\bgoes (?:in|under) \\w+$`,
  '^not this (?:one|photo|picture)\\b|^(?:oops|sorry)\\b.*\\bwrong\\b|\\bwrong (?:one|house|photo|picture)\\W+(?:oops|sorry)\\b',
  '^\\S+(?: \\S+)? \\((?:my|our) [^)]*\\)$|^me \\(|\\([^)]*\\bstarting\\b[^)]*\\)$',
  `\\b(?:no longer|doesn['’]?t|does not) works? (?:here|there|with us|for us)\\b`,
].map((each) => new RegExp(each, 'i'));

/** A part of the site: “the old photo of the blue one”, not the pictures on a customer's wall. */
const OF_SITE = `(?:(?:it|this|that|them|these)\\b(?! [a-z]{4})|(?:the|this|that|these|my|our|his|her|their)(?: [a-z]+)?(?: [a-z]+)? (?:photos?|pics?|pictures?|pages?|posts?|articles?|texts?|titles?|captions?|reviews?|names?|prices?|typos?|(?:web ?)?site)\\b(?! (?:from|on|off) (?:the|your) walls?))`;

const ON_SITE =
  '(?:(?:(?:the|this|our|your|my)(?: \\w+){0,3}|a new|home|team|about|cost|gallery) ?page|web ?site|(?:the|our|your) gallery|your list)\\b';

/** Requests inside a longer text, which occur in no story or advice. */
const REQUESTS_IN_TEXTS: readonly RegExp[] = [
  '[([]\\s*(?:note|nb|fyi|between us)\\b[^()[\\]]*[)\\]](?!\\()|\\bjust so (?:you|u) know\\b',
  `[^.!?]{0,200}\\b(?:pls|plz)\\b|[([][^()[\\]]*\\b(?:do(?: not|n['’]t)|just) put\\b[^()[\\]]*[)\\]]|\\b(?:not|was ?n['’]?t|is ?n['’]?t) in (?:the|your|this) (?:list|drop ?down|menu|choices)\\b`,
  `(?:^|[.!?,(]\\s*|\\b(?:and|also|so|then|just|to) )(?:add|put|make|take|remove|delete|change|update|replace|move|keep|show|hide|copy|post|upload|publish)\\b[^.!?]{0,50}\\b${ON_SITE}|\\b(?:do(?:n['’]?t| not)) make (?:a )?new (?:one|page)\\b|\\byou (?:can|may) (?:use|post|put|share) (?:this|it)\\b`,
  '\\b(?:can|could) (?:you|u) (?:please |just )*(?:shorten|edit|crop|rotate|copy|post)\\b[^.!?]{0,30}\\?',
  '(?:^|[.!?]\\s)(?:please |and |also )*(?:(?:take down|delete) (?:the|that|this) (?:old )?|remove (?:the|that|this) (?:old )?(?=page|post|article|review|photo|picture))(?:one|page|post|article|review|photo|picture)\\b',
  '\\[(?:(?:can|could) (?:you|u)|please|add|insert|put|link to|[^\\[\\]]*\\bplease)\\b[^\\[\\]]*\\](?!\\()',
  '(?:^|[.!?]\\s)(?:can|could) (?:you|u) (?:please |also |just )*(?:put|add|take|move|hide|change|remove|delete) [^.?!]*\\b(?:home ?page|first|web ?site|page|menu|down|off)\\b',
  '\\bplease change (?:it |this |that )?to\\b|\\beverything else stays(?: the same| as (?:it )?is)?(?:[.!,]|$)',
  '\\bjust put (?:it|this) up\\b|\\bgoing to write (?:this|it|the rest)\\b|\\bwill send (?:you|u) the rest\\b',
  `\\b(?:(?:can|could) (?:you|u)|please|pls) (?:please |pls |also |just )*(?:(?:crop|rotate|blur|publish|upload|rewrite|reword|shorten|translate|make (?:it|this|that)|add (?:that|this)|put (?:that|this|it))\\b|(?:write|post|hide|take (?:out|down|off)|remove|delete|replace|swap|fix) ${OF_SITE})`,
  `\\bnot sure what (?:goes|to (?:write|put)|belongs)\\b|^(?:hi|hello|hey)\\b[^.!?]{0,30}\\bhere(?:['’]?s| is| are) (?:the|my|our) (?:text|article|story|photos?|pictures?)\\b`,
  '\\b(?:please|pls) (?:change|update|correct|fix|replace|remove|delete) (?:her|his|their|my|our|the) (?:\\w+ )?(?:name|title|photo|picture|page|text|bio|review|phone|e-?mail|address|job)\\b|\\b(?:keep|leave) the rest\\b',
  '\\b(?:can|could) (?:you|u) (?:please |just )*(?:(?:change|remove|delete|update) (?:that|this)\\b(?! \\w)|copy (?:that|this|the) (?:text|story|one)\\b)',
  '[?.!]\\s*(?:you|u) (?:pick|choose|decide)\\b',
  '\\btake (?:him|her|them|it|this|that) (?:off|down from) (?:the|our|your) (?:page|site|web ?site|list|team)\\b',
  `\\bplease do(?: not|n['’]?t) (?:put|post|publish|show|share|list|mention|use)\\b|\\bdo(?: not|n['’]?t) (?:put|post|publish|show|share) (?:it|this|that|them|these|(?:the|her|his|their|our|my) \\w+) (?:online|live|up|out|yet|until|before|on (?:the|our) (?:web ?)?site)\\b`,
  `(?:\\bi['’]?ll|(?:^|\\bi )(?:will|can)|(?:^|[.!?,(]\\s*|\\bi )(?:gonna|(?:will|can)(?= (?:send|upload)))) (?:send|e-?mail|text|add|write|fill|upload)\\b[^.!?]*\\b(?:later|tomorrow|tmrw|tmw|soon|toni(?:ght|te)|(?:this|next|over the) (?:week|month)\\w*|\\w+day)\\b`,
  '\\b(?:could|can|should) (?:just |also )?(?:use|post|publish|take|copy) (?:this|that|the) (?:article|post|text|story|words) ?(?:from\\b|[,.!]|$)',
  `\\b(?:customers?|clients?|owners?|they|she|he) (?:do(?:es)? not|do(?:es)?n['’]?t) want (?:the|their|her|his|this|it|a)\\b[^.]*\\b(?:internet|online|web ?site|site)\\b`,
].map((each) => new RegExp(each, 'i'));

/** The first request to the maintainer of the site inside a text, up to the end of its line. */
export const requestInText = (text: string): string | undefined =>
  text
    .split('\n')
    .map((line) =>
      line.slice(Math.min(...REQUESTS_IN_TEXTS.map((pattern) => pattern.exec(line)?.index ?? line.length))),
    )
    .map((request) => request.replace(/^[.!?]\s+/, ''))
    .find(Boolean);

/** Whether a text requests a change of the site: “take this out”, “same but with our LLC”. `isValue`: the text is a short value. */
export const isRequest = (text: string, isValue: boolean): boolean =>
  [...REQUESTS, ...(isValue ? REQUESTS_IN_VALUES : [])].some((pattern) => pattern.test(text.trim()));

const IN_SENTENCES =
  /(?<![\p{L}'’])(?:i|i['’]m|we|we['’]re|me|my|our|us|you|your|they|he|she|his|her|is|it['’]s|are|was|has|have|do|does|don['’]t|can|who|with|from|out|near|behind|around|about|within|since|call|ask|any\w*|every\w*|all|some|not|only|also|etc)(?![\p{L}'’])/iu;

/** Whether a text is a sentence, such as “we work out of Fresno”, and not a name. */
export const isSentence = (text: string): boolean => IN_SENTENCES.test(text);
