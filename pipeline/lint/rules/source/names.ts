import { findClosingFence } from '../../../source/readSource';
import { type Point, type Source, valueAt } from '../../../source/Source';
import { splitPath } from '../../fields/fieldSchema';
import { isDivider, PICTURE_NAME } from '../../layout/lines';
import { quotedLine } from '../../layout/quoting';
import { type LayoutInput, type ReportLine, rule } from '../../rule';

const frontMatterShape = rule({
  id: 'front-matter-shape',
  layout({ fault }, report) {
    const advice =
      'Between the two --- lines, each line is a name, a colon and a value, for example: title: About Us';
    if (fault.ruleId === 'front-matter-shape') report({ ...fault.place, advice });
  },
});

const twice = rule({
  id: 'twice',
  layout({ fault: { ruleId, field, place, input }, source }, report) {
    if (ruleId !== 'twice') return;
    const { group, name } = splitPath(field);
    const what = `“${name}” is here twice; the other is on line ${input}.`;
    const advice = `Keep one of the two and delete the other.${missingAbove(group, place, source)}`;
    report({ ...place, field, what, advice });
  },
});

function missingAbove(group: string, { column }: Point, { values }: Source): string {
  // The fields of a section are indented by two spaces.
  if (column === 3) return ' If another section begins here, its name is missing above this line.';
  const [first] = Object.keys(valueAt(values, group) ?? {});
  return /\.\d+$/.test(group) && first
    ? ` If another entry begins here, its first line is missing above this line: “- ${first}:”.`
    : '';
}

const nameSigns = rule({
  id: 'name-signs',
  kind: 'sure',
  advice: 'Write the name of a field without stars.',
  layout({ line, names }, report) {
    const [, before = '', name = '', value = ''] =
      /^(\s*(?:- +)?)[*_]{1,2}([a-z]\w*):?[*_]{1,2}:?\s*(.*)$/.exec(line) ?? [];
    if (names.has(name)) report({ text: `${before}${name}: ${value}`.trimEnd() });
  },
});

const noteSign = rule({
  id: 'note-sign',
  advice: 'Begin a note to yourself with #.',
  layout({ line }, report) {
    // Comments of HTML or JavaScript.
    const [, indent = '', note] = /^(\s*)(?:<!--\s*(?=.*-->)|\/\/\s*)(.*?)\s*(?:-->\s*)?$/.exec(line) ?? [];
    if (note) report({ text: `${indent}# ${note}` });
  },
  /** Reports decorative dividers between fields. */
  fences({ lines }, report) {
    const what = 'No line divides fields from one another.';
    const advice = 'Delete this line, or begin it with # to keep it as a note.';
    for (const [index, line] of lines.slice(0, findClosingFence(lines)).entries())
      if (index > 0 && isDivider(lines, index))
        report({ line: index + 1, column: 1, what, advice, text: `# ${line}` });
  },
});

export const nameRules = [frontMatterShape, twice, nameSigns, noteSign];

/** A line of `descriptions.md` with a space, an arrow or a dash in place of the colon. Groups: what is before the name, the name, the text. */
const PICTURE_AND_TEXT = new RegExp(
  String.raw`^([\s*•-]*)(${PICTURE_NAME})(?:\s+[-–—=]+>?)?\s+([^\s:].*)$`,
  'i',
);
/** A line of `descriptions.md` without a space after the colon. */
const PICTURE_WITHOUT_SPACE = new RegExp(String.raw`^(${PICTURE_NAME}:)([^\s:].*)$`, 'i');

const needsColon = rule({
  id: 'needs-colon',
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

export const colonRules = [needsSpace, needsColon];
