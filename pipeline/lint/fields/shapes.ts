import type { Fault } from '../../source/Source';
import type { Document } from '../Document';
import { type Report, rule } from '../rule';
import { checkDescribedTexts } from '../source/descriptions';
import { explainQuotes, quotedLine } from '../source/quotes';
import { atFault } from './faults';
import { isSplitLink } from './links';
import { namesAt, noteAt } from './schemaAt';

/** `“title”`, or `Entry 2 of “buttons”`. */
export function nameOf(field: string): string {
  const [last = '', above] = field.split('.').reverse();
  return isEntry(field) ? `Entry ${Number(last) + 1} of “${above}”` : `“${last}”`;
}

function isEntry(field: string): boolean {
  return /(?:^|\.)\d+$/.test(field);
}

const faultsBy = ({ faults }: Document, id: string) => faults.filter(({ ruleId }) => ruleId === id);

/** The line with its text in quotes, where a character in the text has turned it into something else. */
function unsplitLine({ source }: Document, { field, place }: Fault): string | undefined {
  return quotedLine(source.lines[place.line - 1] ?? '', isEntry(field));
}

/** Texts of which a character has made a list or a group: they need quotes. */
export function checkSplitTexts(document: Document, report: Report): void {
  for (const fault of faultsBy(document, 'text-wanted')) {
    if (isSplitLink(document, fault)) continue;
    const corrected = unsplitLine(document, fault);
    if (!corrected) continue;
    const { reason, column } = explainQuotes(document.source.lines[fault.place.line - 1] ?? '');
    report({ ...atFault(fault, reason), column, corrected });
  }
}

export const textWanted = rule({
  id: 'text-wanted',
  on: 'fields',
  severity: 'error',
  about:
    'This field takes one text. Write it after the colon, on the same line. For a picture, write a sentence that says what it shows, for people who cannot see it.',
  examples: [
    { file: 'pages/contact.md', wrong: 'label:\n  - Contact', right: 'label: Contact' },
    {
      file: 'images/descriptions.md',
      replace: 'sink.jpg: A copper drain under a white sink',
      wrong: 'sink.jpg: sink.jpg',
      right: 'sink.jpg: A copper drain',
    },
  ],
  also: { source: checkDescribedTexts },
  check(document, report) {
    for (const fault of faultsBy(document, 'text-wanted')) {
      if (isSplitLink(document, fault) || unsplitLine(document, fault)) continue;
      const reason = `${nameOf(fault.field)} takes a single text, not a list or a group of fields.`;
      report(atFault(fault, reason));
    }
  },
});

export const listWanted = rule({
  id: 'list-wanted',
  on: 'fields',
  severity: 'error',
  about:
    'This field takes a list. Write each item on its own line below the name, after a hyphen and a space.',
  examples: {
    file: 'pages/home.md',
    wrong: 'keywords: plumber Portland ME',
    right: 'keywords:\n  - plumber Portland ME',
  },
  check(document, report) {
    for (const fault of faultsBy(document, 'list-wanted')) {
      const names = namesAt(document, `${fault.field}.0`);
      const how =
        names.length > 0
          ? `. Each entry begins with a hyphen and has these fields, one a line: ${names.join(', ')}.`
          : ': one entry a line, each beginning with a hyphen and a space.';
      const line = document.source.lines[fault.place.line - 1] ?? '';
      const corrected = names.length > 0 ? undefined : asEntries(line, fault.input);
      report({ ...atFault(fault, `${nameOf(fault.field)} takes a list${how}`), corrected });
    }
  },
});

/** A text where a list belongs, as entries of one. */
function asEntries(line: string, text: unknown): string | undefined {
  const [, before, indent = ''] = /^((\s*)(?:- +)?[\w-]+:)\s+\S/.exec(line) ?? [];
  if (typeof text !== 'string' || !before || text.includes('\n') || !line.trimEnd().endsWith(text))
    return undefined;
  const entries = text.includes('->') ? [text] : text.split(/\s*,\s*/).filter(Boolean);
  return [before, ...entries.map((entry) => `${indent}  - ${entry}`)].join('\n');
}

export const groupWanted = rule({
  id: 'group-wanted',
  on: 'fields',
  severity: 'error',
  about:
    'This is a group of fields. Write each of them on its own line below the name, two spaces further right.',
  examples: {
    file: 'pages/contact.md',
    wrong: 'contactForm: Write to us',
    right: 'contactForm:\n  heading: Write to us',
    replace:
      'contactForm:\n  heading: Write to us\n  text: A plumber reads this, usually over lunch.\n  note: We call back the same day.',
  },
  check(document, report) {
    for (const fault of faultsBy(document, 'group-wanted')) {
      const how = isEntry(fault.field)
        ? `, one a line: ${namesAt(document, fault.field).join(', ')}.`
        : ': each on its own line below it, indented by two spaces.';
      report(atFault(fault, `${nameOf(fault.field)} takes a group of fields${how}`));
    }
  },
});

export const listLength = rule({
  id: 'list-length',
  on: 'fields',
  severity: 'error',
  about: 'Some lists have a fixed number of items, because of the layout of the page. Add or delete items.',
  examples: {
    file: 'services/leak-repair.md',
    wrong: '    - One visit, mostly\n    - Clean floors\n',
    right: '    - One visit, mostly\n',
  },
  check(document, report) {
    for (const fault of faultsBy(document, 'list-length')) {
      const { exactly } = noteAt(document, fault.field);
      const count = Array.isArray(fault.input) ? fault.input.length : 0;
      report(atFault(fault, `Exactly ${exactly} entries belong here; there are ${count}.`));
    }
  },
});

export const listEmpty = rule({
  id: 'list-empty',
  on: 'fields',
  severity: 'error',
  about:
    'A list needs at least one item. Write one. If the list is optional, you can delete its name instead.',
  examples: {
    file: 'services/leak-repair.md',
    wrong: '  items: []\n',
    right: '  items:\n    - A pressure test\n    - A mended joint\n    - A dry floor\n',
  },
  check(document, report) {
    for (const fault of faultsBy(document, 'list-empty'))
      report(atFault(fault, 'At least one entry belongs here.'));
  },
});

export const menuEntry = rule({
  id: 'menu-entry',
  on: 'fields',
  severity: 'error',
  about: 'An item of the top menu is a link, written as text -> /address, or a group of links with a label.',
  examples: { file: 'navigation.md', wrong: '  - Home\n', right: '  - Home -> /\n' },
  check(document, report) {
    for (const fault of faultsBy(document, 'menu-entry'))
      report(atFault(fault, 'Write a link (text -> /address), or a group with a label and its links.'));
  },
});
