import type { Root as Elements } from 'hast';
import type { Root } from 'mdast';
import { type Note, notesOf } from './notesOf';
import { parseMarkdown } from './parseMarkdown';
import { plainWords } from './plainWords';
import { headingIdsIn, toElements } from './toElements';

/** What a text says, as JSON: all that the rest of the site has to know of it. */
export interface TextNotes {
  notes: Note[];
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

export function readText(markdown: string): ReadText {
  const tree: Root = parseMarkdown(markdown);
  return {
    notes: notesOf(tree),
    anchors: headingIdsIn(tree),
    words: plainWords(tree).split(/\s+/).filter(Boolean).length,
    facts: [...new Set([...markdown.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name))],
    elements: () => toElements(tree),
  };
}
