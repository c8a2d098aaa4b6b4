import GithubSlugger from 'github-slugger';
import type { Nodes } from 'mdast';
import { plainWords } from './plainWords';

/** Gives each heading an id of its own, made of its words. Returns the ids: what can be jumped to. */
export function nameHeadings(nodes: readonly Nodes[]): string[] {
  const slugger = new GithubSlugger();
  return nodes
    .filter((node) => node.type === 'heading')
    .map((heading) => {
      const id = slugger.slug(plainWords(heading));
      heading.data = { ...heading.data, hProperties: { id } };
      return id;
    });
}
