import type { Root as Elements } from 'hast';
import type { Root } from 'mdast';
import { checkMarkdown } from './checkMarkdown';
import type { Finding } from './Finding';
import { type Note, notesOf } from './notesOf';
import { parseMarkdown } from './parseMarkdown';
import { plainWords } from './plainWords';
import { headingsOf, idsIn, toElements } from './toElements';

/** What a text says, as JSON: all that the rest of the site has to know of it. */
export interface TextNotes {
  notes: Note[];
  /** What is wrong with it by itself. */
  findings: Finding[];
  /** What can be jumped to in it. */
  anchors: string[];
  words: number;
  /** Words in braces, which stand for facts of the business. */
  facts: string[];
}

/** A text read once. `elements` gives its elements; a check has no need of them. */
export interface ReadText extends TextNotes {
  elements: () => Elements;
}

interface Wishes {
  /** Whether it is the text of a page, whose headings must follow one another. */
  isPage?: boolean;
  /** Whether its elements will be asked for, which say what else has to be made apart. */
  isShown?: boolean;
}

export function readText(markdown: string, { isPage = false, isShown = false }: Wishes = {}): ReadText {
  const tree: Root = parseMarkdown(markdown);
  const shown = isShown ? toElements(tree) : undefined;
  return {
    notes: notesOf(tree),
    findings: [...checkMarkdown(tree, markdown.split('\n'), isPage)],
    anchors: idsIn(shown ?? headingsOf(tree)),
    words: plainWords(tree).split(/\s+/).filter(Boolean).length,
    facts: [...new Set([...markdown.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name))],
    elements: () => shown ?? toElements(tree),
  };
}
