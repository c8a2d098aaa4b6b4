import { PICTURE_NAME } from '../../layout/lines';
import { quotedLine } from '../../layout/quoting';
import { type LayoutInput, type ReportLine, type Rule, rule } from '../../rule';

/** A line of `descriptions.md` with a space, an arrow or a dash in place of the colon. */
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

/** Reports a name with another character, or none, in place of the colon. */
function checkName({ line, names }: LayoutInput, report: ReportLine): void {
  const [, before = '', word = '', , rest = ''] =
    /^(\s*(?:- +)?)([a-z]\w*)(\s*(?:[=;：…]|\.{2,}|[.,'’](?=\s|$)|\s[-–—]>?\s)\s*|\s+|$)(.*)$/i.exec(line) ??
    [];
  // A capitalized word before a lowercase one is the start of a sentence.
  const isSentence = before !== '' && /^[A-Z]/.test(word) && /^[a-z]/.test(rest);
  if (!word || /^\s*:/.test(rest) || isSentence) return;
  const known = names.has(word) ? word : word[0]?.toLowerCase() + word.slice(1);
  if (!names.has(known) && !/^\s*(?:- +)?[a-z]\w*\s*[=：]/.test(line)) return;
  const name = names.has(known) ? known : word;
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
      // With a colon in the description, the path would end at the wrong colon.
      const [, field] = /^(.+?):(?:\s|$)/.exec(line) ?? [];
      report({ field, column: field ? 1 : undefined, text: quotedLine(corrected) ?? corrected });
      return;
    }
    const [, name = '', value = ''] = /^(\s*(?:- +)?[a-z]\w*:)([^\s:/].*)$/.exec(line) ?? [];
    if (value) report({ text: `${name} ${value.replace(/^[.,;]\s+/, '')}` });
  },
});

export const colonRules: readonly Rule[] = [needsSpace, needsColon];
