import type { YamlNode } from '../../../source/parseYaml';
import { MAY_BEGIN_ENTRY, unmarkedEntries } from '../../listEntries';
import { type Former, type Report, rule } from '../../rule';
import type { At } from '../../SourceInput';
import { pictureSlip } from '../../source/descriptions';
import { entryWithoutHyphen, swallowedEntries } from '../../source/itemIndents';
import { continuesText, indentOf, isEntry } from '../../source/sourceLines';
import { checkWordings } from '../../wordings';
import { namesAgain } from './sourceNames';

const REASON = 'An entry of a list begins with a hyphen and a space.';
const BULLET = /^(\s*)(?:[•·●▪◦‣–—]\s*|-)(?=[^\s-])/;
const SIGN = /^(\s*)(?:[*+•·–—]|\d{1,2}[.)])\s+(\S.*)$/;

export const listSign = rule({
  id: 'list-sign',
  on: 'source',
  about:
    'Each item of a list begins with a hyphen and a space. Nothing else may begin that way. In the text of a page, an item of a numbered list begins with a number, a period and a space. Other lines are shown as part of a paragraph, which is only a warning.',
  kind: 'sure',
  also: { passages: checkWordings(unmarkedEntries, MAY_BEGIN_ENTRY) },
  check(input, report) {
    switch (input.step) {
      case 'picture':
        return ofPicture(input, report);
      case 'characters':
        return ofBullet(input, report);
      case 'around':
        return ofEntry(input, report);
      case 'line':
        return ofLine(input, report);
      case 'position':
        return ofPosition(input, report);
      case 'values':
        return ofValues(input, report);
    }
  },
});

function ofPicture(input: At<'picture'>, report: Report): void {
  const slip = pictureSlip(input);
  const reason = 'Begin the line with the name of the picture, without a hyphen.';
  if (slip?.kind === 'hyphen') report({ column: 1, reason, corrected: slip.corrected });
}

function ofBullet({ front, index }: At<'characters'>, report: Report): void {
  const line = front[index] ?? '';
  if (BULLET.test(line) && /(:|^\s*-\s.*)\s*$/.test(front[index - 1] ?? ''))
    report({ reason: REASON, corrected: line.replace(BULLET, '$1- ') });
}

function ofEntry(input: At<'around'>, report: Report): void {
  const index = entryWithoutHyphen(input);
  const level = indentOf(input.front[input.index]);
  if (index !== undefined) report({ ...withHyphen(input.front, index, level), column: level + 3 });
}

function ofLine({ front, index, names }: At<'line'>, report: Report): void {
  const line = front[index] ?? '';
  const [, field = '', rest = ''] = /^- ([a-z]\w*):(\s.*|)$/.exec(line) ?? [];
  if (names.has(field)) {
    const reason = `“${field}” is a field, not an entry of a list. Delete the hyphen in front of it.`;
    report({ reason, column: 3, corrected: `${field}:${rest}` });
  }
  const [, lead = '', text = ''] = SIGN.exec(line) ?? [];
  if (text) report({ reason: REASON, corrected: `${lead}- ${text}` });
}

/** A text exactly below an item, which does not continue the item's text. */
function ofPosition({ front, index }: At<'position'>, report: Report): void {
  if (continuesText(front[index]) && levelEntries(front, index).some((entry) => isLike(front[index], entry)))
    report(withHyphen(front, index));
}

/** The entries of the list above that begin exactly above a line. */
function levelEntries(front: readonly string[], index: number): string[] {
  const level = indentOf(front[index]);
  const end = front.findLastIndex((line, at) => at < index && line.trim() !== '' && indentOf(line) < level);
  return front.slice(end + 1, index).filter((line) => isEntry(line) && indentOf(line) === level);
}

/** Whether a text may be an entry of the same list: a sentence is no link, and no group of fields. */
function isLike(line = '', entry = ''): boolean {
  return line.includes('->') === entry.includes('->') && !/^\s*- \w+:\s/.test(entry);
}

function ofValues({ front, nodes }: At<'values'>, report: Report): void {
  for (const node of nodes) for (const finding of entriesIn(front, node)) report(finding);
  for (const { kind, index, path } of swallowedEntries(front, nodes))
    if (kind === 'hyphen') report({ ...withHyphen(front, index), explains: path });
}

/** The first name of an entry again, and then its others: another entry. */
function entriesIn(front: readonly string[], node: YamlNode): Former[] {
  return namesAgain(node).flatMap(({ position, isEntry: isOne }) => {
    const line = front[position.line - 1] ?? '';
    const corrected = `${line.slice(0, Math.max(0, position.column - 3))}- ${line.trimStart()}`;
    return isOne ? [{ ...position, reason: REASON, corrected, explains: node.path }] : [];
  });
}

/** An entry that has lost its hyphen, at the column where the line begins or at `level`. */
function withHyphen(front: readonly string[], index: number, level = indentOf(front[index])): Former {
  return { line: index + 1, reason: REASON, corrected: `${' '.repeat(level)}- ${front[index]?.trim()}` };
}
