import { MONTHS, WEEKDAYS } from '../../../kinds/words';
import { namesFact } from '../../fields/factInBraces';
import type { PassageInput } from '../../rule';
import { anyOf, BLOCKS, matchesOf, PLAIN, TEXTS, type Wording } from '../../wordings';
import { DELETE, isShown, REWRITE, TAGS } from './foreignTags';

const says = (what: string) => ({ what: `“{words}” ${what}`, advice: 'Delete it.' });

const WRITES =
  '(?:re)?(?:write|word|draft|adjust|create|add more|expand|shorten|revise|refine|polish|translate|make (?:this|it))';
const REWRITTEN = '(?:re(?:written|vised|worded)|edited|proofread|shortened|expanded|polished|improved)';
const TEXT = '(?:text|paragraphs?|version|copy|draft|description|bio|headlines?|taglines?|titles?|captions?)';

/** What a writing assistant says around its text, and the marks that it leaves. */
const OF_ASSISTANT: readonly Wording[] = [
  {
    deletes: true,
    ...says('is a mark that a writing assistant leaves.'),
    pattern:
      /【[^】\n]{1,80}】|:?contentReference\[oaicite:\d+\](?:\{index=\d+\})?|\ue200?(?:file)?cite\ue202?turn\d+[a-z]+\d+[^\s.,;]*|\[cite(?:_start|_end|: ?[\d, ]+)\]|(?:\[\d{1,2}\]){2,}/gi,
  },
  {
    ...says('is what a writing assistant says to you, and not for your visitors.'),
    pattern: anyOf(
      'gim',
      /\bas an? (?:AI|large) (?:language )?model\b/,
      /^(?:certainly|absolutely)!(?= (?!here\b)[a-z])/,
      /\b(?:certainly|sure|of course|absolutely)[!,.] here(?:['’]s| is| are)\b(?:[^.!?:\n]{0,60}:)?/,
      `\\bhere(?:['’]s| is| are) (?:an? |the |your |a few |some )?(?:${REWRITTEN} ${TEXT}(?: of (?:your|the) \\w+)?|(?:options|ideas) for your ${TEXT})\\b`,
      `\\bI(?:['’]ve| have) ${REWRITTEN} (?:the|your|this|it)\\b(?: ${TEXT}\\b)?`,
      `\\b(?:would you like|want) me to (?:also )?${WRITES}`,
      `\\bif you(?:['’]d like| want| like), I can also ${WRITES}`,
      /\blet me know if you(?:['’]d| would)? (?:like|want|need) (?:me to|any changes|it (?:shorter|longer))\b/,
      /\blet me know (?:if|how) this (?:looks|sounds)\b|\bI hope this (?:helps|email finds you)\b/,
      /\bfeel free to (?:adjust|modify|customize|edit|tweak) (?:it|this|the text)\b/,
      /\b(?:I['’]m sorry, but )?I can['’]?t (?:help|assist) with (?:that|this)\b/,
      /^\W*ChatGPT said:|\bChatGPT can make mistakes\b|^\W*(?:written|generated) by (?:ChatGPT|AI)\b/,
    ),
  },
];

const OF_EMAIL: Wording = {
  ...says('is left over from an email.'),
  reportsEach: true,
  pattern: anyOf(
    'gim',
    /(?:sent|enviado)(?<=(?:^|[.!?:] |["'>] ?)(?:sent|enviado)) (?:from (?:my|the)|desde mi) (?:iphone|ipad|android|samsung|galaxy|phone|mobile|mail)\b[^.!?\n]{0,40}/,
    /\bget outlook for (?:ios|android|mac)\b/,
    /-{3,} ?(?:original|forwarded) message ?-{3,}|\bbegin forwarded message:/,
    /^(?:> ?)*on .{6,90} wrote:[ \t]*$|^(?<at>(?:from|to|cc|reply-to)(?=: .*@)|subject(?=: )):/,
    /\[(?:cid|image): ?[^\]\n]{1,80}\]/,
  ),
};

const AROUND = says('is what a social network or a review site shows around a text.');

/** Whether the match begins a field, a label or a heading: a button may say `See more`. */
const isWholeField = ({ index }: RegExpExecArray, { passage }: PassageInput) =>
  index === 0 && ['field', 'label', 'heading'].includes(passage.place);

// A lookbehind is after the first word, because V8 searches for a literal word several times as fast as it tries one everywhere.
const AROUND_POST: Wording = {
  except: isWholeField,
  ...AROUND,
  pattern: anyOf(
    'gim',
    /(?:see|read|show)(?<=(?:^|[.…!?] ?)(?:see|read|show)) (?:more|less|translation)[ \t]*$/,
    /\blike\W+(?:comment|reply)\W+(?:share\b|\d+ ?[wdhm]\b)/,
    /^(?:an?|\d+) (?:hour|day|week|month|year)s? ago[ \t]*$/,
    /Response(?<=(?:^|[.!?…)] )Response) from the owner\b|\bwas this review helpful\?/,
    /\blocal guide(?: ?· ?\d+ (?:reviews?|photos?))+/,
    /\b(?:image|photo) may contain\b|\bmay be an? (?:image|graphic|selfie) of\b/,
  ),
};

const CUT_OFF: Wording = {
  what: 'The text is cut off at “{words}”.',
  advice: 'Open all of it where it was written, and copy the whole text.',
  pattern: /(?:…|\.{3})\s?more[ \t]*$/gim,
};

const OF_TRANSLATION: Wording = {
  ...says('is what a translation tool adds.'),
  pattern:
    /\((?:Translated by Google|Original)\)|\b[Tt]ranslated (?:with|by) (?:DeepL(?:\.com)?|Google Translate)\b(?: \(free version\))?|\b[Rr]ate this translation\b/g,
};

/** Words of which the lines around a review consist, beside numbers, stars and signs. */
const AROUND_WORDS = `an?|ago|all|am|and|at|average|comments?|cool|critical|days?|edited|follow|friends?|funny|guide|helpful|hired|hours?|last|level|likes?|local|minutes?|modified|months?|more|new|of|on|out|overall|photos?|pm|positive|posted|professionalism|public|punctuality|quality|rat(?:ed|ings?)|react(?:ions?)?|recommend(?:s|ed)|repl(?:y|ies)|report|responsiveness|reviews?|reviewed|shared?|stars?|useful|value|verified|videos?|visited|weeks?|years?|yesterday|[dhmwy]|${[...MONTHS, ...WEEKDAYS].map((name) => `${name.slice(0, 3)}(?:${name.slice(3)})?`).join('|')}`;

const ANSWER = { what: '“{words}” begins your answer.', advice: 'Delete it and all below it.' };
const NOT_WORDS = 'of the customer, which visitors see beside the words.';

const AROUND_REVIEW: readonly Wording[] = [
  {
    pattern:
      /^(?:(?:response|reply|answer) (?:from|by) .{1,60}|owner['’]?s? response\b.*|business owner\b.*|\p{Lu}[^.!?\n]{1,60}['’]s (?:reply|response|answer))$/imu,
    ...ANSWER,
  },
  { pattern: /^(?:[\p{Lu}&][\p{L}'’&.-]* ){1,6}\([Oo]wner\)$/mu, ...ANSWER },
  {
    pattern: /^(?:> ?)*on .{6,90} wrote:[ \t]*$/im,
    what: '“{words}” begins the email before this one.',
    advice: ANSWER.advice,
  },
  {
    pattern: /^(?<at>from|to|cc|subject|date|sent):\s/gim,
    ...says('is left over from an email.'),
    reportsEach: true,
  },
  {
    pattern: /^(?:thank you|thanks)(?: so much| very much| again)?,? (\p{L}+).*/imu,
    ...ANSWER,
    except: ([, name = ''], { document }) => !String(document?.fields.name).startsWith(name),
  },
  ...[
    new RegExp(
      `^(?!\\d+ ?(?:out of|/) ?\\d+\\.?$)(?=.*(?:[\\d★⭐☆✩👍]|\\bago\\b))(?:[^\\p{L}\\n!?"“”{]|(?<!\\p{L})(?:${AROUND_WORDS})(?!\\p{L}))+$`,
      'gimu',
    ),
    // Parts divided by dots: `Local Guide · 12 reviews`.
    /^(?:(?:(?!\. \p{Lu}\p{Ll})[^·•\n!?]){1,60}\s[·•]\s)+(?:[\w ]{1,20}$)?/gmu,
    // The words of buttons and marks.
    /^(?:(?:Like|Comment|Reply|Share|React|Helpful|Useful|Funny|Cool|Report|Follow|More|Edited|New|Public|Verified(?: [Rr]eview| [Cc]ustomer| [Hh]ire)?|Hired)(?:[^\p{L}\n.]+|$))+$/gmu,
    /^(?:(?:Project (?:cost|price|date|type)|Approximate cost|Services? (?:performed|provided)|Category|Work done):|(?:Positive|Critical):? (?:Responsiveness|Punctuality|Quality|Professionalism|Value)\b).*/gim,
  ].map((pattern): Wording => ({ pattern, ...AROUND, reportsEach: true })),
  {
    pattern: /^(?:[-–—~]\s*)?\p{Lu}.{1,100}$/gmu,
    ...says(`is the name ${NOT_WORDS}`),
    reportsEach: true,
    except: ([line], { document }) => !isSignature(line, String(document?.fields.name)),
  },
  {
    pattern: /^\p{Lu}.{1,60}$/gmu,
    ...says(`is the town ${NOT_WORDS}`),
    except: ([line], { document }) => line !== document?.fields.location,
  },
  {
    pattern: /^(?:https?:\/\/|www\.)\S+$/,
    what: 'This is only a link.',
    advice: 'Copy the customer’s words here.',
  },
];

const AROUND_ARTICLE: Wording = {
  pattern: anyOf(
    'gim',
    /^(?:advertisement|sponsored content|skip to (?:main )?content|share this:.*|posted (?:by|on) .{1,80}|[a-z][\w ]{1,20}(?: \| [a-z][\w ]{1,20}){2,}|(?:(?:share on \w+|pin it|tweet)(?: ?[|·•] ?|$))+|related (?:articles?|posts?|stories): [^[\]]{1,100})$/,
    /^(?:© ?(?:20)?\d\d.{1,100}|.{0,100}\ball rights reserved\.?|[a-z][^»\n]{1,40}(?: » [a-z][^»\n]{1,40}){1,4}|by .{1,60} \| .{1,80}\d{4}.{0,80})$/,
  ),
  ...says('is what another website shows around an article.'),
  reportsEach: true,
};

/** Whether a line is the customer’s name: alone, with stars, before what they did (`Ann K. reviewed`), or after a dash. */
function isSignature(line: string, name: string): boolean {
  const bare = line.replace(/^[-–—~]\s*/, '').replace(/\s*[★⭐☆✩].*$/u, '');
  const [first = ''] = name.split(' ');
  if (bare === name || (bare === first && first.length > 2)) return true;
  const rest = bare.startsWith(name) ? bare.slice(name.length) : '';
  if (bare !== line && rest.startsWith(', ')) return true;
  return /^ (?:(?:doesn['’]t )?recommends?|reviewed)\b/.test(rest);
}

/** Codes of other website programs, of which another rule reports those in Markdown. Facts in braces are left to a third. */
const CODES: readonly Wording[] = [
  { in: PLAIN, pattern: TAGS, ...REWRITE[0], except: ([tag]) => !isShown(tag) || namesFact(tag) },
  { in: PLAIN, deletes: true, pattern: TAGS, ...DELETE[0], except: ([tag]) => isShown(tag) },
  // Codes of emoji.
  { deletes: true, pattern: /(?<![\p{L}\d:/]):[a-z][a-z\d_+-]{1,30}:(?![\p{L}\d:/])/giu, ...DELETE[0] },
];

const LABEL =
  '(?:(?:meta|SEO|page) (?:title|description|keywords?)|(?:focus|target) keywords?|(?:URL )?slug|alt(?:ernative)? text):';
const NAME = says('is the name of a field in another program, and not part of the text.');

const LABELS: readonly Wording[] = [
  {
    in: BLOCKS,
    deletes: true,
    ...says('is a note for search engines from another program. Here, visitors would read it.'),
    pattern: new RegExp(`^${LABEL}.*`, 'gim'),
  },
  { deletes: true, ...NAME, pattern: anyOf('gim', `^${LABEL}(?=\\s|$)`, /^H[1-4]:(?=\s)/) },
  {
    in: ['field'],
    deletes: true,
    ...NAME,
    pattern: /^(?:title|description|excerpt):(?=\s)/gi,
    except: (_match, { passage }) => !/^(?:title|description|excerpt)$/.test(passage.field),
  },
];

const HASHTAGS: Wording = {
  deletes: true,
  ...says('works only on social networks.'),
  pattern:
    /#(?<=[.!?…)] #)\p{L}[\p{L}\d_]*(?: #\p{L}[\p{L}\d_]*)*[ \t]*$|#(?<=(?:^|\s)#)\p{L}[\p{L}\d_]*(?: #\p{L}[\p{L}\d_]*)+/gmu,
};

export const pastedWordings: readonly Wording[] = [
  ...OF_ASSISTANT,
  ...AROUND_REVIEW.map((wording): Wording => ({ ...wording, in: BLOCKS, type: 'review' })),
  { ...AROUND_ARTICLE, in: BLOCKS, type: 'article' },
  // In small letters, it may lead to an article of this site.
  { ...AROUND_ARTICLE, pattern: /^READ MORE: .{1,100}$/gm, in: BLOCKS, type: 'article' },
  OF_EMAIL,
  AROUND_POST,
  CUT_OFF,
  OF_TRANSLATION,
  ...LABELS,
  HASHTAGS,
  ...CODES.map((code): Wording => ({ ...code, severity: 'error' })),
];

/** Those that also stand in fields, and are deleted. */
export const pastedInFields = pastedWordings.filter(
  ({ deletes, in: places = TEXTS }) => deletes && places.includes('field'),
);

/** Splits a line of the front matter before its value. */
export function splitAtText(line: string): [before: string, text: string] {
  const [before = ''] = /^[\s-]*(?:[\w -]+:\s+)?["']?/.exec(line) ?? [];
  return [before, line.slice(before.length)];
}

/** Whether a line has pasted words whose fix is to delete them. */
export const isPasted = (line: string): boolean =>
  pastedInFields.some(({ pattern }) =>
    matchesOf(pattern, splitAtText(line)[1]).some(([words]) => !isShown(words)),
  );
