/** Characters that XML, and so a feed, cannot contain; and the line separators U+2028 and U+2029, which no keyboard types. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the expression searches for these
export const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u2028\u2029\ufffe\uffff]/;
const CONTROLS = new RegExp(CONTROL, 'g');
/** Characters that are hidden in every script. Joiners are not, in Persian words and in emoji. */
const HIDDEN = /[\u00ad\u180e\u200b\u202d\u202e\u2060-\u2064\ufeff]|(?<=[a-z])[\u200c\u200d](?=[a-z])/gi;
/** Letters of right-to-left scripts. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
/** Marks that turn the direction of a text, which right-to-left scripts need. */
const DIRECTION_MARKS = /[\u061c\u200e\u200f\u202a-\u202c\u2066-\u2069]/g;
/** The tags of regional flags, such as that of Scotland. */
const TAGS = /[\u{e0000}-\u{e007f}]/gu;

export function withoutHidden(line: string): string {
  let bare = line
    .replace(/[\u2028\u2029]/g, ' ')
    .replace(CONTROLS, '')
    .replace(HIDDEN, '');
  if (!RIGHT_TO_LEFT.test(line)) bare = bare.replace(DIRECTION_MARKS, '');
  return line.includes('🏴') ? bare : bare.replace(TAGS, '');
}
