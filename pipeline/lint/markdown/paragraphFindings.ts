import type { Paragraph } from 'mdast';
import type { Finding } from './Finding';
import { garbledFindings } from './garbledFindings';
import { listFindings } from './listFindings';
import { namedPicture } from './namedPicture';
import { paragraphHeading } from './paragraphHeading';
import { runningLines } from './runningLines';
import { tableFindings } from './tableFindings';

/** Three hyphens would be a line across already. */
const DASHES = /^[–—-]{2,80}$/;

/** What is written as a paragraph, and was meant to be something else: a heading, a list, a table, a line across. */
export function* paragraphFindings(
  node: Paragraph,
  lines: readonly string[],
  isPage: boolean,
): Generator<Finding> {
  const [first, last] = [node.position?.start.line ?? 1, node.position?.end.line];
  const own = lines.slice(first - 1, last);
  const blocks = [...tableFindings(node, lines), ...listFindings(own, first, { lines, isPage })];
  const running = blocks.length === 0 ? runningLines(own, first) : undefined;
  yield* running ? [running] : blocks;
  for (const [offset, words] of own.entries()) {
    yield* garbledFindings(words, first + offset);
    const heading = paragraphHeading(words, first + offset, isPage);
    if (heading) yield heading;
  }
  const picture = namedPicture(node);
  if (picture) yield picture;
  const written = own[0]?.trim() ?? '';
  if (own.length > 1 || !DASHES.test(written)) return;
  const message = 'A line across is written with three hyphens: ---';
  yield { line: first, code: 'line-sign', message, wrong: written, right: '---', severity: 'warning' };
}
