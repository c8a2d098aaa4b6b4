import type { Root as Elements } from 'hast';
import type { Root } from 'mdast';
import { checkMarkdown } from './checkMarkdown';
import type { Finding } from './Finding';
import { type Note, notesOf } from './notesOf';
import { parseMarkdown } from './parseMarkdown';
import { plainWords } from './plainWords';
import { headingIdsIn, toElements } from './toElements';

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

/** A text read once. `elements` makes its elements; a check has no need of them. */
export interface ReadText extends TextNotes {
  elements: () => Elements;
}

/** `isPage`: whether it is the text of a page, whose headings must follow one another. */
export function readText(markdown: string, { isPage = false } = {}): ReadText {
  const tree: Root = parseMarkdown(markdown);
  return {
    notes: notesOf(tree),
    findings: [...checkMarkdown(tree, markdown.split('\n'), isPage)],
    anchors: headingIdsIn(tree),
    words: plainWords(tree).split(/\s+/).filter(Boolean).length,
    facts: [...new Set([...markdown.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name))],
    elements: () => toElements(tree),
  };
}
