import type { Problem } from '../Problem';
import { PICTURE_NAME } from './pictureName';
import { quotedLine } from './quotedLine';

const LINE = new RegExp(String.raw`^([\s*•-]*)(${PICTURE_NAME})(\s*[-–—=]+>?\s+|\s*:(?:\s|$))(.*)$`, 'i');
const HYPHEN = 'A line of this file begins with the name of the picture, without a hyphen.';
const INDENT = 'A line of this file begins at the very left with the name of the picture.';

/** Lines of a `descriptions.md` as they were meant: each begins at the left with the name of a picture, a colon and its words. */
export function levelDescriptions(file: string, written: string): { text: string; problems: Problem[] } {
  const lines = written.split(/\r\n?|\n/);
  const end = lines.findIndex((line, index) => index > 0 && line.trimEnd() === '---');
  const leads = lines.slice(1, end).flatMap((line) => LINE.exec(line)?.[1] ?? []);
  const isLevel = leads.every((lead) => lead === leads[0] && /^ *$/.test(lead));
  const found = lines.map((line, index) => (index > 0 && index < end ? slipIn(line, isLevel) : undefined));
  const problems = found.flatMap((slip, index) => {
    if (!slip) return [];
    const { text, ...told } = slip;
    const at = { file, line: index + 1, column: 1, field: '', severity: 'error' as const };
    return [{ ...at, ...told, fix: { line: index + 1, text } }];
  });
  const text = lines.map((line, index) => found[index]?.text ?? line).join('\n');
  return { text: problems.length > 0 ? text : written, problems };
}

/** What is wrong in front of the words; where all lines stand equally far to the right, nothing is wrong with that. */
function slipIn(line: string, isLevel: boolean): { code: string; message: string; text: string } | undefined {
  const [, lead = '', name = '', sign = '', words = ''] = LINE.exec(line) ?? [];
  const isMoved = lead !== '' && !isLevel;
  if (name === '' || (sign.includes(':') && !isMoved)) return undefined;
  const bare = `${isMoved ? '' : lead}${name}: ${words}`.trimEnd();
  const text = quotedLine(bare) ?? bare;
  if (!isMoved)
    return { code: 'needs-colon', message: `A colon and a space are missing behind “${name}”.`, text };
  return lead.trim() === ''
    ? { code: 'indent', message: INDENT, text }
    : { code: 'list-sign', message: HYPHEN, text };
}
