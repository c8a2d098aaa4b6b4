export interface FenceFault {
  fault: string;
  code: string;
  line: number;
  instead: string | null;
}

/** Hyphens, and what phones, Word and habit make of them. */
const LIKE_HYPHENS = /^(?:[-–—−‐‑_=*~]{2,}|(?:[-–—_*] ){1,2}[-–—_*]|[–—])$/;
const IS_FIELD = /^[\w“"][\w” -]*"?\s*:(\s|$)/;

const isFence = (line: string) => line.trimEnd() === '---';
const isLike = (line: string) =>
  /^[ \u00a0\u200b\ufeff]?\S/.test(line) &&
  LIKE_HYPHENS.test(line.replace(/[\u200b\ufeff]/g, '').trim()) &&
  !isFence(line);

/** What is wrong with the two lines of `---`, if anything. */
export function fenceFault(lines: string[]): FenceFault | undefined {
  if (!isFence(lines[0] ?? '')) return openingFault(lines);
  if (isFence(lines[1] ?? '') && lines.slice(2, 4).some((line) => IS_FIELD.test(line))) return doubled(2);
  const closing = lines.findIndex(
    (line, index) => index > 0 && (isFence(line) || isLike(line) || /^---/.test(line)),
  );
  if (closing < 0) {
    return {
      code: 'fence-open',
      line: 1,
      instead: null,
      fault: 'The fields at the top have no end. Add a line with only --- after the last field.',
    };
  }
  if (!isFence(lines[closing] ?? '')) return closingFault(closing + 1, String(lines[closing]));
  return isFence(lines[closing + 1] ?? '') ? doubled(closing + 2) : undefined;
}

function doubled(line: number): FenceFault {
  return {
    code: 'fence-doubled',
    line,
    instead: '',
    fault: 'The line --- stands here twice. Delete this one.',
  };
}

/** Words that follow the hyphens belong on the next line. */
function apart(written: string): string {
  const rest = written.replace(/^-+\s*/, '');
  return isLike(written) || rest === '' ? '---' : `---\n${rest}`;
}

function closingFault(line: number, written: string): FenceFault {
  return {
    code: 'fence-misspelt',
    line,
    instead: apart(written),
    fault: 'The line after the last field must be exactly three hyphens: ---',
  };
}

function openingFault(lines: string[]): FenceFault {
  const [first = ''] = lines;
  if (isLike(first) || /^---/.test(first)) {
    const fault = 'The first line must be exactly three hyphens: ---';
    const isCode = /^---\s*\w*\s*$/.test(first);
    return { code: 'fence-misspelt', line: 1, instead: isCode ? '---' : apart(first), fault };
  }
  if (/^[\s\u200b\ufeff]*---\s*$/.test(first))
    return {
      code: 'fence-misspelt',
      line: 1,
      instead: '---',
      fault: 'The first line must be exactly three hyphens: --- with nothing before them.',
    };
  if (IS_FIELD.test(first)) {
    const fault = 'The line --- above the first field is missing. The file begins with it.';
    return { code: 'fence-missing', line: 1, instead: `---\n${first}`, fault };
  }
  const fence = lines.findIndex(isFence);
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
