import type { Link } from 'mdast';
import { textOf } from '../../../markdown/parseMarkdown';
import { isPictureLink } from '../../../markdown/prose';
import { lineOf, type MarkdownText, textLines } from '../../MarkdownText';
import { type Former, type Report, rule } from '../../rule';
import { forEachAside } from '../../site/links/siteLinks';
import { explainSpaces } from '../../spacedAddresses';
import { explainImage, findPictureName, uploadingIn } from './markdownPictures';

export const linkForm = rule({
  id: 'link-form',
  inForm: 'Write a link like this: [text](/notes). For a photo, attach it here.',
  on: 'markdown',
  about:
    'A link is its text in square brackets, and right after it the address in round ones: [text](/address). A picture is written in the same way, with an exclamation mark before it: ![What it shows](images/name.jpg). There are no spaces in an address.',
  check(text, report) {
    const { nodes, lines } = text;
    const add = (finding?: Former) => finding && report({ pointer: /\[/, ...finding });
    for (const { value, source, line } of textLines(text, BRACKET)) {
      const found = findLink(value, source);
      if (found && !found.id) add({ ...found.finding, line });
    }
    for (const { value, source, line } of textLines(text, ARROW_HEAD)) {
      const finding = findArrow(value, source.includes(']('));
      if (finding) add({ ...finding, line });
    }
    for (const link of nodes.link) add(explainLink(link, lines[lineOf(link) - 1]));
    for (const image of nodes.image) add(explainImage(image));
    for (const paragraph of nodes.paragraph) add(findPictureName(paragraph));
  },
  also: {
    site(input, report) {
      forEachAside(input, (to, position) => {
        if (!input.addresses.shown.has(to.replace(/#.*/, ''))) return;
        const reason = `Visitors would see “(${to})”. A link is written like this: [text](${to})`;
        report({ ...position, reason, actual: `(${to})` });
      });
    },
  },
});

/** Checks the number or email address of a link that its spaces break, for these rules. */
export function checkSpacedContacts(text: MarkdownText, report: Report, id: 'phone' | 'email'): void {
  for (const { value, source, line } of textLines(text, BRACKET)) {
    const found = findLink(value, source);
    if (found?.id === id) report({ ...found.finding, line });
  }
}

const BRACKET = /[[\]]/;
/** The address after GFM turned it into a link. */
const CUT = /\]\(\s*(?:mailto:\s*)?$/i;

interface FoundLink {
  /** The rule that reports it, if it is not `link-form`. */
  id?: string;
  finding: Former;
}

/** Almost a link or a picture, so that it would be shown as text. */
function findLink(value: string, source: string): FoundLink | undefined {
  if (uploadingIn(value)) return undefined;
  const escaped = findEscaped(source);
  if (escaped) return { finding: escaped };
  const line = CUT.test(value) ? source : value;
  const spaced = findSpaces(line);
  if (spaced) return spaced;
  for (const { form, reason, expected } of FORMS) {
    const found = form.exec(line);
    if (!found) continue;
    const [whole, ...parts] = found;
    const actual = expected ? whole : found.groups?.actual;
    return { finding: { reason: reason(parts), actual, expected: expected?.(parts) } };
  }
  return undefined;
}

/** Some programs write the brackets of a link so when they save a text as Markdown. */
const ESCAPED = /\\\[([^[\]\\]{1,300})\\\]\\?\(((?:[/#]|https?:|tel:|mailto:)[^()\s\\]{0,300})\\?\)/;

function findEscaped(source: string): Former | undefined {
  const [actual, text, to] = (source.includes('\\[') && ESCAPED.exec(source)) || [];
  if (!actual) return undefined;
  const expected = `[${text}](${to})`;
  return { reason: `The \\ keeps this from being a link. Write ${expected}`, actual, expected };
}

/** The address of a link or a picture with a space in it; a printed number and a subject may have brackets of their own. */
const SPACED = /(!?)\[[^[\]]{0,300}\]\(((?:[^()\n]|\([^()\n]{0,80}\)){1,300})\)/g;
function findSpaces(line: string): FoundLink | undefined {
  for (const [, mark, address = ''] of line.matchAll(SPACED)) {
    if (!/^[^\s<]\S*\s/.test(address.trim()) && !/^tel:\s/i.test(address)) continue;
    const { id, reason, expected } = explainSpaces(address.trim(), mark === '!');
    return { id, finding: { reason, actual: `(${address})`, expected: expected && `(${expected})` } };
  }
  return undefined;
}

interface Form {
  /** The wrong form. A group named `actual` is the part to point at. */
  form: RegExp;
  reason: (parts: string[]) => string;
  /** What to write for the whole of it, where it is certain. */
  expected?: (parts: string[]) => string;
}

const ADDRESS = String.raw`(?:\/|#|https?:|[Tt]el:|[Mm]ailto:|[\w-]+\/)`;
const PICTURE = String.raw`\/?(?:images|portfolio)\/[\w./%-]+\.(?:jpe?g|png|webp|avif)`;
const missing = (part: string) => () => `The ${part} of this link is missing: [text](/address).`;

/** The most certain first. */
const FORMS: Form[] = [
  {
    form: new RegExp(String.raw`\]\s+\((?=${ADDRESS}[^)\s]*\))`),
    reason: () => 'There must be no space between the text of a link and its address.',
    expected: () => '](',
  },
  {
    form: new RegExp(String.raw`\(([^()]+)\)\[(${ADDRESS}[^\]\s]+)\]`),
    reason: () => 'The brackets of this link are the wrong way round: [text](/address).',
    expected: ([text, to]) => `[${text}](${to})`,
  },
  {
    form: new RegExp(String.raw`!\[([^[\]]*)\]\s*[{<(]?\s*(${PICTURE})(?:\s*[}>)])?`, 'i'),
    reason: ([text, path]) => `The round brackets of this picture are missing: ![${text}](${path})`,
    expected: ([text, path]) => `![${text}](${path})`,
  },
  {
    form: /\[([^\]]+)\](?:\s*[{<]\s*)?((?:\/[a-z]|https:\/\/)[\w/.#-]*[\w/-])(?:\s*[}>])?/,
    reason: () => 'The round brackets of this link are missing: [text](/address).',
    expected: ([text, to]) => `[${text}](${to})`,
  },
  {
    form: new RegExp(String.raw`\[[^\]]+\]\(${ADDRESS}[^)\s]*(?=\s|$)`),
    reason: missing('closing bracket'),
  },
  {
    form: new RegExp(String.raw`^[^[\]]+(?<actual>\]\(${ADDRESS}[^)\s]*\))`),
    reason: missing('opening bracket'),
  },
  {
    form: /(?:\[\d{1,2}\]){2,}/,
    reason: () => 'These numbers stand for what a writing assistant read. Delete them.',
  },
  {
    form: /\[[^\]]+\]\[([^\]]+)\]/,
    reason: ([name]) => `“[${name}]” is not an address. Write the address itself: [text](/address).`,
  },
];

const TARGET = String.raw`\/(?=$|[\s.,;])|\/[a-z][\w/-]*(?:#[\w-]+)?|(?:tel|mailto):[^\s,;]+`;
const ARROW_HEAD = /[>→⇒➔]/;
const ARROW = new RegExp(String.raw`(?:[-–—=]>|[→⇒➔])\s*(${TARGET})`);
const WHOLE_LINE = new RegExp(
  String.raw`^([\p{L}\p{N}{][^.!?;:|>→⇒➔\[\]\n]{0,60}?)\s*-?${ARROW.source}$`,
  'u',
);

/** A link as fields have it. */
function findArrow(value: string, hasLink: boolean): Former | undefined {
  const [arrow, to] = ARROW.exec(value) ?? [];
  if (!arrow) return undefined;
  const [whole, label, address] = (!hasLink && WHOLE_LINE.exec(value)) || [];
  const expected = whole && `[${label}](${address})`;
  const reason = `An arrow does not make a link in a text. Write the text of the link in square brackets and the address in round ones: ${expected ?? `[text](${to})`}`;
  return { reason, actual: whole ?? arrow, expected };
}

function explainLink(link: Link, source = ''): Former | undefined {
  const line = lineOf(link);
  if (link.url === '') {
    const reason = 'This link has no address. Write it between the round brackets: [text](/address).';
    return { line, reason };
  }
  if (link.children.length === 0) {
    const reason =
      'This link has no text to click on. Write it between the square brackets: [text](/address).';
    return { line, reason };
  }
  if (!isPictureLink(link)) return undefined;
  const text = textOf(link);
  const written = `[${text}](${link.url})`;
  const actual = source.includes(`! ${written}`) ? `! ${written}` : written;
  const expected = `![${text.replace(/^!/, '')}](${link.url})`;
  return { line, reason: `A picture begins with an exclamation mark: ${expected}`, actual, expected };
}
