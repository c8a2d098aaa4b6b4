import type { Link, Text } from 'mdast';
import { spacedCall } from '../fields/spacedCall';
import type { Finding } from './Finding';

const ADDRESS = '(?:\\/|#|https?:|tel:|mailto:|[\\w-]+\\/)';
const SPACE = new RegExp(`\\]\\s+\\((?=${ADDRESS}[^)\\s]*\\))`);
const OPEN = new RegExp(`\\[[^\\]]+\\]\\(${ADDRESS}[^)\\s]*(?=\\s|$)`);
const EXCHANGED = new RegExp(`\\(([^()]+)\\)\\[(${ADDRESS}[^\\]\\s]+)\\]`);
const SPACED = /\]\(((?:\/|images\/|portfolio\/)[^()\s]*(?:\s+[^()\s]+)+)\)/;
const BARE = /\[([^\]]+)\](?:\s*[{<]\s*)?((?:\/[a-z]|https:\/\/)[\w/.#-]*[\w/-])(?:\s*[}>])?/;
/** A number as it is printed, which may have brackets of its own. */
const CALL = /\]\((tel:((?:[^()\n]|\([^()\n]{0,20}\)){1,40}))\)/;
const PICTURE = /^(?:images|portfolio)\/\S+\.(?:jpe?g|png|webp|avif)$/i;
const NOTE = /\[[^\]]+\]\[([^\]]+)\]/;

/** Links that are written nearly right. */
export function* linkFindings(node: Text | Link, line: number): Generator<Finding> {
  if (node.type === 'link') {
    const message =
      node.url === ''
        ? 'This link has no address. Write it between the round brackets: [words](/address).'
        : 'This link has no words to click on. Write them between the square brackets: [words](/address).';
    if (node.url === '' || node.children.length === 0) yield { line, code: 'link-form', message };
    return;
  }
  if (PICTURE.test(node.value)) yield pictureFinding(node.value, line);
  if (!/[[\]]/.test(node.value)) return;
  for (const [offset, words] of node.value.split('\n').entries()) yield* lineFindings(words, line + offset);
}

function* lineFindings(words: string, line: number): Generator<Finding> {
  const code = 'link-form';
  const space = SPACE.exec(words);
  const exchanged = EXCHANGED.exec(words);
  const note = NOTE.exec(words);
  const called = CALL.exec(words);
  if (called) yield callFinding(called, line);
  else if (space)
    yield {
      line,
      code,
      message: 'There must be no space between the words of a link and its address.',
      wrong: space[0],
      right: '](',
    };
  else if (exchanged) {
    const right = `[${exchanged[1]}](${exchanged[2]})`;
    yield {
      line,
      code,
      message: 'The brackets of this link are exchanged: [words](/address).',
      wrong: exchanged[0],
      right,
    };
  } else if (SPACED.test(words) || BARE.test(words)) yield formFinding(words, line);
  else if (OPEN.test(words))
    yield { line, code, message: 'The closing bracket of this link is missing: [words](/address).' };
  else if (note)
    yield {
      line,
      code,
      message: `“[${note[1]}]” stands for no address. Write the address itself: [words](/address).`,
    };
}

function callFinding([, address = '', number = '']: readonly string[], line: number): Finding {
  const { code = 'link-form', message, right } = spacedCall(number.trim());
  return { line, code, message, wrong: `(${address})`, right: right && `(${right})` };
}

function pictureFinding(path: string, line: number): Finding {
  const right = `![](${path})`;
  const message = `A picture is written with a sign and brackets: ${right}`;
  return { line, code: 'link-form', message, wrong: path, right };
}

function formFinding(words: string, line: number): Finding {
  const [, spaced] = SPACED.exec(words) ?? [];
  if (spaced) {
    const message =
      'There are no spaces in an address. If it has them, write hyphens, or rename the picture.';
    return {
      line,
      code: 'link-form',
      message,
      wrong: `(${spaced})`,
      right: `(${spaced.replace(/\s+/g, '-')})`,
    };
  }
  const [wrong = '', label = '', to = ''] = BARE.exec(words) ?? [];
  const message = 'The round brackets of this link are missing: [words](/address).';
  return { line, code: 'link-form', message, wrong, right: `[${label}](${to})` };
}
