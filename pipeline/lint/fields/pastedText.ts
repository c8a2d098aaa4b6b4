import { type Finding, rule } from '../rule';
import { checkDescriptions } from '../source/descriptions';

const WRITES =
  '(?:re)?(?:write|draft|adjust|create|add more|expand|shorten|revise|refine|generate|tailor|polish|translate|turn (?:this|it)|make (?:this|it))';

/** A quick test, because hardly any line matches. */
const MAY_BE_PASTED =
  /\bAI\b|language model|training data|【|oaicite|cite|utm_source=|certainly|sure[,!]|of course|absolutely|version|like me to|like, I can|want, I can|let me know|hope this|feel free|chatgpt|sent from|enviado desde|outlook|original message|forwarded message|wrote:|cid:|\[image:|^sent:/i;

const PASTED: readonly { what: 'reply' | 'citation' | 'mail'; pattern: RegExp }[] = [
  { what: 'citation', pattern: /【[^】\n]{1,80}】/ },
  { what: 'citation', pattern: /:?contentReference\[oaicite:\d+\](?:\{index=\d+\})?/ },
  { what: 'citation', pattern: /\ue200?(?:file)?cite\ue202?turn\d+[a-z]+\d+[^\s.,;]*/ },
  { what: 'citation', pattern: /\[cite(?:_start|_end|: ?[\d, ]+)\]/ },
  { what: 'citation', pattern: /[?&]utm_source=(?:chatgpt\.com|openai|perplexity|copilot\.com|gemini)/ },
  { what: 'reply', pattern: /\bas an? (?:AI|large) (?:language )?model\b/i },
  { what: 'reply', pattern: /\b(?:in|of) my training data\b|\bmy knowledge cutoff\b/i },
  {
    what: 'reply',
    pattern: /(?<![\p{L}\p{N}])(?:certainly|sure|of course|absolutely)[!,.] here(?:['’]s| is| are)\b/iu,
  },
  {
    what: 'reply',
    pattern: /\bhere(?:['’]s| is) (?:a|the|your) (?:more )?[\w-]+ version(?: of (?:your|the) \w+)?/i,
  },
  { what: 'reply', pattern: new RegExp(`\\bwould you like me to ${WRITES}\\b`, 'i') },
  {
    what: 'reply',
    pattern: new RegExp(
      `\\bif you(?:['’]d like| want| like|['’]d prefer), I can (?:also )?${WRITES}\\b`,
      'i',
    ),
  },
  {
    what: 'reply',
    pattern:
      /\blet me know if you(?:['’]d| would)? (?:like|want|need) (?:me to\b|any (?:changes|edits|revisions|adjustments|tweaks)\b|(?:it|this) (?:shorter|longer)\b)/i,
  },
  { what: 'reply', pattern: /\bI hope this (?:helps|email finds you)\b/i },
  { what: 'reply', pattern: /\bfeel free to (?:adjust|modify|customize|edit|tweak) (?:it|this|the text)\b/i },
  { what: 'reply', pattern: /^\W*ChatGPT said:/i },
  {
    what: 'mail',
    pattern:
      /(?<=^|[.!?:] |["'>] ?)(?:sent from (?:my|the) |enviado desde mi )(?:iphone|ipad|android|samsung|galaxy|phone|mobile|mail)\b[^.!?\n]{0,40}/i,
  },
  { what: 'mail', pattern: /\bget outlook for (?:ios|android|mac)\b/i },
  { what: 'mail', pattern: /-{3,} ?(?:original|forwarded) message ?-{3,}/i },
  { what: 'mail', pattern: /\bbegin forwarded message:/i },
  { what: 'mail', pattern: /^(?:> ?)*on .{6,80} wrote:\s*$/i },
  { what: 'mail', pattern: /\[(?:cid|image): ?[^\]\n]{1,80}\]/i },
  { what: 'mail', pattern: /^sent: (?:mon|tues|wednes|thurs|fri|satur|sun)day\b.*/i },
];

const REASONS = {
  reply: 'is what a writing assistant says to you, and not for your visitors. Delete it.',
  citation: 'is a mark that a writing assistant leaves. Delete it.',
  mail: 'is left from a mail. Delete it.',
};

export const pastedText = rule({
  id: 'pasted-text',
  on: 'fields',
  severity: 'warning',
  about:
    'Words came along when the text was copied: what a writing assistant says to you, its citation marks, or what a mail program adds. Delete them.',
  examples: [
    {
      file: 'services/leak-repair.md',
      wrong: 'Would you like me to shorten this? A leak is',
      right: 'A leak is',
    },
    { file: 'services/leak-repair.md', wrong: 'Sent from my iPhone\n\nA leak is', right: 'A leak is' },
  ],
  check({ source: { lines, bodyLine } }, report) {
    for (const [index, line] of lines.entries()) {
      const found = findPasted(line);
      if (!found || (index < bodyLine - 1 && /^\s*#/.test(line))) continue;
      const { what, ...finding } = found;
      const corrected =
        what === 'citation' ? line.replace(finding.actual, '').replace(/ +(?=[.,;:!?])/g, '') : undefined;
      report({ line: index + 1, ...finding, corrected });
    }
  },
  also: {
    source: checkDescriptions((text): Finding | undefined => {
      const { actual, reason } = findPasted(text) ?? {};
      return reason === undefined ? undefined : { actual, reason };
    }),
  },
});

function findPasted(text: string) {
  if (!MAY_BE_PASTED.test(text)) return undefined;
  const found = PASTED.find(({ pattern }) => pattern.test(text));
  const [actual] = found?.pattern.exec(text) ?? [];
  return found && actual
    ? { what: found.what, actual, reason: `“${actual}” ${REASONS[found.what]}` }
    : undefined;
}
