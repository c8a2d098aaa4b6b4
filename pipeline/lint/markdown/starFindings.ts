import type { Text } from 'mdast';
import type { Finding } from './Finding';
import { loneStars } from './loneStars';

const SHOWN = 'These stars would be shown as stars';
const TIGHT = 'since no space stands between them and the words beside them.';
const MEANT = 'Bold words stand between two pairs of them, with no space inside: **bold words**';
/** No sentence ends with these, so that no foot note can begin behind them. */
const UNENDED =
  'a|an|the|our|your|their|its|this|that|these|those|we|they|is|are|was|were|be|do|does|have|has|of|for|with|and|or|but|very|really';

/** Signs that begin words of another look, where their end is missing. */
const OPENED: { sign: RegExp; mark: string; message: string }[] = [
  {
    sign: new RegExp(`(?<![\\p{L}\\p{N}])(?:${UNENDED}) (\\*)(?=\\p{L})`, 'iu'),
    mark: '*',
    message:
      'This * would be shown as it is. Slanted words stand between two of them, with no space inside: *slanted words*',
  },
  {
    sign: new RegExp(`(?<![\\p{L}\\p{N}])(?:${UNENDED}) (_)(?=\\p{L})`, 'iu'),
    mark: '_',
    message:
      'This _ would be shown as it is. Slanted words stand between two of them, with no space inside: _slanted words_',
  },
  {
    sign: /(?<![\w_])(__)(?=\p{L})/u,
    mark: '__',
    message:
      'These __ would be shown as they are. Bold words stand between two pairs of them, with no space inside: __bold words__',
  },
  {
    sign: /(?<!~)(~~)(?=[\p{L}$])/u,
    mark: '~~',
    message:
      'These ~~ would be shown as they are. Struck words stand between two pairs of them, with no space inside: ~~struck words~~',
  },
];

/** Stars and the like that would be shown as they are. */
export function* starFindings({ value, position }: Text, lines: readonly string[]): Generator<Finding> {
  if (!/[*_~]/.test(value)) return;
  const from = position?.start.line ?? 1;
  for (const [offset, words] of value.split('\n').entries()) {
    const line = from + offset;
    const told = toldOf(words, value, lines, line);
    if (told) yield { line, code: 'stars', severity: 'warning', ...told };
  }
}

type Told = Pick<Finding, 'message' | 'wrong' | 'right'>;

function toldOf(words: string, all: string, lines: readonly string[], line: number): Told | undefined {
  const written = lines[line - 1] ?? '';
  if (/\\[*_~]/.test(written)) return escapedFinding(written);
  return words.includes('**') ? boldFinding(words, lines, line) : openedFinding(words, all);
}

/** Both pairs of stars kept from being read, as some programs save a text: nobody writes a pair of stars in that way. */
function escapedFinding(written: string): Told | undefined {
  const [wrong, inner] = /\\\*\\\*([^\s*\\][^*\\\n]{0,300})\\\*\\\*/.exec(written) ?? [];
  if (!wrong) return undefined;
  const right = `**${inner}**`;
  return {
    message: `${SHOWN}, since the signs \\ keep them from making bold words. Write ${right}`,
    wrong,
    right,
  };
}

function boldFinding(words: string, lines: readonly string[], line: number): Told | undefined {
  const lone = loneStars(lines, line - 1);
  if (lone === 'note' || lone === 'end') return undefined;
  const [before = '', inner = '', after, more] = words.split('**');
  const message = `${SHOWN}. ${lone === 'beginning' ? 'Each paragraph needs its own. ' : ''}${MEANT}`;
  if (after === undefined || more !== undefined || !/^\s*[^\s*]/.test(inner)) return { message, wrong: '**' };
  const right = `${gap(before.slice(-1), inner.charAt(0))}**${inner.trim()}**${gap(after.charAt(0), inner.slice(-1))}`;
  const isSpaced = inner !== inner.trim();
  return { message: isSpaced ? message : `${SHOWN}, ${TIGHT}`, wrong: `**${inner}**`, right };
}

/** The space that parts bold words from a letter beside them, where they begin or end with another sign or a space. */
function gap(beside: string, sign: string): string {
  return /[\p{L}\p{N}]/u.test(beside) && !/[\p{L}\p{N}]/u.test(sign) ? ' ' : '';
}

function openedFinding(words: string, all: string): Told | undefined {
  const opened = OPENED.find(({ sign, mark }) => sign.test(words) && all.split(mark).length === 2);
  return opened && { message: opened.message, wrong: opened.mark };
}
