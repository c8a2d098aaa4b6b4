import type { Link } from 'mdast';
import { plainWords } from '../../markdown/plainWords';
import { isPictureLink } from '../../markdown/prose';
import type { Finding } from './Finding';

/** A link without an address or without words, or one that was meant to be a picture. */
export function* wrongLinkFinding(node: Link, lines: readonly string[]): Generator<Finding> {
  const line = node.position?.start.line ?? 1;
  const code = 'link-form';
  if (node.url === '')
    yield {
      line,
      code,
      message: 'This link has no address. Write it between the round brackets: [words](/address).',
    };
  else if (node.children.length === 0)
    yield {
      line,
      code,
      message:
        'This link has no words to click on. Write them between the square brackets: [words](/address).',
    };
  else if (isPictureLink(node)) yield { line, code, ...pictureTold(node, lines[line - 1] ?? '') };
}

function pictureTold(node: Link, written: string): Pick<Finding, 'message' | 'wrong' | 'right'> {
  const words = plainWords(node);
  const right = `![${words.replace(/^!/, '')}](${node.url})`;
  const bare = `[${words}](${node.url})`;
  const wrong = written.includes(`! ${bare}`) ? `! ${bare}` : bare;
  return { message: `A picture begins with an exclamation mark: ${right}`, wrong, right };
}
