import type { ErrorCode } from 'yaml';
import { quotedLine } from './quotedLine';

interface Explanation {
  /** Where it is not where reading stopped. */
  line?: number;
  code: string;
  message: string;
  fix: { line: number; text: string } | null;
}

/** Says in plain words what keeps the front matter from being read. */
export function explainYaml(code: ErrorCode, line: number, lines: string[]): Explanation {
  const written = lines[line - 1] ?? '';
  if (/^\s*\t/.test(written)) {
    return {
      code: 'tab',
      message: 'This line is indented with a tab. Use spaces instead.',
      fix: { line, text: written.replace(/\t/g, '  ') },
    };
  }
  if (code === 'DUPLICATE_KEY') {
    return {
      code: 'twice',
      message: `“${nameOn(written)}” stands here twice. Keep one of the two and delete the other.`,
      fix: null,
    };
  }
  if (code === 'MISSING_CHAR') return openQuote(line, lines) ?? unreadable(line, written);
  return unreadable(line, written);
}

function nameOn(written: string): string {
  return (written.split(':')[0] ?? '').replace(/^\s*(?:- +)?/, '').trim();
}

/** Reading stops where the text ends; the mark that opened it stands above. */
function openQuote(line: number, lines: string[]): Explanation | undefined {
  const above = lines.slice(0, line).findLastIndex((each) => /(?:: +|- +)(?:"[^"]*|'[^']*)$/.test(each));
  if (above < 0) return undefined;
  return {
    line: above + 1,
    code: 'quote-open',
    message: 'A quotation mark is opened and never closed. Add the closing one.',
    fix: null,
  };
}

function unreadable(line: number, written: string): Explanation {
  const quoted = quotedLine(written);
  if (quoted !== undefined) return needsQuotes(line, quoted);
  const spaced = /^(\s*(?:- +)?[a-z]\w*:)([^\s:/].*)$/.exec(written);
  if (spaced) {
    return {
      code: 'needs-space',
      message: 'After the colon of a name there must be a space.',
      fix: { line, text: `${spaced[1]} ${spaced[2]}` },
    };
  }
  return {
    code: 'layout',
    message:
      'This line cannot be read. Check that it begins at the same distance from the left as its neighbors and that the name ends with a colon and a space.',
    fix: null,
  };
}

/** A text whose signs would be taken for something else. */
export function needsQuotes(line: number, quoted: string): Explanation {
  return {
    code: 'needs-quotes',
    message:
      'This text has a sign in it that has a meaning of its own here. Put the whole text in double quotes.',
    fix: { line, text: quoted },
  };
}
