import type { Source } from '../read/Source';
import { CLAIMS, type ClaimKind } from './claimKinds';

export interface Claim {
  kind: ClaimKind;
  value: string;
  file: string;
  line: number;
}

const PATTERNS: Record<ClaimKind, RegExp> = {
  years: /\b(\d+\+?)\s+(?:combined |total )?years\b/gi,
  projects: /\b([\d,]+(?:\+|th)?)\s+(?:finished |completed )?projects?\b/gi,
  clients: /\b([\d,]+\+?)\s+(?:happy |satisfied )?(?:clients|customers)\b/gi,
  homes: /\b([\d,]+\+?)\s+homes\b/gi,
  rating: /\b([1-5]\.\d)(?=\s+(?:stars?|rating|in \d|from \d|out of))/gi,
  reviews: /\b([\d,]+\+?)\s+(?:\w+ )?reviews\b/gi,
  price: /(\$\d[\d,]*(?:\s*[-–]\s*\$?\d[\d,]*)?\+?)/g,
  hours: /(\b24\/7\b|\bwithin \d+ hours\b)/gi,
};
const VALUE = /^\s*(?:- +)?value:\s*["']?(.*?)["']?\s*$/;
const LABEL = /^\s*label:\s*(.*)$/;

/** Every number that a file claims, with its line. */
export function claimsIn({ lines }: Pick<Source, 'lines'>): Omit<Claim, 'file'>[] {
  return lines.flatMap((written, index) => {
    const words = wordsOf(written, lines[index + 1] ?? '');
    if (!/\d/.test(words)) return [];
    return CLAIMS.flatMap((kind) =>
      [...words.matchAll(PATTERNS[kind])].map(([, value = '']) => ({ kind, value, line: index + 1 })),
    );
  });
}

/** A large number and what it counts stand on two lines. */
function wordsOf(written: string, below: string): string {
  const [, value] = VALUE.exec(written) ?? [];
  const [, label] = LABEL.exec(below) ?? [];
  return value && label ? `${value} ${label}` : written;
}
