import { basename } from 'node:path/posix';
import type { Source } from '../../source/Source';
import type { MessageText, ReportLine, TextInput } from '../rule';
import { nearestPicture } from '../suggest';

/** The picture that a misspelled name means; never one that has a line of its own. */
export function suggestPicture(
  name: string,
  pictures: readonly string[],
  { values }: Source,
): string | undefined {
  const free = pictures.filter((picture) => !(picture in values));
  const bare = basename(name);
  return free.includes(bare) ? bare : nearestPicture(name, free);
}

/** Reports descriptions that are empty, or only the name of their picture. */
export function checkDescribedTexts({ source, pictures }: TextInput, report: ReportLine): void {
  if (!pictures) return;
  for (const [name, text] of Object.entries(source.values)) {
    const advice = `Say in a sentence what “${name}” shows.`;
    if (pictures.includes(name) && (typeof text !== 'string' || text === name))
      report({ ...source.positions.get(name), field: name, advice });
  }
}

/** Reports descriptions of pictures that do not exist. */
export function checkDescribedPictures({ source, pictures }: TextInput, report: ReportLine): void {
  if (!pictures) return;
  for (const name of Object.keys(source.values)) {
    if (pictures.includes(name)) continue;
    const position = source.positions.get(name);
    const expected = suggestPicture(name, pictures, source);
    const line = source.lines[(position?.line ?? 0) - 1] ?? '';
    const says = explainUnknown(name, expected);
    report({ ...position, field: name, ...says, text: expected && line.replace(name, expected) });
  }
}

function explainUnknown(name: string, expected?: string): MessageText {
  if (expected !== undefined && name.endsWith(`/${expected}`))
    return {
      what: 'This file describes the pictures beside it.',
      advice: `Write only ${expected}, without its folder.`,
    };
  return {
    what: `There is no picture “${name}” in this folder.`,
    advice: expected ? `Did you mean “${expected}”?` : 'Delete this line.',
  };
}

/** Reports text below the second ---, which is not loaded. */
export function checkBelowDescriptions({ source, pictures }: TextInput, report: ReportLine): void {
  if (!pictures) return;
  const lines = linesBelow(source);
  const [line] = lines;
  if (line === undefined) return;
  const [what, them] =
    lines.length === 1 ? ['This line is', 'it'] : [`These ${lines.length} lines are`, 'them'];
  const advice = `Move ${them} above that ---.`;
  report({ line, column: 1, what: `${what} below the second ---, where nothing is read.`, advice });
}

/** The numbers of the lines below the front matter that are not empty. */
export function linesBelow({ lines, bodyLine }: Source): number[] {
  return lines.flatMap((line, index) => (index >= bodyLine - 1 && line.trim() ? [index + 1] : []));
}
