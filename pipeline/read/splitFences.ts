import matter from 'gray-matter';

interface Parts {
  /** The lines between the fences. */
  front: string;
  body: string;
  bodyLine: number;
}

interface Fault {
  fault: string;
  code: string;
  line: number;
  instead: string | null;
}

/** gray-matter runs code in front matter by default; here every engine but ours refuses, and ours reads nothing. */
const ENGINES = {
  yaml: () => ({}),
  javascript: refuse,
  js: refuse,
  coffee: refuse,
  json: refuse,
  toml: refuse,
};

/**
 * Splits a file at its two lines of `---`; spaces behind these do not matter. What gray-matter would lose without a word
 * is a fault here.
 */
export function splitFences(lines: string[]): Parts | Fault {
  const fault = faultOf(lines);
  if (fault) return fault;
  const fences = [0, closingLine(lines) - 1];
  const bare = lines.map((line, index) => (fences.includes(index) ? '---' : line)).join('\n');
  const { matter: front, content } = matter(bare, { engines: ENGINES });
  return { front: front.replace(/^\n/, ''), body: content, bodyLine: closingLine(lines) + 1 };
}

function refuse(): never {
  throw new Error('Only YAML front matter is read.');
}

/** The line number of the second fence, right or misspelt, or 0. */
function closingLine(lines: string[]): number {
  return lines.findIndex((line, index) => index > 0 && line.startsWith('---')) + 1;
}

function faultOf(lines: string[]): Fault | undefined {
  const [first = ''] = lines;
  if (first.trimEnd() !== '---') return openingFault(lines, first);
  const closing = closingLine(lines);
  if (closing > 0) return closingFault(closing, String(lines[closing - 1]));
  return {
    code: 'fence-open',
    line: 1,
    instead: null,
    fault: 'The fields at the top have no end. Add a line with only --- after the last field.',
  };
}

function closingFault(line: number, written: string): Fault | undefined {
  if (written.trimEnd() === '---') return undefined;
  return {
    code: 'fence-misspelt',
    line,
    instead: '---',
    fault: 'The line after the last field must be exactly three hyphens: ---',
  };
}

function openingFault(lines: string[], first: string): Fault {
  const fence = lines.findIndex((line) => line.trimEnd() === '---');
  if (/^[-–—\s]{2,}\w*\s*$/.test(first) && first.trim() !== '') {
    return {
      code: 'fence-misspelt',
      line: 1,
      instead: '---',
      fault: 'The first line must be exactly three hyphens: ---',
    };
  }
  if (fence > 0) {
    return {
      code: 'fence-late',
      line: 1,
      instead: null,
      fault: `The file must begin with ---, which stands on line ${fence + 1}. Move what is above it below the second ---, or delete it.`,
    };
  }
  return {
    code: 'fence-missing',
    line: 1,
    instead: null,
    fault:
      'The fields at the top are missing. The file begins with a line ---, then one field a line, then another line ---.',
  };
}
