import type { Nodes, Text } from 'mdast';
import { isPictureLink } from '../lint/markdown/isPictureLink';
import { isBareLink } from './isBareLink';
import { picturePath } from './picturePath';

/** A part of a text that the site has to know. Lines count from 1 at the text's first line; of a bare link the address itself is read. */
export type Note =
  | { type: 'link' | 'definition'; line: number; url: string; isBare?: true }
  /** `written` is the address where it is not the path itself. */
  | { type: 'image'; line: number; url: string; alt: string; written?: string }
  /** An address in brackets among words; where there is such a page, it was meant to be a link. */
  | { type: 'aside'; line: number; url: string };

/** The notable parts of a text, given all its nodes, in their order. */
export function notesOf(nodes: readonly Nodes[]): Note[] {
  const notes: Note[] = [];
  for (const node of nodes) {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'text') notes.push(...asidesIn(node, line));
    else if (!isTold(node)) notes.push(...noteOf(node, line));
  }
  return notes;
}

function noteOf(node: Nodes, line: number): Note[] {
  if (node.type === 'link' || node.type === 'definition')
    return [{ type: node.type, line, url: node.url, ...(isBareLink(node) && { isBare: true }) }];
  if (node.type !== 'image') return [];
  const url = picturePath(node.url);
  const written = url === node.url ? {} : { written: node.url };
  return [{ type: 'image', line, url, alt: node.alt ?? '', ...written }];
}

/** Whether a text by itself knows already that something is wrong with it. */
function isTold(node: Nodes): boolean {
  if (node.type === 'link') return isPictureLink(node);
  if (node.type === 'image') return node.url === '' || node.url.startsWith('data:');
  return node.type === 'definition' && node.url.startsWith('data:');
}

const ASIDE = /(?<![\])]\s?)\((\/[a-z][\w/-]*(?:#[\w-]+)?)\)/g;

function asidesIn({ value }: Text, from: number): Note[] {
  if (!value.includes('(/')) return [];
  return value.split('\n').flatMap((words, offset) =>
    [...words.matchAll(ASIDE)].map(([, url = '']) => ({
      type: 'aside' as const,
      line: from + offset,
      url,
    })),
  );
}
