import GithubSlugger from 'github-slugger';
import type { Root } from 'hast';
import type { Root as Mdast, Nodes, Text } from 'mdast';
import type { Note, ProseValue } from '../fields/values';
import { hashOf } from '../read/hashOf';
import { checkMarkdown } from './checkMarkdown';
import { isBareLink } from './isBareLink';
import { isPictureLink } from './isPictureLink';
import { nodesOf, parseMarkdown } from './parseMarkdown';
import { picturePath } from './picturePath';
import { plainWords } from './plainWords';
import { toElements } from './toElements';

interface Options {
  /** Whether it is the text of a page, whose headings must follow one another. */
  isPage?: boolean;
}

/** The trees of the texts read since `forgetTrees`: a build asks for them, a check does not. */
let trees = new WeakMap<ProseValue, Mdast>();

export function forgetTrees(): void {
  trees = new WeakMap();
}

/** Reads a text once, for the check and for the page. */
export function readProse(markdown: string, { isPage = false }: Options = {}): ProseValue {
  const tree = parseMarkdown(markdown);
  const nodes = nodesOf(tree);
  const value: ProseValue = {
    type: 'prose',
    hash: hashOf(markdown),
    notes: notesOf(nodes),
    findings: [...checkMarkdown(nodes, markdown.split('\n'), isPage)],
    anchors: nameHeadings(nodes),
    words: plainWords(tree).match(/\S+/g)?.length ?? 0,
    facts: factsIn(markdown),
  };
  trees.set(value, tree);
  return value;
}

/** The elements of a text that was just read, without parsing it again. */
export function treeOf(value: ProseValue): Root | undefined {
  const tree = trees.get(value);
  return tree && toElements(tree);
}

/** The elements of a text of which nothing else is asked. */
export function readTree(markdown: string): Root {
  const tree = parseMarkdown(markdown);
  nameHeadings(nodesOf(tree));
  return toElements(tree);
}

function factsIn(markdown: string): string[] {
  if (!markdown.includes('{')) return [];
  return [...new Set([...markdown.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name))];
}

/** Gives each heading an id of its own, made of its words. Returns the ids: what can be jumped to. */
function nameHeadings(nodes: readonly Nodes[]): string[] {
  const slugger = new GithubSlugger();
  return nodes
    .filter((node) => node.type === 'heading')
    .map((heading) => {
      const id = slugger.slug(plainWords(heading));
      heading.data = { ...heading.data, hProperties: { id } };
      return id;
    });
}

function notesOf(nodes: readonly Nodes[]): Note[] {
  const notes: Note[] = [];
  for (const node of nodes) {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'text') notes.push(...asidesIn(node, line));
    else if (!isReported(node)) notes.push(...noteOf(node, line));
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

/** Whether `checkMarkdown` reports it already. */
function isReported(node: Nodes): boolean {
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
