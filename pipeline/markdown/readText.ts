import type { Root as Elements } from 'hast';
import type { Root } from 'mdast';
import { checkMarkdown } from '../lint/markdown/checkMarkdown';
import type { Finding } from '../lint/markdown/Finding';
import { nameHeadings } from './nameHeadings';
import { type Note, notesOf } from './notesOf';
import { nodesOf, parseMarkdown } from './parseMarkdown';
import { plainWords } from './plainWords';
import { toElements } from './toElements';

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
}

export function readText(markdown: string, { isPage = false }: Wishes = {}): ReadText {
  const tree: Root = parseMarkdown(markdown);
  const nodes = nodesOf(tree);
  return {
    notes: notesOf(nodes),
    findings: [...checkMarkdown(nodes, markdown.split('\n'), isPage)],
    anchors: nameHeadings(nodes),
    words: plainWords(tree).match(/\S+/g)?.length ?? 0,
    facts: factsIn(markdown),
    elements: () => toElements(tree),
  };
}

function factsIn(markdown: string): string[] {
  if (!markdown.includes('{')) return [];
  return [...new Set([...markdown.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name))];
}
