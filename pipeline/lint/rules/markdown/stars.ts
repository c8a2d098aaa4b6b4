import { problemAt } from '../../finding';
import { markdownOf, rangeOfNode } from '../../MarkdownText';
import { checkNodes, type PassageInput, warning } from '../../rule';
import { BLOCKS, checkWordings, typedIn, type Wording } from '../../wordings';

/** How to write text that looks so. */
const shapeOf = (look: string, mark: string) =>
  `${look} text has ${mark} on each side, with no space inside: ${mark}${look.toLowerCase()} text${mark}`;
const BOLD = shapeOf('Bold', '**');
const SHOWN = 'Visitors would see these **.';
const NO_SPACE =
  'Visitors would see these **, since there is no space between them and the text beside them.';

const isEscaped = (match: RegExpExecArray, input: PassageInput) => typedIn(input, match).startsWith('\\');

/** Words that do not end a sentence, so an asterisk after them is no footnote mark. */
const UNENDED =
  'a|an|the|our|your|their|its|this|that|these|those|we|they|is|are|was|were|be|do|does|have|has|of|for|with|and|or|but|very|really';
const afterWord = (mark: string) =>
  new RegExp(`(?<=(?<![\\p{L}\\p{N}])(?:${UNENDED}) )${mark}(?=\\p{L})`, 'iu');

/** A mark that stands in the text only once. `look` is what a pair of them makes of the text between. */
const unclosed = (mark: string, look: string, pattern: RegExp): Wording => ({
  in: BLOCKS,
  pattern,
  except: (match, input) => match.input.split(mark).length !== 2 || isEscaped(match, input),
  says: {
    what: `Visitors would see ${mark.length > 1 ? 'these' : 'this'} ${mark}.`,
    advice: shapeOf(look, mark),
  },
});

export const stars = warning({
  id: 'stars',
  about:
    'Two stars on each side make text bold, one makes it italic, and two ~ strike it out. Between them and the text there is no space, and each paragraph needs its own. Otherwise visitors see the stars.',
  markdown: checkNodes('emphasis', (emphasis, text) => {
    const typed = markdownOf(text, emphasis);
    const start = emphasis.position?.start.offset ?? 0;
    const around = text.markdown.slice(start - 1, start + typed.length + 1);
    if (!/^\d\*\d+\*\d$/.test(around)) return undefined;
    return problemAt(rangeOfNode(text, emphasis), {
      what: 'Visitors would see these numbers without the *.',
      advice: 'For a measure, write × in its place.',
      expected: typed.replaceAll('*', '×'),
    });
  }),
  passages: checkWordings(
    [
      {
        // Some programs save bold text so.
        in: BLOCKS,
        pattern: /\*\*(?<inner>[^\s*][^*\n]{0,300})\*\*/g,
        except: (match, input) => !isEscaped(match, input),
        says: {
          what: 'Visitors would see these **, since each has a \\ before it.',
          advice: 'Write {expected}',
        },
        fix: ([words]) => words,
      },
      {
        in: BLOCKS,
        pattern: /(?<=^(?<before>[^\n]*))\*\*(?<inner>\s*[^\s*](?:(?!\*\*)[^\n])*)\*\*(?=(?<after>[^\n]*)$)/m,
        except: (match, input) =>
          /\*\*/.test(`${match.groups?.before} ${match.groups?.after}`) || typedIn(input, match) !== match[0],
        says: ({ groups: { inner = '' } = {} }) =>
          inner === inner.trim() ? { what: NO_SPACE } : { what: SHOWN, advice: BOLD },
        fix: ({ groups: { before = '', inner = '', after = '' } = {} }) =>
          `${spaceBetween(before.slice(-1), inner.charAt(0))}**${inner.trim()}**${spaceBetween(after.charAt(0), inner.slice(-1))}`,
      },
      {
        in: BLOCKS,
        pattern: /\*\*/g,
        except: (match, input) => isEscaped(match, input) || isExplained(match, input),
        says: { what: `${SHOWN} Each paragraph needs its own.`, advice: BOLD },
      },
      unclosed('*', 'Italic', afterWord('\\*')),
      unclosed('_', 'Italic', afterWord('_')),
      unclosed('__', 'Bold', /(?<![\w_])__(?=\p{L})/u),
      unclosed('~~', 'Crossed-out', /(?<!~)~~(?=[\p{L}$])/u),
    ],
    /[*_~]/,
  ),
});

/** A space if Markdown needs one between bold text that begins or ends with punctuation and a letter beside it. */
function spaceBetween(beside: string, edge: string): string {
  return /[\p{L}\p{N}]/u.test(beside) && !/[\p{L}\p{N}]/u.test(edge) ? ' ' : '';
}

/** Lines in which the only pair of asterisks opens or closes bold text. */
const OPENS = /^(?:.*[\s(“"])?\*\*(?=\S)[^*]*$/;
const CLOSES = /^[^*]*\S\*\*(?=[\s.,;:!?)”"]|$)[^*]*$/;

/** Whether the pair of asterisks closes an earlier one, or is a footnote mark: one at the end of a word, and one before the note below. */
function isExplained({ index }: RegExpExecArray, { passage, document }: PassageInput): boolean {
  const lines = document?.source.lines ?? [];
  const { line } = passage.range(index).start;
  const [before, after] = [lines.slice(0, line - 1), lines.slice(line)];
  if (CLOSES.test(lines[line - 1] ?? '')) return [...before, ...after].some((each) => OPENS.test(each));
  return passage.text.startsWith('**') && before.some((each) => CLOSES.test(each));
}
