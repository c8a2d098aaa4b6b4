import type { Nodes } from 'mdast';
import { arrowFindings } from './arrowFindings';
import { codeFindings } from './codeFindings';
import type { Finding } from './Finding';
import { headingFindings } from './headingFindings';
import { htmlFindings } from './htmlFindings';
import { linkFindings } from './linkFindings';
import { paragraphFindings } from './paragraphFindings';
import { pictureFinding } from './pictureFinding';
import { starFindings } from './starFindings';
import { tableFindings } from './tableFindings';
import { underlineFinding } from './underlineFinding';
import { wrongLinkFinding } from './wrongLinkFinding';

/** What is wrong with a text by itself. Headings must follow one another only in the text of a page. */
export function* checkMarkdown(
  nodes: readonly Nodes[],
  lines: readonly string[],
  isPage: boolean,
): Generator<Finding> {
  let depth = 1;
  for (const node of nodes) {
    if (node.type !== 'heading') {
      yield* findingsOf(node, lines, isPage);
      continue;
    }
    const underline = underlineFinding(node, lines, isPage);
    if (underline) yield underline;
    else {
      yield* headingFindings(node, isPage ? depth : node.depth);
      depth = Math.max(2, node.depth);
    }
  }
}

function* findingsOf(node: Nodes, lines: readonly string[], isPage: boolean): Generator<Finding> {
  if (node.type === 'html') yield* htmlFindings(node, lines);
  else if (node.type === 'paragraph') yield* paragraphFindings(node, lines, isPage);
  else if (node.type === 'table') yield* tableFindings(node, lines);
  else if (node.type === 'code') yield* codeFindings(node, lines);
  else if (node.type === 'link') yield* wrongLinkFinding(node, lines);
  else if (node.type === 'image') yield* pictureFinding(node);
  else if (node.type === 'text') {
    yield* linkFindings(node, lines);
    yield* arrowFindings(node, lines);
    yield* starFindings(node, lines);
  }
}
