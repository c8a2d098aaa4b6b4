import { PICTURE_NAME } from '../../layout/lines';
import { quotedLine } from '../../layout/quoting';
import { type LayoutInput, type ReportLine, type Rule, rule } from '../../rule';

/** A line of `descriptions.md` with a space, an arrow or a dash in place of the colon. Groups: what is before the name, the name, the text. */
const PICTURE_AND_TEXT = new RegExp(
  String.raw`^([\s*•-]*)(${PICTURE_NAME})(?:\s+[-–—=]+>?)?\s+([^\s:].*)$`,
  'i',
);
/** A line of `descriptions.md` without a space after the colon. */
const PICTURE_WITHOUT_SPACE = new RegExp(String.raw`^(${PICTURE_NAME}:)([^\s:].*)$`, 'i');

const needsColon = rule({
  id: 'needs-colon',
  about: 'The name of a field, and of a picture in descriptions.md, is followed by a colon and a space.',
  layout(input, report) {
    const [, lead = '', picture = '', text = ''] = PICTURE_AND_TEXT.exec(input.line) ?? [];
    if (text) {
      const corrected = `${lead}${picture}: ${text}`;
      report({ column: 1, advice: colonMissing(picture), text: quotedLine(corrected) ?? corrected });
    }
    checkName(input, report);
  },
});

const colonMissing = (name: string) => `A colon and a space are missing after “${name}”.`;

/** A name without a colon: `phone 555`, `phone = 555`, `phone; 555`. Groups: what is before the name, the name, and the value. */
const NAME_WITHOUT_COLON =
  /^(\s*(?:- +)?)([a-z]\w*)(?:\s*(?:[=;：…]|\.{2,}|[.,'’](?=\s|$)|\s[-–—]>?\s)\s*|\s+|$)(.*)$/i;
/** A name with an equals sign or a full-width colon, which stand in no sentence: the name may be misspelled. */
const NAME_BEFORE_SIGN = /^\s*(?:- +)?[a-z]\w*\s*[=：]/;

/** Reports a name with another character, or none, in place of the colon. */
function checkName({ line, names }: LayoutInput, report: ReportLine): void {
  const [, before = '', word = '', rest = ''] = NAME_WITHOUT_COLON.exec(line) ?? [];
  // A capitalized word before a lowercase one is the start of a sentence.
  const isSentence = before !== '' && /^[A-Z]/.test(word) && /^[a-z]/.test(rest);
  if (!word || /^\s*:/.test(rest) || isSentence) return;
  const known = [word, word.charAt(0).toLowerCase() + word.slice(1)].find((each) => names.has(each));
  if (known === undefined && !NAME_BEFORE_SIGN.test(line)) return;
  const name = known ?? word;
  report({
    column: before.length + 1,
    advice: rest ? colonMissing(name) : `A colon is missing after “${name}”.`,
    text: `${before}${name}:${rest ? ` ${rest}` : ''}`,
  });
}

const needsSpace = rule({
  id: 'needs-space',
  kind: 'sure',
  advice: 'A space is missing after the colon.',
  layout({ line }, report) {
    const corrected = line.replace(PICTURE_WITHOUT_SPACE, '$1 $2');
    if (corrected !== line) {
      // In `sink.jpg:Maine: a sink`, YAML reads the name `sink.jpg:Maine`, so this is the field of the message.
      const [, field] = /^(.+?):(?:\s|$)/.exec(line) ?? [];
      report({ field, column: field ? 1 : undefined, text: quotedLine(corrected) ?? corrected });
      return;
    }
    // A slash after the colon belongs to a web address.
    const [, name = '', value = ''] = /^(\s*(?:- +)?[a-z]\w*:)([^\s:/].*)$/.exec(line) ?? [];
    // `phone:, 555` has a sign in place of the space.
    if (value) report({ text: `${name} ${value.replace(/^[.,;]\s+/, '')}` });
  },
});

export const colonRules: readonly Rule[] = [needsSpace, needsColon];
