import { markdownOf, rangeOfNode } from '../../MarkdownText';
import { checkNodes, type PassageInput, warning } from '../../rule';
import { BLOCKS, checkWordings, typedIn, type Wording } from '../../wordings';

/** The advice how to write such text: `look` is “Bold”, and `mark` what stands on each side of it. */
const shapeOf = (look: string, mark: string) =>
  `${look} text has ${mark} on each side, with no space inside: ${mark}${look.toLowerCase()} text${mark}`;
const BOLD = shapeOf('Bold', '**');
const SHOWN = 'Visitors would see these **.';
const NO_SPACE =
  'Visitors would see these **, since there is no space between them and the text beside them.';

const isEscaped = (match: RegExpExecArray, input: PassageInput) => typedIn(input, match).startsWith('\\');

/** Words that do not end a sentence: an asterisk after one of them opens italic text, and is no footnote mark. */
const UNENDED =
  'a|an|the|our|your|their|its|this|that|these|those|we|they|is|are|was|were|be|do|does|have|has|of|for|with|and|or|but|very|really';
const afterWord = (mark: string) =>
  new RegExp(`(?<=(?<![\\p{L}\\p{N}])(?:${UNENDED}) )${mark}(?=\\p{L})`, 'iu');

/** A wording for a mark that stands in the text only once. `look` is what a pair of them makes of the text between. */
const unclosed = (mark: string, look: string, pattern: RegExp): Wording => ({
  pattern,
  except: (match, input) => match.input.split(mark).length !== 2 || isEscaped(match, input),
  what: `Visitors would see ${mark.length > 1 ? 'these' : 'this'} ${mark}.`,
  advice: shapeOf(look, mark),
});

export const stars = warning({
  id: 'stars',
  markdown: checkNodes('emphasis', (emphasis, text) => {
    const typed = markdownOf(text, emphasis);
    const start = emphasis.position?.start.offset ?? 0;
    // Of `2*4*8`, the node is `*4*`.
    const around = text.markdown.slice(start - 1, start + typed.length + 1);
    if (!/^\d\*\d+\*\d$/.test(around)) return undefined;
    return {
      range: rangeOfNode(text, emphasis),
      what: 'Visitors would see these numbers without the *.',
      advice: 'For a measure, write × in its place.',
      expected: typed.replaceAll('*', '×'),
    };
  }),
  passages: checkWordings(
    BLOCKS,
    [
      {
        // `\*\*Bold\*\*`: some programs save bold text so.
        pattern: /\*\*(?<inner>[^\s*][^*\n]{0,300})\*\*/g,
        except: (match, input) => !isEscaped(match, input),
        what: 'Visitors would see these **, since each has a \\ before it.',
        advice: 'Write {expected}',
        fix: ([words]) => words,
      },
      {
        // The only pair in a block: `** bold **`, or `**bold:**text`, which Markdown does not read as bold.
        pattern: /(?<=^(?<before>[^\n]*))\*\*(?<inner>\s*[^\s*](?:(?!\*\*)[^\n])*)\*\*(?=(?<after>[^\n]*)$)/m,
        except: (match, input) =>
          /\*\*/.test(`${match.groups?.before} ${match.groups?.after}`) || typedIn(input, match) !== match[0],
        says: ({ groups: { inner = '' } = {} }) =>
          inner === inner.trim() ? { what: NO_SPACE } : { what: SHOWN, advice: BOLD },
        fix: ({ groups: { before = '', inner = '', after = '' } = {} }) =>
          `${spaceBetween(before.slice(-1), inner.charAt(0))}**${inner.trim()}**${spaceBetween(after.charAt(0), inner.slice(-1))}`,
      },
      {
        // A mark without a second one in its block.
        pattern: /\*\*/g,
        except: (match, input) => isEscaped(match, input) || isExplained(match, input),
        what: `${SHOWN} Each paragraph needs its own.`,
        advice: BOLD,
      },
      unclosed('*', 'Italic', afterWord('\\*')),
      unclosed('_', 'Italic', afterWord('_')),
      unclosed('__', 'Bold', /(?<![\w_])__(?=\p{L})/u),
      unclosed('~~', 'Crossed-out', /(?<!~)~~(?=[\p{L}$])/u),
    ],
    /[*_~]/,
  ),
});

/** A space if Markdown needs one between `edge`, the first or last character of bold text, and the character `beside` it: after punctuation, before a letter or digit. */
function spaceBetween(beside: string, edge: string): string {
  return /[\p{L}\p{N}]/u.test(beside) && !/[\p{L}\p{N}]/u.test(edge) ? ' ' : '';
}

/** Lines in which the only two asterisks open or close bold text. */
const OPENS = /^(?:.*[\s(“"])?\*\*(?=\S)[^*]*$/;
const CLOSES = /^[^*]*\S\*\*(?=[\s.,;:!?)”"]|$)[^*]*$/;

/** Whether the two asterisks close bold text that another line opens, or are a footnote mark: `$200**`, and below it, `**Without tax`. */
function isExplained({ index }: RegExpExecArray, { passage, document }: PassageInput): boolean {
  const lines = document?.source.lines ?? [];
  const { line } = passage.range(index).start;
  const [above, below] = [lines.slice(0, line - 1), lines.slice(line)];
  if (CLOSES.test(lines[line - 1] ?? '')) return [...above, ...below].some((each) => OPENS.test(each));
  return passage.text.startsWith('**') && above.some((each) => CLOSES.test(each));
}
