import GithubSlugger, { slug } from 'github-slugger';
import type { Root } from 'hast';
import type { Link, Nodes } from 'mdast';
import type { Note, ParsedProse, ProseValue } from '../kinds/values';
import { placeholdersIn } from '../labels/fill';
import { hashOf } from '../source/store.mjs';
import { picturePath } from './openProse';
import { nodesOf, parseMarkdown, textOf } from './parseMarkdown';
import { toElements } from './toElements';

/** Reads a Markdown text of the owner: what the site must know of it, and its tree, which the check and the page share. */
export function readProse(markdown: string): ProseValue & { parsed: ParsedProse } {
  const hash = hashOf(markdown);
  const tree = parseMarkdown(markdown);
  const nodes = nodesOf(tree);
  return {
    type: 'prose',
    hash,
    notes: nodes.flatMap(notesOf),
    anchors: addHeadingIds(nodes),
    wordCount: textOf(tree).match(/\S+/g)?.length ?? 0,
    facts: [...new Set(placeholdersIn(markdown))],
    parsed: { hash, markdown, tree },
  };
}

/** Parses a Markdown text to its element tree only. */
export function parseElements(markdown: string, options?: Parameters<typeof toElements>[1]): Root {
  const tree = parseMarkdown(markdown);
  addHeadingIds(nodesOf(tree));
  return toElements(tree, options);
}

/** Gives each heading a unique id, made from its text. Returns the ids. */
function addHeadingIds(nodes: readonly Nodes[]): string[] {
  const slugger = new GithubSlugger();
  return nodes
    .filter((node) => node.type === 'heading')
    .map((heading) => {
      const id = slugger.slug(slug(textOf(heading)) || 'heading');
      heading.data = { ...heading.data, hProperties: { id } };
      return id;
    });
}

/** A link or an image as a note for the rest of the site; empty for other nodes. */
function notesOf(node: Nodes): Note[] {
  const line = node.position?.start.line ?? 1;
  if (node.type === 'definition') return [{ type: 'definition', line, url: node.url }];
  if (node.type === 'image')
    return [{ type: 'image', line, url: picturePath(node.url), alt: node.alt ?? '' }];
  if (node.type !== 'link') return [];
  const isBare = isBareLink(node) || undefined;
  const isPicture = isPictureLink(node) || undefined;
  return [{ type: 'link', line, url: node.url, isBare, isPicture }];
}

/** Whether the text of a link is the address itself, such as `www.example.com`. */
function isBareLink({ url, children }: Link): boolean {
  const [text] = children;
  return text?.type === 'text' && url.replace(/^https?:\/\//, '') === text.value.replace(/^https?:\/\//, '');
}

/** Matches the path of a picture of the site. */
export const OWN_PICTURE = /^\/?(?:images|portfolio)\/\S+\.(?:jpe?g|png|webp|avif)$/i;

/** Whether a text link leads to a picture of the site. The owner probably wanted to show the picture. */
export function isPictureLink({ url, children }: Link): boolean {
  return OWN_PICTURE.test(url) && children.every(({ type }) => type === 'text');
}
