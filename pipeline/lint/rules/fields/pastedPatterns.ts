/** A kind of text that comes along when text is copied. */
export interface PastedKind {
  /** What to say of it, behind the words that were found. */
  reason: string;
  /** A quick test of a file and of each of its lines, because hardly any has one. */
  sign: RegExp;
  patterns: readonly RegExp[];
  /** Whether the line is right without the words that were found. */
  isDeletable?: boolean;
  /** Whether it is looked for only below the fields, because a field may look like it. */
  isOnlyInBody?: boolean;
  /** Whether it is always wrong, as HTML is. */
  isError?: boolean;
}

const WRITES =
  '(?:re)?(?:write|word|draft|adjust|create|add more|expand|shorten|revise|refine|generate|tailor|polish|translate|turn (?:this|it)|make (?:this|it))';
const REWRITES =
  '(?:re(?:write|word|vise)|shorten|expand|polish|translate|make (?:this|it) (?:sound|more|less|short|long|friend))';
const REWRITTEN =
  '(?:rewritten|rewrite|revised|reworded|edited|proofread|shortened|condensed|expanded|polished|improved)';
const TEXT = '(?:text|paragraphs?|version|copy|draft|description|bio|headlines?|taglines?|titles?|captions?)';
const SOME = '(?:(?:an?|the|your|two|three|four|five|some|a few|my) )?';

const reply: PastedKind = {
  reason: 'is what a writing assistant says to you, and not for your visitors. Delete it.',
  sign: /\bAI\b|(?:language|large) model|(?:by|with) (?:gemini|copilot|claude)|training data|knowledge cutoff|certainly|sure[,!.]|of course|absolutely|here(?:['’]s| is| are) |\bI(?: |['’](?:ve|m) )(?:have|sorry|can|don|rew|rev|re|edit|proof|short|cond|exp|pol|imp)|\bI (?:can|don)|want me to|like me to|let me know|hope this|feel free|replace |\d characters|call.to.action|you said|copy code|regenerate|chatgpt/i,
  patterns: [
    /\bas an? (?:AI|large) (?:language )?model\b/i,
    /\b(?:in|of) my training data\b|\bmy knowledge cutoff\b/i,
    /(?<![\p{L}\p{N}])(?:certainly|sure|of course|absolutely)[!,.] here(?:['’]s| is| are)\b/iu,
    /\bhere(?:['’]s| is) (?:a|the|your) (?:more )?[\w-]+ version(?: of (?:your|the) \w+)?/i,
    new RegExp(
      `\\bhere(?:['’]s| is| are) ${SOME}(?:${REWRITTEN} (?:[\\w-]+ )?${TEXT}|(?:\\w+ )?(?:options|ideas|suggestions) for your ${TEXT})\\b`,
      'i',
    ),
    new RegExp(`\\bI(?:['’]ve| have) ${REWRITTEN} (?:the|your|this|it)\\b(?: ${TEXT}\\b)?`, 'i'),
    new RegExp(`\\bwould you like me to (?:also )?${WRITES}\\b|\\bwant me to (?:also )?${REWRITES}`, 'i'),
    new RegExp(
      `\\bif you(?:['’]d like| want| like|['’]d prefer), I can (?:also )?${WRITES}\\b|\\bI can also ${REWRITES}`,
      'i',
    ),
    /\blet me know if you(?:['’]d| would)? (?:like|want|need) (?:me to\b|any (?:changes|edits|revisions|adjustments|tweaks)\b|(?:it|this) (?:shorter|longer)\b)/i,
    /\blet me know (?:if|how) this (?:looks|sounds)\b/i,
    /\bI hope this (?:helps|email finds you)\b/i,
    /\bfeel free to (?:adjust|modify|customize|edit|tweak) (?:it|this|the text)\b/i,
    /\bI(?:['’]m sorry, but I)? (?:can['’]?t|cannot) (?:help|assist) with (?:that|this)\b|\bI don['’]t have access to (?:your|the|real)\b/i,
    /\breplace (?:the |any |all )?(?:text in brackets|bracket\w*|placeholders?)\b/i,
    /\b(?:under|within|below) \d+ characters\b/i,
    /\bcall[ -]to[ -]action\b/i,
    /^\W*(?:you said|copy code|regenerate(?: response)?):?\W*$|^\W*ChatGPT said:/i,
    /^\W*(?:generated|written|created) (?:by|with) (?:ChatGPT|AI|Gemini|Copilot|Claude)\b|\bChatGPT can make mistakes\b|\bAI-generated content\b/i,
  ],
};

const citation: PastedKind = {
  reason: 'is a mark that a writing assistant leaves. Delete it.',
  sign: /【|oaicite|cite|utm_source=/,
  isDeletable: true,
  patterns: [
    /【[^】\n]{1,80}】/,
    /:?contentReference\[oaicite:\d+\](?:\{index=\d+\})?/,
    /\ue200?(?:file)?cite\ue202?turn\d+[a-z]+\d+[^\s.,;]*/,
    /\[cite(?:_start|_end|: ?[\d, ]+)\]/,
    /[?&]utm_source=(?:chatgpt\.com|openai|perplexity|copilot\.com|gemini)/,
  ],
};

const mail: PastedKind = {
  reason: 'is left over from an email. Delete it.',
  sign: /sent from|enviado desde|get outlook|(?:original|forwarded) message|wrote:|\[cid:|\[image:|^sent:/im,
  patterns: [
    /(?<=^|[.!?:] |["'>] ?)(?:sent from (?:my|the) |enviado desde mi )(?:iphone|ipad|android|samsung|galaxy|phone|mobile|mail)\b[^.!?\n]{0,40}/i,
    /\bget outlook for (?:ios|android|mac)\b/i,
    /-{3,} ?(?:original|forwarded) message ?-{3,}/i,
    /\bbegin forwarded message:/i,
    /^(?:> ?)*on .{6,80} wrote:\s*$/i,
    /\[(?:cid|image): ?[^\]\n]{1,80}\]/i,
    /^sent: (?:mon|tues|wednes|thurs|fri|satur|sun)day\b.*/i,
  ],
};

const network: PastedKind = {
  reason: 'is what a social network or a review site shows around a text. Delete it.',
  sign: /(?:more|less|translation)[ \t]*$|like\W+(?:comment|reply)|ago[ \t]*$|edited[ \t]*$|from the owner|local guide|helpful\?|may contain|may be an? |no photo/im,
  patterns: [
    /(?<=^|[.…!?] ?)(?:… ?|\.{3} ?)?(?:see|read|show) (?:more|less|translation)\s*$|…\s?more\s*$/i,
    /\blike\W+(?:comment|reply)\W+(?:share\b|\d+ ?[wdhm]\b)/i,
    /^(?:(?:an?|\d+) (?:hour|day|week|month|year)s? ago|\d+ ?h · edited)\s*$/i,
    /(?<=^|[.!?…)] )Response from the owner\b/,
    /\blocal guide(?: ?· ?\d+ (?:reviews?|photos?))+/i,
    /\bwas this review helpful\?|\bhelpful\? ?share\b/i,
    /\b(?:image|photo) may contain\b|\bmay be an? (?:image|graphic|selfie) of\b|\bno photo description available\b/i,
  ],
};

const translator: PastedKind = {
  reason: 'is what a translation tool adds. Delete it.',
  sign: /translat|\(original\)|deepl|see original/i,
  patterns: [
    /\(Translated by Google\)|(?<=^|[.!?…)] )\(Original\)/,
    /\b(?:translated|powered) (?:with|by) (?:DeepL(?:\.com)?|Google Translate)\b(?: \(free version\))?/i,
    /\brate this translation\b|\bsee original\s*$|^translated from [a-z]+\s*$/i,
  ],
};

const code: PastedKind = {
  reason: 'works only in the program that it was copied from. Here, visitors would read it. Delete it.',
  sign: /\[\/?[a-z]|\{[%{]/i,
  isDeletable: true,
  isError: true,
  patterns: [
    /\[\/?(?:gallery|caption|embed|contact-form(?:-7)?|vc_\w+|et_pb_\w+|fusion_\w+|su_\w+|wpforms|elementor[\w-]*|shortcode|playlist|rev_slider|gravityform|ninja_form)\b[^\]]*\]/i,
    /\[(b|i|u|url|img|quote|size|color)(?:=[^\]]*)?\](?=[^[\]]*\[\/\1\])|\[\/(?:b|i|u|url|img|quote|size|color)\]/,
    /\{%[^%]{1,80}%\}|\{\{ ?\w+\.[\w.]+ ?\}\}/,
  ],
};

const LABEL =
  '\\**(?:(?:meta|SEO|page) (?:title|description|keywords?)|(?:focus|target) keywords?|(?:URL )?slug|alt(?:ernative)? text|(?:word|character) count):';

const searchNote: PastedKind = {
  reason: 'is a note for search engines from another program. Here, visitors would read it. Delete it.',
  sign: new RegExp(`^${LABEL}`, 'im'),
  isDeletable: true,
  isOnlyInBody: true,
  patterns: [new RegExp(`^${LABEL}.*`, 'i')],
};

const label: PastedKind = {
  reason: 'is the name of a field in another program, and not part of the text. Delete it.',
  sign: new RegExp(`: "?(?:${LABEL}|title:|description:|excerpt:)|^\\**H[1-4]:`, 'im'),
  isDeletable: true,
  patterns: [
    new RegExp(`(?<=^\\w+: "?)${LABEL}\\**(?=\\s|$)`, 'i'),
    /(?<=^(?:title|description|excerpt): "?)(?:title|description|excerpt):(?=\s)/i,
    /^\**H[1-4]:\**(?=\s)/,
  ],
};

const hashtags: PastedKind = {
  reason: 'works only on social networks. Delete it.',
  sign: /#\p{L}[\p{L}\d_]*(?:[ \t]*$| #\p{L})/mu,
  isDeletable: true,
  patterns: [
    /(?<=[.!?…)] )#\p{L}[\p{L}\d_]*(?: #\p{L}[\p{L}\d_]*)*\s*$/u,
    /(?<=^|\s)#\p{L}[\p{L}\d_]*(?: #\p{L}[\p{L}\d_]*)+/u,
  ],
};

const toDo: PastedKind = {
  reason:
    'is a checkbox of a to-do list. Visitors would see it. Delete it, or the whole line if it is only a note to yourself.',
  sign: /[-*+] \[[ x]\] /i,
  patterns: [/(?<=^\s*[-*+] )\[[ xX]\](?= )/],
};

export const pastedKinds: readonly PastedKind[] = [
  ...[citation, reply, mail, network, translator, code, searchNote, label, hashtags, toDo],
];
