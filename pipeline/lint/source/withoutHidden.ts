/** Characters that XML, and so a feed, cannot contain; and the line separators U+2028 and U+2029, which no keyboard types. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the expression searches for these
export const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u2028\u2029\ufffe\uffff]/;
/** Marks that turn the direction of a text, which right-to-left scripts need. */
const TURNING = String.raw`\u061c\u200e\u200f\u202a-\u202c\u2066-\u2069`;
/** Characters that are hidden in every script. */
const ALWAYS = String.raw`\u00ad\u180e\u200b\u202d\u202e\u2060-\u2064\ufeff`;
/** A quick test. Joiners in Persian words and in emoji are allowed, and so are the tags in the flag of Scotland. */
const MAY_HIDE = new RegExp(
  `${CONTROL.source}|[${TURNING}${ALWAYS}]|[a-z][\\u200c\\u200d][a-z]|\\udb40`,
  'i',
);
/** Letters of right-to-left scripts. */
const FROM_RIGHT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
const HIDDEN = new RegExp(`[${ALWAYS}]|(?<=[a-z])[\\u200c\\u200d](?=[a-z])`, 'gi');
const HIDDEN_FROM_LEFT = new RegExp(`${HIDDEN.source}|[${TURNING}]`, 'gi');
/** The tags of regional flags. */
const TAGS = /[\u{e0000}-\u{e007f}]/gu;

/** The line without invisible characters. */
export function withoutHidden(line: string): string {
  if (!MAY_HIDE.test(line)) return line;
  const hidden = FROM_RIGHT.test(line) ? HIDDEN : HIDDEN_FROM_LEFT;
  const bare = line
    .replace(/[\u2028\u2029]/g, ' ')
    .replace(new RegExp(CONTROL, 'g'), '')
    .replace(hidden, '');
  return line.includes('🏴') ? bare : bare.replace(TAGS, '');
}
