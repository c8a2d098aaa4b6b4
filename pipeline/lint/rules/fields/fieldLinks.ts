import { visitEntry } from '../../../model/visitEntry';
import type { Fault } from '../../../source/Source';
import type { Document } from '../../Document';
import { type WrongContact, wrongContact } from '../../fields/explainContact';
import { checkLinks, faultyLink } from '../../fields/faults';
import { rule } from '../../rule';
import { spacedContact } from '../../spacedAddresses';

const ADDRESS = '[/#]\\S*|https:\\S+|tel:\\S+|mailto:\\S+';
const OTHER_ARROW = new RegExp(
  `^(?<label>.*[^\\s=–—−‐‑~<>»→:-])\\s*(?:[→⇒➔⟶➜»]|➡️?|[=~]>|[–—−‐‑]+>?|-+(?:>+|&gt;|›)|<-+|-\\s+>|-(?=\\s)|>{1,2}|:(?=\\s))\\s*(?<to>${ADDRESS})$`,
);
const SEVERAL =
  'Only one link belongs in each entry. Write each on a line of its own, with a hyphen in front.';
const IN_MARKDOWN = /^\[(?<label>[^\]]+)\]\((?<to>[^)\s]+)\)$/;

export const linkShape = rule({
  id: 'link-shape',
  on: 'fields',
  kind: 'sure',
  about:
    'A link is written as text, an arrow and an address: Ask for a visit -> /contact. The arrow is a hyphen and a “greater than” sign; the address has no spaces.',
  check(document, report) {
    checkLinks((text, example) => {
      const found = explainLink(text, example);
      return found.id === undefined ? found : undefined;
    })(document, report);
    visitEntry(document, {
      link: ({ label, to }, field) => {
        if (new RegExp(`\\s->\\s*(?:${ADDRESS})`).test(label)) {
          report({ field, reason: SEVERAL });
          return;
        }
        if (!/[-–—−=~<>]$/.test(label)) return;
        const bare = label.replace(/\s*[-–—−=~<>]+$/, '');
        const reason = `The arrow of a link is one hyphen and one “greater than” sign: ${bare} -> ${to}`;
        report({ field, reason, actual: `${label}->`, expected: `${bare} ->` });
      },
    });
  },
});

export function explainLink(text: string, example: string): WrongContact {
  const spaced = spacedContact(text);
  if (spaced) return spaced;
  const { label, to } = OTHER_ARROW.exec(text)?.groups ?? IN_MARKDOWN.exec(text)?.groups ?? {};
  const link = label && to && !wrongContact(to) ? `${label} -> ${to}` : undefined;
  // A link is right by itself, and needs quotation marks.
  const expected = link === text ? undefined : link;
  return { reason: `A link is written as text, an arrow and an address, for example: ${example}`, expected };
}

/** Whether a colon turned a link into a group and the link is still certain. */
export function isSplitLink(document: Document, fault: Fault): boolean {
  const link = faultyLink(document, fault);
  return link !== undefined && explainLink(link.text, link.example).expected !== undefined;
}
