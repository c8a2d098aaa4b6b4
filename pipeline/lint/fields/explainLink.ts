import { type Range, rangeOnLine } from '../../passages/Range';
import type { Fault } from '../../source/Source';
import type { Document } from '../Document';
import { write } from '../finding';
import { splitAtValue } from '../layout/quoting';
import type { Report } from '../rule';
import { spacedContact } from '../spacedAddresses';
import { type WrongContact, wrongContact } from './explainContact';
import { correctValue, type Explanation, toFinding } from './faults';
import { noteAt } from './schema';

export const LINK_ADDRESS = '[/#]\\S*|https:\\S+|tel:\\S+|mailto:\\S+';
const OTHER_ARROW = new RegExp(
  `^(?<label>.*[^\\s=–—−‐‑~<>»→:-])\\s*(?:[→⇒➔⟶➜»]|➡️?|[=~]>|[–—−‐‑]+>?|-+(?:>+|&gt;|›)|<-+|-\\s+>|-(?=\\s)|>{1,2}|:(?=\\s))\\s*(?<to>${LINK_ADDRESS})$`,
);
const IN_MARKDOWN = /^\[(?<label>[^\]]+)\]\((?<to>[^)\s]+)\)$/;

export function explainLink(text: string, example: string): WrongContact {
  const spaced = spacedContact(text);
  if (spaced) return spaced;
  const { label, to } = OTHER_ARROW.exec(text)?.groups ?? IN_MARKDOWN.exec(text)?.groups ?? {};
  const link = label && to && !wrongContact(to) ? `${label} -> ${to}` : undefined;
  // A link is right by itself, and needs quotation marks.
  const expected = link === text ? undefined : link;
  return { reason: `A link is written as text, an arrow and an address, for example: ${example}`, expected };
}

interface FaultyLink {
  /** As it was typed. */
  text: string;
  example: string;
  /** Where a colon has made a group of it. */
  split?: Range;
}

function faultyLink(document: Document, { ruleId, field, place, input }: Fault): FaultyLink | undefined {
  const { kind, example = '' } = ruleId === 'link' || ruleId === 'text-wanted' ? noteAt(document, field) : {};
  if (kind !== 'link') return undefined;
  if (ruleId === 'link') return { text: String(input), example };
  const { source } = document;
  const { before, value } = splitAtValue(source.lines[place.line - 1] ?? '', true);
  return { text: value, example, split: { ...rangeOnLine(source, place.line, before.length + 1), field } };
}

/** A check of links that could not be parsed. Of those that a colon has made a group of, only certain corrections are findings. */
export function checkLinks(explain: (text: string, example: string) => Explanation | undefined) {
  return (document: Document, report: Report): void => {
    for (const fault of document.faults) {
      const link = faultyLink(document, fault);
      const found = link && explain(link.text, link.example);
      if (!found) continue;
      if (!link.split) report(correctValue(document, fault.field, found));
      else if (found.expected !== undefined)
        report(toFinding(link.split, found, write(link.split, found.expected)));
    }
  };
}

/** Whether a colon turned a link into a group and the link is still certain. */
export function isSplitLink(document: Document, fault: Fault): boolean {
  const link = faultyLink(document, fault);
  return link !== undefined && explainLink(link.text, link.example).expected !== undefined;
}
