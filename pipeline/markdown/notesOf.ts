import type { Nodes } from 'mdast';

/** A part of a text that the site has to know. Lines count from 1 at the text's first line. */
export type Note =
  | { type: 'link' | 'definition'; line: number; url: string }
  | { type: 'image'; line: number; url: string; alt: string };

/** The notable parts of a text, given all its nodes, in their order. */
export function notesOf(nodes: readonly Nodes[]): Note[] {
  const notes: Note[] = [];
  for (const node of nodes) {
    const note = noteOf(node, node.position?.start.line ?? 1);
    if (note) notes.push(note);
  }
  return notes;
}

function noteOf(node: Nodes, line: number): Note | undefined {
  if (node.type === 'link' || node.type === 'definition') return { type: node.type, line, url: node.url };
  if (node.type === 'image') return { type: 'image', line, url: node.url, alt: node.alt ?? '' };
  return undefined;
}
