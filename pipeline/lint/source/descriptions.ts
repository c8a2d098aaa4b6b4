import { basename } from 'node:path/posix';
import type { Source } from '../../source/Source';
import type { ReportLine, TextInput } from '../rule';
import { nearestPicture } from '../suggest';

/** The number of unknown names for which a picture is suggested, because each is compared with all pictures. */
const MAX_SUGGESTIONS = 60;

/** The descriptions in a file, by the name of their picture; a misspelled name counts for the suggested picture. */
export function readDescriptions(source: Source, pictures: readonly string[]): Map<string, string> {
  const described = new Map<string, string>();
  if (source.faults.length > 0 || linesBelow(source).length > 0)
    return new Map(pictures.map((name) => [name, '']));
  const entries = Object.entries(source.values);
  for (const [name, text] of entries) if (pictures.includes(name)) described.set(name, String(text));
  const unknown = entries.filter(([name]) => !pictures.includes(name));
  for (const [name, text] of unknown.slice(0, MAX_SUGGESTIONS)) {
    const picture = suggestPicture(name, pictures, source);
    if (picture) described.set(picture, String(text));
  }
  return described;
}

/** The picture that a misspelled name means; never one that has a line of its own. */
function suggestPicture(name: string, pictures: readonly string[], { values }: Source): string | undefined {
  const free = pictures.filter((picture) => !(picture in values));
  const bare = basename(name);
  return free.includes(bare) ? bare : nearestPicture(name, free);
}

/** Reports descriptions that are empty, or only the name of their picture. */
export function checkDescribedTexts({ source, pictures = [] }: TextInput, report: ReportLine): void {
  for (const [name, text] of Object.entries(source.values)) {
    const advice = `Say in a sentence what “${name}” shows.`;
    if (pictures.includes(name) && (typeof text !== 'string' || text === name))
      report({ ...source.positions.get(name), field: name, advice });
  }
}

/** Reports descriptions of pictures that do not exist. */
export function checkDescribedPictures({ source, pictures }: TextInput, report: ReportLine): void {
  const unknown = pictures ? Object.keys(source.values).filter((name) => !pictures.includes(name)) : [];
  for (const name of unknown) {
    const position = source.positions.get(name);
    const expected = suggestPicture(name, pictures ?? [], source);
    const isInFolder = expected !== undefined && name.endsWith(`/${expected}`);
    const says = isInFolder
      ? {
          what: 'This file describes the pictures beside it.',
          advice: `Write only ${expected}, without its folder.`,
        }
      : {
          what: `There is no picture “${name}” in this folder.`,
          advice: expected ? `Did you mean “${expected}”?` : 'Delete this line.',
        };
    const line = source.lines[(position?.line ?? 0) - 1] ?? '';
    report({ ...position, field: name, ...says, text: expected && line.replace(name, expected) });
  }
}

/** Reports text below the second ---, which is not loaded. */
export function checkBelowDescriptions({ source, pictures }: TextInput, report: ReportLine): void {
  if (!pictures) return;
  const { length, 0: line } = linesBelow(source);
  if (line === undefined) return;
  const [what, them] = length === 1 ? ['This line is', 'it'] : [`These ${length} lines are`, 'them'];
  const advice = `Move ${them} above that ---.`;
  report({ line, column: 1, what: `${what} below the second ---, where nothing is read.`, advice });
}

/** The numbers of the lines below the front matter that are not empty. */
function linesBelow({ lines, bodyLine }: Source): number[] {
  return lines.flatMap((line, index) => (index >= bodyLine - 1 && line.trim() ? [index + 1] : []));
}
