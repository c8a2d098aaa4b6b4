import type { ErrorCode } from 'yaml';

interface Explanation {
  code: string;
  message: string;
  fix: { line: number; text: string } | null;
}

/** Says in plain words what keeps the front matter from being read. */
export function explainYaml(code: ErrorCode, line: number, lines: string[]): Explanation {
  const written = lines[line - 1] ?? '';
  const quoted = quotedLine(written);
  if (/\t/.test(written)) {
    return {
      code: 'tab',
      message: 'This line is indented with a tab. Use spaces instead.',
      fix: { line, text: written.replace(/\t/g, '  ') },
    };
  }
  if (code === 'DUPLICATE_KEY') {
    return {
      code: 'twice',
      message: `“${written.split(':')[0]?.trim()}” stands here twice. Keep one of the two and delete the other.`,
      fix: null,
    };
  }
  if (code === 'MISSING_CHAR') {
    return {
      code: 'quote-open',
      message: 'A quotation mark is opened and never closed. Add the closing one.',
      fix: null,
    };
  }
  if (quoted !== undefined) {
    return {
      code: 'needs-quotes',
      message:
        'This text has a sign in it that has a meaning of its own here. Put the whole text in double quotes.',
      fix: { line, text: quoted },
    };
  }
  return {
    code: 'layout',
    message:
      'This line cannot be read. Check that it begins at the same distance from the left as its neighbors and that the name ends with a colon and a space.',
    fix: null,
  };
}

/** The line with its value in double quotes, where there is a value that has none. */
function quotedLine(written: string): string | undefined {
  const match = /^(\s*(?:- )?[\w -]+:\s+)([^"'|>].*)$/.exec(written);
  if (!match?.[1] || !match[2] || !/[:#@%*&!{}[\]`]/.test(match[2])) return undefined;
  return `${match[1]}"${match[2].trimEnd().replace(/(["\\])/g, '\\$1')}"`;
}
