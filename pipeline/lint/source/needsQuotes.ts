import { excessInFields } from '../../source/limits';
import { parseYaml, type YamlNode } from '../../source/parseYaml';
import { checkSplitTexts } from '../fields/shapes';
import { rule } from '../rule';
import { explainQuotes, NOTE, quotedLine, TEXT_KINDS } from './quotes';

export const needsQuotes = rule({
  id: 'needs-quotes',
  on: 'source',
  about:
    'Some characters have a special meaning in the fields: a colon followed by a space, a # after a space and right before a word, and at the beginning of a text any of " \' [ { * & ! | > % @ `. Put a text that contains them in double quotes.',
  kind: 'sure',
  examples: [
    {
      file: 'pages/contact.md',
      replace: 'heading: Write to us',
      wrong: 'heading: Write to us: now',
      right: 'heading: "Write to us: now"',
    },
    {
      file: 'pages/contact.md',
      replace: 'heading: Write to us',
      wrong: 'heading: We are #1 here',
      right: 'heading: "We are #1 here"',
    },
    {
      file: 'services/leak-repair.md',
      replace: '- A mended joint',
      wrong: '- A mended joint: dry',
      right: '- "A mended joint: dry"',
    },
  ],
  also: { fields: checkSplitTexts },
  check(input, report) {
    if (input.step === 'line') {
      const line = input.front[input.index] ?? '';
      const corrected = quotedLine(line);
      if (corrected && cannotBeRead(line.trim())) report({ ...explainQuotes(line), corrected });
    } else if (input.step === 'values') {
      for (const { path, position } of input.nodes.filter((node) =>
        losesText(node, input.kindAt(node.path)),
      )) {
        const line = input.front[position.line - 1] ?? '';
        const corrected = quotedLine(line);
        const reason = 'Put this text in double quotes; without them a part of it is lost.';
        const explained = corrected ? { ...explainQuotes(line), corrected } : { reason };
        report({ ...position, field: path, explains: path, ...explained });
      }
    }
  },
});

/** Whether a line cannot be parsed even by itself. */
function cannotBeRead(line: string): boolean {
  return excessInFields([line]) !== undefined || parseYaml(line).error !== undefined;
}

/** Whether YAML silently reads a text, or a part of it, as something else: ` #1`, `&name`, `*name`, `!name`. */
function losesText({ isMarked, plain, after }: YamlNode, kind?: string): boolean {
  if (isMarked) return true;
  if (plain === undefined || !/^\s*#/.test(after)) return false;
  if (kind === 'link') return !/->\s*\S/.test(plain);
  return TEXT_KINDS.has(kind ?? '') && (plain === '' || !NOTE.test(after));
}
