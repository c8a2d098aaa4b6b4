import { CLAIMS, type ClaimKind } from './claimKinds';
import type { Draft } from './Draft';
import { factsOf } from './factsOf';

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

/** The ledger: every number that the files claim, with its line; a fact of the business is claimed where it stands. */
export function claimsOf(drafts: readonly Draft[]): Claim[] {
  const business = drafts.find(({ type }) => type === 'business')?.fields ?? {};
  return drafts.flatMap(({ file, fields, source: { lines } }) => {
    const facts = factsOf(business, fields);
    return lines.flatMap((written, index) => {
      const words = wordsOf(written, lines[index + 1] ?? '').replace(
        /\{(\w+)\}/g,
        (all, name) => facts[name] ?? all,
      );
      if (!/\d/.test(words)) return [];
      return CLAIMS.flatMap((kind) =>
        [...words.matchAll(PATTERNS[kind])].map(([, value = '']) => ({ kind, value, file, line: index + 1 })),
      );
    });
  });
}

/** A large number and what it counts stand on two lines. */
function wordsOf(written: string, below: string): string {
  const [, value] = VALUE.exec(written) ?? [];
  const [, label] = LABEL.exec(below) ?? [];
  return value && label ? `${value} ${label}` : written;
}
