import { quote } from '../../pipeline/kinds/kind';
import { MONTHS, WEEKDAYS } from '../../pipeline/kinds/words';
import { BODY, type Question } from './issueForm';
import { listLines } from './typedLists';

// Answers that ask the maintainer of the site for something, instead of giving the text for visitors.

/** Longer texts are no requests such as “take this out”. */
const MAX_REQUEST = 200;

const CHANGE =
  '(?:delete|remove|erase|take(?: out| off| down)?|get rid of|scratch|hide|change|update|replace|fix|correct|edit)';
const PIECE =
  '(?:this|that|it|him|her|them|these|those|(?:the|our|my|all|any)(?: \\w+){0,2} (?:reviews?|photos?|pictures?|pages?|jobs?|articles?|posts?|ones?|lines?|numbers?|address|emails?|hours|names?|prices?|sections?))';

/** An answer that is a request as a whole. */
const REQUESTS: readonly RegExp[] = [
  `^(?:please|pls|plz|kindly) (?:also |just )?(?:${CHANGE}|add|put|post|upload|rename)\\b`,
  `^(?:can|could) (?:you|u|we) (?:please |also |just )*(?:${CHANGE}|add|put|show|post) ${PIECE}\\b`,
  // “Keep it, patch it or cover it” is a title.
  `^(?:${CHANGE}|put|keep|leave|use) ${PIECE}(?:[\\s,.!](?! \\w+ (?:it|them)\\b)|$)`,
  `^(?:delete|remove|erase|hide|take (?:out|off|down)|change|update)[\\s,.!]*(?:thanks?|thx)?[.!]*$|^(?:${CHANGE}|add|put|post|use|make|move)\\b[^.!?]*\\b(?:please|pls|plz)[.!]*$`,
  `^(?:(?:keep|leave|it['’]?s|exactly|the) )*same(?: (?:as|text|thing|one|info|description)\\b[^,]*?)?,? (?:but|except|plus|minus|with|without|add)\\b(?! \\d+ now$)`,
  '^(?:no changes?|unchanged|nothing (?:new|changed?)|as(?: it)? is|stays? (?:the same|as is))[.!]*$',
  '^(?:please )?(?:see|use|copy|get|grab|check|pull)\\s[^.]{0,40}\\b(?:attach\\w+|facebook|google|web ?site|old site|e-?mail(?:s|ed)?|(?:word )?docs?|documents?|(?:my|business) card|we already have|for this too|first paragraph)\\b[^.]*$',
  '^(?!(?:they|this|that|it|we|you)\\b)(?:\\p{L}+ )?will (?:write|send) (?:it|this|something|the rest)\\b',
  '^(?:(?:(?:the|my|our|his|her) )?(?:bio|text|story|article|captions?|descriptions?|info|details|more|rest|it)(?: is| are)? )?(?:to (?:come|follow)|coming(?: soon)?|will follow)[.!]*$',
  '^(?:you|u) (?:pick|choose|decide|make up|come up with)\\b|^(?:can|could) (?:you|u) (?:please )?(?:make up|come up with|(?:pick|choose|decide)(?: (?:one|some|it|something)\\b|[.!?]*$))|^whatever you (?:think|want|like)|^up to you\\b|^make (?:something|one) up',
].map((each) => new RegExp(each, 'iu'));
/** Further requests in an answer of one line; in a longer text, they may be part of a story. */
const REQUESTS_IN_VALUES: readonly RegExp[] = [
  `\\b(?:any ?more|no longer)$|^(?:we|i)(?:['’]ve)? (?:dropped|stopped|lost|gave up|sold|quit)\\b|^(?:i(?:['’]m| am) )?not sure\\b|\\bcan(?:['’]?t|not) remember\\b|^some (?:guy|lady|woman|man)\\b`,
  '^(?:the )?same (?:street|town|number|address|phone|e-?mail|name)\\b',
  '\\btake (?:this|that|it|him|her|them|these)(?: one)? (?:out|off|down)\\b',
  '\\b(?:new|correct|right|current|old) (?:one|number|address|e-?mail|name|phone|license|hours|price|street|rate)s?(?: (?:is|are|was|should be|will be)\\b|\\s*[:=])',
  '\\S\\s*(?:-+>|=+>|→|>>)\\s*(?!\\/|https?:|tel:|mailto:)\\S',
  '^(?:also )?add(?::| (?:that|this|the (?:words?|line|following)|a line)\\b)',
  `^(?:please )?(?:change|update|correct|fix|replace)(?: it| this| that| (?:["“']|(?:the|our|my) )[^.]*)?(?: from .+)? to\\b|^(?:change|update|replace) (?:["“']|(?:the|our|my) )[^.]* with\\b`,
  `^(?:we|i)(?:['’]ve| have)?(?: just)? moved\\s*(?:to\\b|from\\b|[!.,;:-])`,
  `^(?:it )?should (?:be|say|read)\\b|^make (?:it|this|that)\\b|^(?:it['’]?s|it is|is) now\\b|\\binstead of\\b.*\\d`,
  '\\b(?:but|so) just (?:put|say|write|use)\\b|\\buse the (?:one|pic|photo|picture) (?:from|on|of) (?:his|her|my|our|the|their)\\b',
  `\\b(?:don['’]?t|do not) (?:use|show|print|put|list|publish|name) (?:her|his|their|my|our|it|this|that|the (?:\\w+ )?(?:one|photo|picture))\\b|\\bi (?:think|guess)$|^(?:tbd\\b|ask \\w+$)`,
  `^(?:please|pls|plz) (?:don['’]?t|do not)\\b|\\b(?:please|pls|plz) (?:also |just |don['’]?t |do not )*(?:delete|remove|take|hide|replace|move|use|put|add|keep|leave|change|update|fix|crop|show|make|post|write)\\b|\\((?:put|use|move) (?:this|that|it)\\b`,
  '^replaces? (?:\\w+-\\d+\\b|(?:photo|pic|picture|image|number|no\\.?|#) ?\\d|the (?:old|current|existing|first|last) )',
  '\\bthis (?:is|one is) the (?:better|right|new|correct) (?:one|photo|pic|picture)\\b',
  `\\bthis (?:one|photo|pic|picture) (?:goes|belongs) (?:in|on|under|to|at|with)\\b|\\bthis one(?:['’]s| is) for\\b|\\bgoes (?:in|under) \\w+$`,
  '(?:^|[,.;!]\\s*)(?:put|move) (?:it|this|that|them) with (?:the|our|my)\\b|^not this (?:one|photo|picture)\\b|^(?:oops|sorry)\\b.*\\bwrong\\b|\\bwrong (?:one|house|photo|picture)\\W+(?:oops|sorry)\\b',
  '\\((?:we|i|please|pls) [^)]*\\)$|^\\S+(?: \\S+)? \\((?:my|our) [^)]*\\)$|^me \\(|\\([^)]*\\bstarting\\b[^)]*\\)$',
  `\\b(?:no longer|doesn['’]?t|does not) works? (?:here|there|with us|for us)\\b`,
]
  .map((each) => new RegExp(each, 'i'))
  // A new name: `Ann Shah (was Ann Nair)`.
  .concat(/^\p{Lu}\S+ \p{Lu}\S+ \((?:was|formerly|née|used to be) \p{Lu}\S+(?: \p{Lu}\S+)?\)$/u);

/** A part of the site: “the old photo of the blue one”, not the pictures on a customer's wall. */
const OF_SITE = `(?:(?:it|this|that|them|these)\\b(?! [a-z]{4})|(?:the|this|that|these|my|our|his|her|their)(?: [a-z]+)?(?: [a-z]+)? (?:photos?|pics?|pictures?|pages?|posts?|articles?|texts?|titles?|captions?|reviews?|names?|prices?|phones?|e-?mails?|bios?|stor(?:y|ies)|jobs?|typos?|spellings?|grammar|wordings?|(?:web ?)?site)\\b(?! (?:from|on|off) (?:the|your) walls?))`;

const ON_SITE =
  '(?:(?:(?:the|this|our|your|my)(?: \\w+){0,3}|a new|home|team|about|cost|gallery) ?page|web ?site|(?:the|our|your) gallery|your list)\\b';

/** Requests inside a longer text, which occur in no story or advice. */
const REQUESTS_IN_TEXTS: readonly RegExp[] = [
  '\\b(?:cost|price|amount)s? (?:is|are) (?:only|just) for us\\b|[([]\\s*(?:note|nb|fyi|between us)\\b[^()[\\]]*[)\\]](?!\\()|\\bjust so (?:you|u) know\\b',
  `[^.!?]{0,200}\\b(?:pls|plz|thx)\\b|[([][^()[\\]]*\\b(?:do(?: not|n['’]t)|just) put\\b[^()[\\]]*[)\\]]|\\b(?:not|was ?n['’]?t|is ?n['’]?t) in (?:the|your|this) (?:list|drop ?down|menu|choices)\\b`,
  `(?:^|[.!?,(]\\s*|\\b(?:and|also|so|then|just|to) )(?:add|put|make|take|remove|delete|change|update|replace|move|keep|show|hide|copy|post|upload|publish)\\b[^.!?]{0,50}\\b${ON_SITE}|\\b(?:do(?:n['’]?t| not)) make (?:a )?new (?:one|page)\\b|\\byou (?:can|may) (?:use|post|put|share) (?:this|it)\\b`,
  '(?:^|[.!?]\\s)(?:please |and |also )*(?:(?:take down|delete) (?:the|that|this) (?:old )?|remove (?:the|that|this) (?:old )?(?=page|post|article|review|photo|picture))(?:one|page|post|article|review|photo|picture)\\b',
  '\\[(?:(?:can|could) (?:you|u)|please|add|insert|put|link to|[^\\[\\]]*\\bplease)\\b[^\\[\\]]*\\](?!\\()',
  '(?:^|[.!?]\\s)(?:can|could) (?:you|u) (?:please |also |just )*(?:put|add|take|move|hide|change|remove|delete) [^.?!]*\\b(?:home ?page|first|web ?site|page|menu|down|off)\\b',
  '\\b(?:(?:can|could) (?:you|u)|please|pls) [^.!?]{0,120}\\bbefore (?:it|this|that) (?:goes (?:up|live|online)|is (?:live|online|published|posted))\\b',
  '\\bjust put (?:it|this) up\\b|\\b(?:says?|said|told (?:me|us)|wants (?:me|us)) to put (?:that (?:he|she|they|we|it)\\b|(?:this|it) (?:on|up on|in) (?:the|our|your) (?:web ?)?(?:site|page)\\b)|\\beverything else (?:stays(?: the same| as (?:it )?is)?|the same)(?:[.!,]|$)|\\b(?:keep|leave) the rest\\b|\\bgoing to write (?:this|it|the rest)\\b|\\bwill send (?:you|u) the rest\\b',
  `\\b(?:(?:can|could) (?:you|u)|please|pls) (?:please |pls |also |just )*(?:(?:crop|rotate|blur|publish|upload|rewrite|reword|shorten|edit|translate|make (?:it|this|that)|add (?:that|this)|put (?:that|this|it))\\b|(?:write|post|copy|hide|take (?:out|down|off)|remove|delete|replace|swap|fix|change|update|correct) ${OF_SITE})`,
  `\\bnot sure what (?:goes|to (?:write|put)|belongs)\\b|^(?:hi|hello|hey)\\b[^.!?]{0,30}\\bhere(?:['’]?s| is| are) (?:(?:the|my|our) (?:text|article|story|photos?|pictures?)|what (?:i|we|he|she) wrote)\\b|\\blet me know if (?:you|u) want (?:me|it|this)\\b`,
  '[?.!]\\s*(?:you|u) (?:pick|choose|decide)\\b',
  '\\bin the (?:(?:word |google )?docs?|(?:word|google) (?:file|document)|attachment)\\b[^.!?]{0,80}\\b(?:e-?mailed|sent|shared|attached)\\b',
  "\\bhere(?:['’]?s| is) (?:a (?:second|2nd)|another) (?:one|review) (?:also |too )?(?:off|from|on) (?:google|facebook|fb|yelp|houzz|angi|nextdoor)\\b|(?:^|[.!?(]\\s*)(?:but )?not (?:before|until|till?) [^.!?]{0,30}\\b(?:please|pls)\\b|\\bis still writing (?:this|it)\\b|\\bjust (?:hold|save) (?:the|this|my) spot\\b|\\bplease change to\\b",
  // Punctuation that was dictated.
  '(?<!\\b(?:a|an|the) )\\b(?:exclamation (?:point|mark)[.!]*$|(?<=\\w )new paragraph (?=[a-z]+ [a-z])|(?:comma|exclamation (?:point|mark)) (?:and|but|so|or|we|they|he|she|i|it|the|a)\\b)',
  '\\btake (?:him|her|them|it|this|that) (?:off|down from) (?:the|our|your) (?:page|site|web ?site|list|team)\\b',
  `\\bplease do(?: not|n['’]?t) (?:put|post|publish|show|share|list|mention|use)\\b|\\bdo(?: not|n['’]?t) (?:put|post|publish|show|share) (?:it|this|that|them|these|(?:the|her|his|their|our|my) \\w+) (?:online|live|up|out|yet|until|before|on (?:the|our) (?:web ?)?site)\\b`,
  '^[([].*\\b(?:(?:can|could) (?:you|u)|thx)\\b.*[)\\]]$',
  `(?:\\bi['’]?ll|(?:^|\\bi )(?:will|can)|(?:^|[.!?,(]\\s*|\\bi )(?:gonna|(?:will|can)(?= (?:send|upload)))) (?:send|e-?mail|add|write|fill|upload)\\b[^.!?]*\\b(?:later|tomorrow|tmrw|tmw|soon|toni(?:ght|te)|(?:this|next|over the) week\\w*|\\w+day)\\b`,
  '\\b(?:could|can|should) (?:just |also )?(?:use|post|publish|take|copy) (?:this|that|the) (?:article|post|text|story|words) ?(?:from\\b|[,.!]|$)',
  `\\b(?:customers?|clients?|owners?|they|she|he) (?:do(?:es)? not|do(?:es)?n['’]?t) want (?:the|their|her|his|this|it|a)\\b[^.]*\\b(?:internet|online|web ?site|site)\\b`,
]
  .map((each) => new RegExp(each, 'i'))
  // For somebody by name: `(Tom - check this price)`.
  .concat(
    /[([](?!(?:Tip|Note|Hint|First|Then|Next|Or|Also|Yes|No|Please|Again|Finally|Last|Now)\b)\p{Lu}\p{L}+\s*[-–—,]\s*(?:check|ask|confirm|verify|fix|see|please|pls|add|change|look)\b[^()[\]]{0,200}[)\]](?!\()/u,
  );

/** The first request to the maintainer of the site inside a text, up to the end of its line. */
export function requestInText(text: string): string | undefined {
  const requests = text.split('\n').map((line) => {
    const starts = REQUESTS_IN_TEXTS.map((pattern) => pattern.exec(line)?.index ?? line.length);
    return line.slice(Math.min(...starts)).replace(/^[.!?,]\s+/, '');
  });
  return requests.find(Boolean);
}

/** Whether a text requests a change of the site: “take this out”, “same but with our LLC”. `isValue`: the text is a short value. */
export const isRequest = (text: string, isValue: boolean): boolean =>
  [...REQUESTS, ...(isValue ? REQUESTS_IN_VALUES : [])].some((pattern) => pattern.test(text.trim()));

/** The request to the maintainer in an answer (“take this out”). A long body may quote somebody. */
export function requestIn(text: string, { control, id, instead }: Question): string | undefined {
  const isStory = id === BODY && text.length > MAX_REQUEST;
  const isValue = control === 'input' || instead !== undefined;
  const request = isStory ? undefined : listLines(text).find((line) => isRequest(line, isValue));
  return request ?? requestInText(text);
}

const ON_A_DAY = `(?:after |the )*(?:\\d+(?:st|nd|rd|th|\\/)|next|new year|christmas|xmas|${[...MONTHS, ...WEEKDAYS].map((name) => `${name.slice(0, 3)}(?:${name.slice(3)})?\\b`).join('|')})`;
const LATER = new RegExp(
  `\\b(?:until|till?|before|after|starting) ${ON_A_DAY}|\\bnot (?:yet|before)\\b|\\bback (?:on|up) (?:after|in)\\b`,
  'i',
);

/** A sentence about a text that wants something for a later day; empty for other texts. */
export const laterHint = (text: string): string =>
  LATER.test(text)
    ? ' Nothing is done on a later day by itself: merge the change on that day, or send another form then.'
    : '';

/** Requests to change or add something elsewhere, which a form for something new cannot do. */
const ELSEWHERE =
  /\badd\b.*\bto (?:the|this|that|our)\b|\bmake a new\b|\b(?:remove|delete|erase|take|hide|change|update|replace|fix|correct)\b/i;

export function explainRequest(
  request: string,
  { control, instead, placeholder = '' }: Question,
): { problem: string; kind?: 'elsewhere' } {
  const isElsewhere = instead === undefined && ELSEWHERE.test(request);
  const example = placeholder.replace(/^Example: (.*)$/, ', for example “$1”');
  const ofLine = [
    `${quote(request)} is an instruction or a remark.`,
    `Write only the answer itself${example}.`,
  ];
  const ofText = [
    `Visitors would read ${quote(request)}, word for word.`,
    'Write only what they are to read.',
  ];
  const [what, advice] = control === 'input' ? ofLine : ofText;
  const elsewhere = isElsewhere
    ? ' This form adds something new: to take a page off your site, use the form “Hide a page”; to change or delete anything else, see the guide of your site.'
    : '';
  const problem = `${what} ${instead ?? advice}${elsewhere}${laterHint(request)}`;
  return { problem, ...(isElsewhere && { kind: 'elsewhere' }) };
}
