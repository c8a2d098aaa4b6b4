import type { Source } from '../../source/Source';
import type { ClaimKind } from './claimKinds';

/** A line that may claim a number; `{facts}` in its words are not filled in yet. */
export interface ClaimingLine {
  line: number;
  text: string;
}

/** What claims a number of each kind; the number is its first group. */
export const CLAIMING: Record<ClaimKind, RegExp> = {
  years: /(?<!\w)(\d{1,9}\+?)\s+(?:combined |total )?years\b/gi,
  projects: /(?<![\w,])([\d,]{1,15}(?:\+|th)?)\s+(?:finished |completed )?projects?\b/gi,
  clients: /(?<![\w,])([\d,]{1,15}\+?)\s+(?:happy |satisfied )?(?:clients|customers)\b/gi,
  homes: /(?<![\w,])([\d,]{1,15}\+?)\s+homes\b/gi,
  rating: /\b([1-5]\.\d)(?=\s+(?:stars?|rating|in \d|from \d|out of))/gi,
  reviews: /(?<![\w,])([\d,]{1,15}\+?)\s+(?:\w+ )?reviews\b/gi,
  price: /(\$\d[\d,]*(?:\s*[-–]\s*\$?\d[\d,]*)?\+?)/g,
  hours: /(\b24\/7\b|\bwithin \d+ hours\b)/gi,
};
const PATTERNS = Object.values(CLAIMING);
const VALUE = /^\s*(?:- +)?value:\s*["']?(.*?)["']?\s*$/;
const LABEL = /^\s*label:\s*(.*)$/;

/** The lines of a file that claim a number, or may once the facts of the business stand in them. */
export function claimingLines({ lines }: Pick<Source, 'lines'>): ClaimingLine[] {
  return lines.flatMap((written, index) => {
    const words = wordsOf(written, lines[index + 1] ?? '');
    return mayClaim(words) ? [{ line: index + 1, text: words }] : [];
  });
}

function mayClaim(words: string): boolean {
  return words.includes('{') || (/\d/.test(words) && PATTERNS.some((pattern) => words.search(pattern) >= 0));
}

/** A large number and what it counts stand on two lines. */
function wordsOf(written: string, below: string): string {
  if (!written.includes('value:')) return written;
  const [, value] = VALUE.exec(written) ?? [];
  const [, label] = LABEL.exec(below) ?? [];
  return value && label ? `${value} ${label}` : written;
}
