import { MONTHS, WEEKDAYS } from '../../../kinds/words';
import { namesFact } from '../../fields/factInBraces';
import type { MessageText } from '../../finding';
import type { PassageInput } from '../../rule';
import { anyOf, BLOCKS, matchesOf, TEXTS, type Wording } from '../../wordings';

type Pasted = Wording & { says: MessageText };

const WRITES =
  '(?:re)?(?:write|word|draft|adjust|create|add more|expand|shorten|revise|refine|generate|tailor|polish|translate|turn (?:this|it)|make (?:this|it))';
const REWRITES =
  '(?:re(?:write|word|vise)|shorten|expand|polish|translate|make (?:this|it) (?:sound|more|less|short|long|friend))';
const REWRITTEN =
  '(?:rewritten|rewrite|revised|reworded|edited|proofread|shortened|condensed|expanded|polished|improved)';
const TEXT = '(?:text|paragraphs?|version|copy|draft|description|bio|headlines?|taglines?|titles?|captions?)';
const SOME = '(?:(?:an?|the|your|two|three|four|five|some|a few|my) )?';

const says = (what: string) => ({ what: `“{words}” ${what}`, advice: 'Delete it.' });

const LABEL =
  '(?:(?:meta|SEO|page) (?:title|description|keywords?)|(?:focus|target) keywords?|(?:URL )?slug|alt(?:ernative)? text|(?:word|character) count):';
const NAME = says('is the name of a field in another program, and not part of the text.');

const FROM_PROGRAM = says('works only in the program that it was copied from. Here, visitors would read it.');

const ALL_FROM_PROGRAM = {
  what: '{words} work only in the program that they were copied from. Here, visitors would read them.',
  advice: 'Delete them.',
};

/** For a code that was replaced by a value in the other program. */
const STANDS_FOR = { ...FROM_PROGRAM, advice: 'Write what it stood for, or delete it.' };
const ALL_STAND_FOR = { ...ALL_FROM_PROGRAM, advice: 'Write what each stood for, or delete it.' };

const INSERTED = /\{%[^%\n]{1,80}%\}|<%[^%\n]{1,80}%>|\{\{[^{}\n]{0,80}\}\}|\{\w+(?:\.\w+)+\}/;

/** Template codes of website programs, such as shortcodes. */
const TEMPLATE_CODES: readonly Pasted[] = [
  [FROM_PROGRAM, new RegExp(`^(?:${INSERTED.source})$`, 'gmu')] as const,
  [STANDS_FOR, new RegExp(INSERTED, 'gu')] as const,
  [STANDS_FOR, /!?\[\[(?!_?toc)[^[\]\n]{1,80}\]\]/giu] as const,
  [FROM_PROGRAM, /\{(?:#[\w-]+|\.[\w-]+|:)(?: ?[#.][^{}\n]{0,80})?\}/gu] as const,
  [
    FROM_PROGRAM,
    /^(?:import [^\n]{1,80} from ["'“”‘’][^\n]{1,80}|export (?:const|default) [^\n]{1,80}|:{3,} ?[^\n]{0,80}|\*\[[^[\]\n]{1,40}\]: [^\n]{1,80})$/gimu,
  ] as const,
  [FROM_PROGRAM, /\[!(?:NOTE|TIP|IMPORTANT|WARNING|CAUTION)\]|\[\[_?toc_?\]\]|^\[toc\]$/gimu] as const,
  [FROM_PROGRAM, /==(?:(?<!\S==)(?=[^\s=])|(?<=[^\s=]==)(?![=\p{L}\d]))/gu] as const,
  [FROM_PROGRAM, /(?<![\p{L}\d:/]):[a-z][a-z\d_+-]{1,30}:(?![\p{L}\d:/])/giu] as const,
].map(([words, pattern]) => ({
  ...{ isDeleted: words === FROM_PROGRAM, says: words, severity: 'error', pattern },
  several: words === FROM_PROGRAM ? ALL_FROM_PROGRAM : ALL_STAND_FOR,
  // Facts in braces and anchors of headings are left to other rules.
  except: ([code], { passage: { place } }) =>
    namesFact(code) || (place === 'heading' && /^\{#[\w-]+\}$/.test(code)),
}));

/** Whether the match begins a field, a label or a heading: a button may say `See more`. */
const isWholeField = ({ index }: RegExpExecArray, { passage }: PassageInput) =>
  index === 0 && ['field', 'label', 'heading'].includes(passage.place);

const AROUND = says('is what a social network or a review site shows around a text.');

/** Words beside numbers, dates and stars that websites show around a review. */
const BESIDE_NUMBERS = `an?|ago|all|am|average|comments?|days?|edited|friends?|guide|helpful|hours?|last|level|likes?|local|minutes?|modified|months?|new|of|on|out|overall|photos?|pm|posted|professionalism|public|punctuality|quality|rat(?:ed|ings?)|reactions?|recommend(?:s|ed)|repl(?:y|ies)|responsiveness|reviews?|reviewed|shared?|stars?|useful|value|verified|videos?|visited|weeks?|years?|yesterday|at|[dhmwy]|${[...MONTHS, ...WEEKDAYS].map((name) => `${name.slice(0, 3)}(?:${name.slice(3)})?`).join('|')}`;
const BUTTON =
  '(?:Like|Comment|Reply|Share|React|Helpful|Useful|Funny|Cool|Report|Follow|More|Less|All reactions)';

/** Lines that websites show around a review. */
const AROUND_REVIEW: readonly Pasted[] = [
  // A line of numbers, dates and stars.
  new RegExp(
    `^(?!\\d+ ?(?:out of|/) ?\\d+\\.?$)(?=.*[\\d★⭐☆✩])(?:[^\\p{L}\\n!?"“”]|(?<!\\p{L})(?:${BESIDE_NUMBERS})(?!\\p{L}))+$`,
    'gimu',
  ),
  /^[★⭐☆✩](?:[^\p{L}\n]|(?<!\p{L})(?:an?|ago|new|edited|(?:hour|day|week|month|year)s?)(?!\p{L}))*/gimu,
  // Parts divided by dots: `Local Guide · 12 reviews`.
  /^(?:(?:(?!\. \p{Lu}\p{Ll})[^·•\n!?]){1,60}\s[·•]\s)+(?:[\w ]{1,20}$)?|^[·•]$/gmu,
  new RegExp(
    `^(?:${BUTTON}(?:[^\\p{L}\\n]+|$))+(?:\\d+ ?[wdhmy])?$|(?:(?<!\\p{L})${BUTTON}\\s*){2,}$|^👍.*`,
    'gmu',
  ),
  /^(?:review ?#?\d+[:.]?|an?(?: \w+)? (?:hour|day|week|month|year) ago(?: new)?|new|edited|public|verified(?: review| customer| hire)?|hired on .*)$/gim,
  /^(?:Positive|Critical):? (?:Responsiveness|Punctuality|Quality|Professionalism|Value)\b.*/gim,
  /^(?:Project (?:cost|price|date|type)|Approximate cost|Details|Services? (?:performed|provided)|Category|Work done|Last modified|Average rating):.*/gim,
  /(?:…|\.\.\.) ?More$/gm,
].map((pattern) => ({ pattern, says: AROUND, isEach: true }));

/** Lines that news sites show around an article. */
const AROUND_ARTICLE: Pasted = {
  pattern: anyOf(
    'gim',
    /^(?:advertisement|sponsored content|skip to (?:main )?content|(?:(?:share on \w+|pin it|tweet)(?: ?[|·•] ?|$))+|related (?:articles?|posts?|stories): [^[\]]{1,100})$/,
    /^(?:© ?(?:20)?\d\d.{1,100}|.{0,100}\ball rights reserved\.?|[a-z][^»\n]{1,40}(?: » [a-z][^»\n]{1,40}){1,4}|by .{1,60} \| .{1,80}\d{4}.{0,80})$/,
  ),
  says: says('is what another website shows around an article.'),
  isEach: true,
};

const OF_EMAIL = says('begins a line that is left over from an email.');
const ANSWER = { what: '“{words}” begins your answer.', advice: 'Delete it and all below it.' };

/** Patterns that are wrong only in the text of a review. */
const REVIEW_WORDS: readonly Pasted[] = [
  {
    pattern:
      /^(?:(?:[Rr]esponse|[Rr]eply|[Cc]omment|[Aa]nswer) (?:from|by) (?:the owner\b.*|\p{Lu}[^.!?\n]{1,60}$)|[Oo]wner['’]?s? [Rr]esponse\b.*|[Bb]usiness [Oo]wner\b.*|Owner: .*|.{1,80} \(Owner\)$|\p{Lu}[^.!?\n]{1,60}['’]s (?:reply|response|answer)$)/mu,
    says: ANSWER,
  },
  {
    pattern: /^(?:thank you|thanks)(?: so much| very much| again)?,? (\p{L}+).*/imu,
    says: ANSWER,
    except: ([, name = ''], { document }) => !String(document?.fields.name).startsWith(name),
  },
  {
    pattern: /^(?:> ?)*on .{6,90} wrote:[ \t]*$/im,
    says: { what: '“{words}” begins the email before this one.', advice: ANSWER.advice },
  },
  {
    pattern: /^(?<at>from|to|cc|bcc|subject|date|sent|reply-to):\s/gim,
    says: OF_EMAIL,
    isEach: true,
  },
  ...AROUND_REVIEW,
  {
    pattern: /^(?:[-–—~]\s*)?\p{Lu}.{1,100}$/gmu,
    says: says('is the name of the customer, which visitors see beside the words.'),
    isEach: true,
    except: ([line], { document }) => !isSignature(line, String(document?.fields.name)),
  },
  {
    pattern: /^\p{Lu}.{1,60}$/gmu,
    says: says('is the town of the customer, which visitors see beside the words.'),
    except: ([line], { document }) => line !== document?.fields.location,
  },
  {
    pattern: /^(?:https?:\/\/|www\.)\S+$/,
    says: { what: 'This is only a link.', advice: 'Copy the customer’s words here.' },
  },
];

/** Whether a line is the customer’s name: alone, with stars, with what they did (`Ann K. reviewed`), or after a dash. */
function isSignature(line: string, name: string): boolean {
  const bare = line.replace(/^[-–—~]\s*/, '').replace(/\s*[★⭐☆✩].*$/u, '');
  const [first = ''] = name.split(' ');
  if (bare === name || (bare === first && first.length > 2)) return true;
  const rest = bare.startsWith(name) ? bare.slice(name.length) : undefined;
  return (
    (bare !== line && rest?.startsWith(', ')) ||
    /^ (?:(?:doesn['’]t )?recommends?|is [^\p{L}]*(?:feeling|with|at)|reviewed|wrote|left|posted|rated)(?!\p{L})/u.test(
      rest ?? '',
    )
  );
}

/**
 * Words that come along when text is copied. Lookbehinds are after the first word, because V8 searches for a literal word several
 * times as fast as it tries a lookbehind at every character.
 */
export const pastedWordings: readonly Pasted[] = [
  {
    in: ['address', ...TEXTS],
    isDeleted: true,
    says: says('is a mark that a writing assistant leaves.'),
    pattern: /[?&]utm_source=(?:chatgpt\.com|openai|perplexity|copilot\.com|gemini)/g,
  },
  {
    isDeleted: true,
    says: says('is a mark that a writing assistant leaves.'),
    pattern: anyOf(
      'gi',
      /【[^】\n]{1,80}】/,
      /:?contentReference\[oaicite:\d+\](?:\{index=\d+\})?/,
      /\ue200?(?:file)?cite\ue202?turn\d+[a-z]+\d+[^\s.,;]*/,
      /\[cite(?:_start|_end|: ?[\d, ]+)\]/,
    ),
  },
  {
    says: says('is what a writing assistant says to you, and not for your visitors.'),
    pattern: anyOf(
      'gim',
      /\bas an? (?:AI|large) (?:language )?model\b/,
      /\b(?:in|of) my training data\b|\bmy knowledge cutoff\b/,
      /\b(?:certainly|sure|of course|absolutely)[!,.] here(?:['’]s| is| are)\b/,
      /\bhere(?:['’]s| is) (?:a|the|your) (?:more )?[\w-]+ version(?: of (?:your|the) \w+)?/,
      `\\bhere(?:['’]s| is| are) ${SOME}(?:${REWRITTEN} (?:[\\w-]+ )?${TEXT}|(?:\\w+ )?(?:options|ideas|suggestions) for your ${TEXT})\\b`,
      `\\bI(?:['’]ve| have) ${REWRITTEN} (?:the|your|this|it)\\b(?: ${TEXT}\\b)?`,
      `\\bwould you like me to (?:also )?${WRITES}\\b|\\bwant me to (?:also )?${REWRITES}`,
      `\\bif you(?:['’]d like| want| like|['’]d prefer), I can (?:also )?${WRITES}\\b|\\bI can also ${REWRITES}`,
      /\blet me know if you(?:['’]d| would)? (?:like|want|need) (?:me to\b|any (?:changes|edits|revisions|adjustments|tweaks)\b|(?:it|this) (?:shorter|longer)\b)/,
      /\blet me know (?:if|how) this (?:looks|sounds)\b/,
      /\bI hope this (?:helps|email finds you)\b/,
      /\bfeel free to (?:adjust|modify|customize|edit|tweak) (?:it|this|the text)\b/,
      /\bI(?:['’]m sorry, but I)? (?:can['’]?t|cannot) (?:help|assist) with (?:that|this)\b|\bI don['’]t have access to (?:your|the|real)\b/,
      /\breplace (?:the |any |all )?(?:text in brackets|bracket\w*|placeholders?)\b/,
      /\b(?:under|within|below) \d+ characters\b/,
      /\bcall[ -]to[ -]action\b/,
      /^[^\w\n]*(?:you said|copy code|regenerate(?: response)?):?[^\w\n]*$|^[^\w\n]*ChatGPT said:/,
      /^[^\w\n]*(?:generated|written|created) (?:by|with) (?:ChatGPT|AI|Gemini|Copilot|Claude)\b|\bChatGPT can make mistakes\b|\bAI-generated content\b/,
    ),
  },
  ...REVIEW_WORDS.map((wording): Pasted => ({ ...wording, in: BLOCKS, type: 'review' })),
  { ...AROUND_ARTICLE, in: BLOCKS, type: 'article' },
  // In small letters, it may lead to an article of this site.
  { ...AROUND_ARTICLE, pattern: /^READ (?:MORE|NEXT|ALSO): .{1,100}$/gm, in: BLOCKS, type: 'article' },
  {
    in: BLOCKS,
    pattern: /^(?<at>(?:from|to|cc|reply-to)(?=: .*@)|subject(?=: )):/gim,
    says: OF_EMAIL,
    isEach: true,
  },
  {
    says: says('is left over from an email.'),
    isEach: true,
    pattern: anyOf(
      'gim',
      /(?:sent|enviado)(?<=(?:^|[.!?:] |["'>] ?)(?:sent|enviado)) (?:from (?:my|the)|desde mi) (?:iphone|ipad|android|samsung|galaxy|phone|mobile|mail)\b[^.!?\n]{0,40}/,
      /\bget outlook for (?:ios|android|mac)\b/,
      /-{3,} ?(?:original|forwarded) message ?-{3,}/,
      /\bbegin forwarded message:/,
      /^(?:> ?)*on .{6,80} wrote:[ \t]*$/,
      /\[(?:cid|image): ?[^\]\n]{1,80}\]/,
      /^sent: [a-z]{3,6}day\b.*/,
    ),
  },
  {
    except: isWholeField,
    says: AROUND,
    pattern: anyOf(
      'gim',
      /(?:…|\.{3})(?<=(?:^|[.…!?] ?)(?:…|\.{3})) ?(?:see|read|show) (?:more|less|translation)[ \t]*$/,
      /(?:see|read|show)(?<=(?:^|[.…!?] ?)(?:see|read|show)) (?:more|less|translation)[ \t]*$|…\s?more[ \t]*$/,
      /\blike\W+(?:comment|reply)\W+(?:share\b|\d+ ?[wdhm]\b)/,
      /^(?:(?:an?|\d+) (?:hour|day|week|month|year)s? ago|\d+ ?h · edited)[ \t]*$/,
      /Response(?<=(?:^|[.!?…)] )Response) from the owner\b/,
      /\b\d[\d,.]*\+? followers\b|\b500\+ connections\b/,
      /\blocal guide(?: ?· ?\d+ (?:reviews?|photos?))+/,
      /\bwas this review helpful\?|\bhelpful\? ?share\b/,
      /\b(?:image|photo) may contain\b|\bmay be an? (?:image|graphic|selfie) of\b|\bno photo description available\b/,
    ),
  },
  {
    says: says('is what a translation tool adds.'),
    pattern: anyOf(
      'gim',
      /\((?:Translated by Google|(?<=(?:^|[.!?…)] )\()Original)\)/,
      /\b(?:translated|powered) (?:with|by) (?:DeepL(?:\.com)?|Google Translate)\b(?: \(free version\))?/,
      /\brate this translation\b|\bsee original[ \t]*$|^translated from [a-z]+[ \t]*$/,
    ),
  },
  {
    isDeleted: true,
    says: FROM_PROGRAM,
    several: ALL_FROM_PROGRAM,
    severity: 'error',
    pattern: anyOf(
      'gi',
      /\[\/?(?:gallery|caption|embed|contact-form(?:-7)?|vc_\w+|et_pb_\w+|fusion_\w+|su_\w+|wpforms|elementor[\w-]*|shortcode|playlist|rev_slider|gravityform|ninja_form)\b[^\]]*\]/,
      /\[(?<tag>b|i|u|url|img|quote|size|color)(?:=[^\]]*)?\](?=[^[\]]*\[\/\k<tag>\])|\[\/(?:b|i|u|url|img|quote|size|color)\]/,
    ),
  },
  ...TEMPLATE_CODES,
  {
    in: BLOCKS,
    isDeleted: true,
    says: says('is a note for search engines from another program. Here, visitors would read it.'),
    pattern: new RegExp(`^${LABEL}.*`, 'gim'),
  },
  {
    isDeleted: true,
    says: NAME,
    pattern: anyOf('gim', `^${LABEL}(?=\\s|$)`, /^H[1-4]:(?=\s)/),
  },
  {
    in: ['field'],
    isDeleted: true,
    says: NAME,
    pattern: /^(?:title|description|excerpt):(?=\s)/gi,
    except: (_match, { passage }) => !/^(?:title|description|excerpt)$/.test(passage.field),
  },
  {
    isDeleted: true,
    says: says('works only on social networks.'),
    pattern: anyOf(
      'gmu',
      /#(?<=[.!?…)] #)\p{L}[\p{L}\d_]*(?: #\p{L}[\p{L}\d_]*)*[ \t]*$/u,
      /#(?<=(?:^|\s)#)\p{L}[\p{L}\d_]*(?: #\p{L}[\p{L}\d_]*)+/u,
    ),
  },
];

export const pastedInFields = pastedWordings.filter(
  ({ isDeleted, in: places = TEXTS }) => isDeleted && places.includes('field'),
);

/** Splits a line of the front matter before its value. */
export function splitAtText(line: string): [before: string, text: string] {
  const [before = ''] = /^[\s-]*(?:[\w -]+:\s+)?["']?/.exec(line) ?? [];
  return [before, line.slice(before.length)];
}

/** Whether a line has pasted words whose fix is to delete them. */
export const isPasted = (line: string): boolean =>
  pastedInFields.some(({ pattern }) =>
    matchesOf(pattern, splitAtText(line)[1]).some(([words]) => !namesFact(words)),
  );
