import { CLAIMS, type ClaimKind } from '../../../model/contentTypes/business';
import type { Passage } from './passages';

/** What claims a number of each kind; the number is its first group. */
const PATTERNS: Record<ClaimKind, RegExp> = {
  years: /(?<!\w)(\d{1,9}\+?)\s+(?:combined |total )?years\b/gi,
  projects: /(?<![\w,])([\d,]{1,15}(?:\+|th)?)\s+(?:finished |completed )?projects?\b/gi,
  clients: /(?<![\w,])([\d,]{1,15}\+?)\s+(?:happy |satisfied )?(?:clients|customers)\b/gi,
  homes: /(?<![\w,])([\d,]{1,15}\+?)\s+homes\b/gi,
  rating: /\b([1-5]\.\d)(?=\s+(?:stars?|rating|in \d|from \d|out of))/gi,
  reviews: /(?<![\w,])([\d,]{1,15}\+?)\s+(?:\w+ )?reviews\b/gi,
  price: /(\$\d[\d,]*(?:\s*[-–]\s*\$?\d[\d,]*)?\+?)/g,
  hours: /(\b24\/7\b|\bwithin \d+ hours\b)/gi,
};

/** A quick test, because hardly any line claims a number. */
const SIGN = /years|project|clients|customers|homes|review|star|rating|\d\.\d|\$\d|24\/7|within/i;

/** A line that claims a number, or may do so once the facts are filled in. */
export interface ClaimLine {
  line: number;
  /** A large number has what it counts behind it. */
  text: string;
  /** What the number counts, where a field beside it says so. */
  counts?: string;
}

/** The lines of a file that may claim a number. How long a person has worked in the trade is no claim of the business. */
export const readClaims = (passages: readonly Passage[]): ClaimLine[] =>
  passages.flatMap((passage) =>
    passage.group === 'experience' || !/[\d{]/.test(passage.text) ? [] : linesIn(passage).filter(mayClaim),
  );

function linesIn({ key, group, item, line, text }: Passage): ClaimLine[] {
  const isLarge = key === 'value' && group !== 'rating' && item.label !== undefined;
  // The events of a timeline count up to their year.
  const counts = item.counts ?? item.year;
  return text.split('\n').map((each, index) => ({
    line: line + index,
    text: isLarge ? `${each.replace(/^["']|["']$/g, '')} ${item.label}` : each,
    ...(counts ? { counts } : {}),
  }));
}

const mayClaim = ({ text }: ClaimLine): boolean =>
  text.includes('{') ||
  (/\d/.test(text) && SIGN.test(text) && CLAIMS.some((kind) => text.search(PATTERNS[kind]) >= 0));

export interface LineClaim {
  kind: ClaimKind;
  value: string;
  line: number;
  counts?: string;
}

/** The numbers that a line claims. */
export function claimsOn({ line, text, counts }: ClaimLine): LineClaim[] {
  if (!/\d/.test(text)) return [];
  return CLAIMS.flatMap((kind) =>
    [...text.matchAll(PATTERNS[kind])].map(([, value = '']) => ({
      kind,
      value,
      line,
      ...(counts ? { counts } : {}),
    })),
  );
}
