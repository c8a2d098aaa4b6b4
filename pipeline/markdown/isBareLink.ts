import type { Nodes } from 'mdast';

/** Whether the words of a link are its address, as in `www.example.com` typed into a text. */
export function isBareLink(node: Nodes): boolean {
  if (node.type !== 'link') return false;
  const [words] = node.children;
  return (
    words?.type === 'text' && node.url.replace(/^https?:\/\//, '') === words.value.replace(/^https?:\/\//, '')
  );
}
