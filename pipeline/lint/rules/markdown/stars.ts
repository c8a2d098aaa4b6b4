import { textLines } from '../../MarkdownText';
import { type Former, rule } from '../../rule';

export const stars = rule({
  id: 'stars',
  on: 'markdown',
  severity: 'warning',
  about:
    'Two stars on each side make text bold, one makes it italic, and two ~ strike it out. Between them and the text there is no space, and each paragraph needs its own. Otherwise visitors see the stars.',
  check(text, report) {
    for (const { value, source, line, text: whole } of textLines(text, /[*_~]/)) {
      const finding = /\\[*_~]/.test(source)
        ? escapedBold(source)
        : value.includes('**')
          ? brokenBold(value, text.lines, line - 1)
          : unclosed(value, whole);
      if (finding) report({ ...finding, line });
    }
  },
});

const SHOWN = 'Visitors would see these **';
const shapeOf = (look: string, mark: string) =>
  `${look} text has ${mark} on each side, with no space inside: ${mark}${look.toLowerCase()} text${mark}`;

/** Some programs save bold text like this; people do not write it. */
function escapedBold(source: string): Former | undefined {
  const [actual, inner] = /\\\*\\\*([^\s*\\][^*\\\n]{0,300})\\\*\\\*/.exec(source) ?? [];
  if (!actual) return undefined;
  const expected = `**${inner}**`;
  return { reason: `${SHOWN}, since each has a \\ before it. Write ${expected}`, actual, expected };
}

function brokenBold(value: string, lines: readonly string[], index: number): Former | undefined {
  const lone = loneMark(lines, index);
  if (lone === 'footnote' || lone === 'end') return undefined;
  const [before = '', inner = '', after, more] = value.split('**');
  const everywhere = lone === 'beginning' ? ' Each paragraph needs its own.' : '';
  const reason = `${SHOWN}.${everywhere} ${shapeOf('Bold', '**')}`;
  if (after === undefined || more !== undefined || !/^\s*[^\s*]/.test(inner)) return { reason, actual: '**' };
  const expected = `${spaceBetween(before.slice(-1), inner.charAt(0))}**${inner.trim()}**${spaceBetween(after.charAt(0), inner.slice(-1))}`;
  const isSpaced = inner !== inner.trim();
  const noSpace = `${SHOWN}, since there is no space between them and the text beside them.`;
  return { reason: isSpaced ? reason : noSpace, actual: `**${inner}**`, expected };
}

/** Bold text that begins or ends with a character that is no letter needs a space before a letter beside it. */
function spaceBetween(beside: string, edge: string): string {
  return /[\p{L}\p{N}]/u.test(beside) && !/[\p{L}\p{N}]/u.test(edge) ? ' ' : '';
}

/** The number of lines in which the other pair of asterisks is searched. */
const MAX_DISTANCE = 200;
const BEGINS = /(?:^|[\s(“"])\*\*(?=\S)/;
const ENDS = /\S\*\*(?=[\s.,;:!?)”"]|$)/;
const FOOTNOTE = /^\s*\*\*/;

/** Whether one pair of stars alone on its line belongs to a footnote, or begins or ends bold text over several paragraphs. */
function loneMark(lines: readonly string[], index: number): 'footnote' | 'beginning' | 'end' | undefined {
  const line = lines[index] ?? '';
  if (!isLone(line)) return undefined;
  const before = lines.slice(Math.max(0, index - MAX_DISTANCE), index).filter(isLone);
  const after = lines.slice(index + 1, index + MAX_DISTANCE).filter(isLone);
  if (ENDS.test(line)) {
    if (after.some((each) => FOOTNOTE.test(each))) return 'footnote';
    return before.some((each) => BEGINS.test(each)) ? 'end' : undefined;
  }
  if (!BEGINS.test(line)) return undefined;
  if (FOOTNOTE.test(line) && before.some((each) => ENDS.test(each))) return 'footnote';
  return after.some((each) => ENDS.test(each)) ? 'beginning' : undefined;
}

function isLone(line: string): boolean {
  const at = line.indexOf('**');
  return at >= 0 && line.indexOf('**', at + 2) < 0;
}

/** Sentences do not end with these characters, so no footnote follows them. */
const UNENDED =
  'a|an|the|our|your|their|its|this|that|these|those|we|they|is|are|was|were|be|do|does|have|has|of|for|with|and|or|but|very|really';

const OPENINGS: { mark: string; look: string; opening: RegExp }[] = [
  { mark: '*', look: 'Italic', opening: new RegExp(`(?<![\\p{L}\\p{N}])(?:${UNENDED}) \\*(?=\\p{L})`, 'iu') },
  { mark: '_', look: 'Italic', opening: new RegExp(`(?<![\\p{L}\\p{N}])(?:${UNENDED}) _(?=\\p{L})`, 'iu') },
  { mark: '__', look: 'Bold', opening: /(?<![\w_])__(?=\p{L})/u },
  { mark: '~~', look: 'Crossed-out', opening: /(?<!~)~~(?=[\p{L}$])/u },
];

function unclosed(value: string, whole: string): Former | undefined {
  const found = OPENINGS.find(({ opening, mark }) => opening.test(value) && whole.split(mark).length === 2);
  if (!found) return undefined;
  const { mark, look } = found;
  return {
    reason: `Visitors would see ${mark.length > 1 ? 'these' : 'this'} ${mark}. ${shapeOf(look, mark)}`,
    actual: mark,
  };
}
