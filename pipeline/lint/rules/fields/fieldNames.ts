import { formerNames } from '../../../model/load/formerNames';
import { authoredSection, contentTypeOf } from '../../../model/registry';
import { retired } from '../../../model/retired';
import { joinPath } from '../../../source/parseYaml';
import type { Document } from '../../Document';
import { checkFaults, valueAt } from '../../fields/faults';
import { homeOf, namesOf } from '../../fields/schema';
import {
  isAlmost,
  namesHere,
  ownerOf,
  suggestName,
  twinOf,
  type UnknownName,
  unknownNameOf,
} from '../../fields/suggestName';
import type { LayoutInput } from '../../layout/inputs';
import { type Former, type Report, type Rule, rule } from '../../rule';
import { listLike } from '../../suggest';

/** Names that owners use for the body. */
const OF_TEXT = /^(?:text|body|words?|quotes?|reviews?|testimonials?|comments?|content|message)$/i;

const unknownName = rule({
  id: 'unknown-name',
  on: 'fields',
  about:
    'The names before the colons are fixed. FIELDS.md lists them for each file and section. Write the name as it is there, or delete the line.',
  check: checkFaults('unknown-name', (fault, document) => {
    const name = unknownNameOf(fault);
    return ownerOf(document, name) === undefined ? explainName(document, name, fault.place.line) : undefined;
  }),
  also: { layout: withOtherNames },
});

/** An entry with as many names as it should have, all of them those of another list. */
function withOtherNames({ front, index, at, fault, schema, source }: LayoutInput, report: Report): void {
  if (index !== at || fault.ruleId !== 'unknown-name') return;
  const { group } = unknownNameOf(fault);
  const wanted = schema.namesAt(source, group);
  const names = Object.keys(valueAt(source.values, group) ?? {});
  const isOther = names.length === wanted.length && names.every((name) => !wanted.includes(name));
  if (!/\.\d+$/.test(group) || !isOther) return;
  const own = names.map((name) => (source.positions.get(joinPath(group, name))?.line ?? 0) - 1);
  const last = Math.max(...own);
  const lines = front.slice(index, last + 1).map((line, offset) => {
    const nth = own.indexOf(index + offset);
    return nth < 0 ? line : line.replace(`${names[nth]}:`, `${wanted[nth]}:`);
  });
  const listed = (all: readonly string[]) => all.map((name) => `“${name}”`).join(' and ');
  const reason = `The fields of this entry are ${listed(wanted)}, not ${listed(names)}.`;
  const covers = lines.map((_line, offset) => index + offset + 1);
  report({ reason, through: last + 1, corrected: lines.join('\n'), kind: 'choice', covers });
}

/** The fields by which other programs hide a page, and show it. */
const HIDES = /^(?:draft|hidden|hide|private|unpublished)$/i;
const SHOWS = /^(?:visible|show|shown|online|public|active|live)$/i;

/** What hides or shows a page in other programs: `draft: true`, `status: draft`, `visible: no`. */
function explainHiding(key: string, value: unknown): Pick<Former, 'reason' | 'corrected'> | undefined {
  const said = typeof value === 'object' ? '' : String(value).toLowerCase();
  const isYes = /^(?:true|yes|on|1)$/.test(said);
  const isNo = /^(?:false|no|off|0)$/.test(said);
  const byStatus = /^(?:status|state|visibility)$/i.test(key);
  if ((HIDES.test(key) && isYes) || (SHOWS.test(key) && isNo) || (byStatus && HIDES.test(said)))
    return {
      reason: `There is no field called “${key}” here. To hide this page, write “published: no”.`,
      corrected: 'published: no',
    };
  const isShown = byStatus ? /^(?:published|publish)$/.test(said) || SHOWS.test(said) : isYes || isNo;
  return isShown && (byStatus || HIDES.test(key) || SHOWS.test(key))
    ? {
        reason: `There is no field called “${key}” here. Visitors see this page anyway: delete the line.`,
        corrected: '',
      }
    : undefined;
}

function explainName(
  document: Document,
  name: UnknownName,
  line: number,
): Pick<Former, 'reason' | 'corrected'> {
  const { key, group } = name;
  const suggestion = suggestName(document, name);
  const names = namesHere(document, group);
  const hiding = names.includes('published') && explainHiding(key, document.source.values[key]);
  if (hiding) return hiding;
  const belongsElsewhere = homeOf(key) !== undefined;
  if (suggestion && (!belongsElsewhere || isAlmost(key, suggestion, names)))
    return {
      reason: `There is no field called “${key}” here. Did you mean “${suggestion}”?`,
      corrected: document.source.lines[line - 1]?.replace(key, () => suggestion),
    };
  const twin = twinOf(document, name);
  const twinLine = twin && document.source.positions.get(joinPath(group, twin))?.line;
  if (twinLine)
    return {
      reason: `There is no field called “${key}” here, and “${twin}” is on line ${twinLine} already. Delete one of the two.`,
    };
  return { reason: explainHome(document, name, names) };
}

/** Where a name belongs that is not similar to any in this group. */
function explainHome(
  { type, source }: Document,
  { group, key }: UnknownName,
  names: readonly string[],
): string {
  const model = contentTypeOf(type);
  const known = namesOf(model);
  const [kind = key] = key.split(' ');
  if (group === '' && model.body === 'words' && OF_TEXT.test(key))
    return `There is no field called “${key}” here: the text itself is written below the second ---. Move it there.`;
  if (group === '' && known.sections.length === 0 && authoredSection(kind))
    return `“${key}” is a section, and this file has no sections. Its fields are: ${listLike(key, names, 'FIELDS.md')}.`;
  const home = homeOf(key);
  if (home) return `There is no field called “${key}” here. “${key}” belongs in ${home}.`;
  const isGroup = group === '' && typeof source.values[key] === 'object' && known.sections.length > 0;
  if (isGroup)
    return `There is no section called “${key}”. The sections are: ${listLike(key, known.sections, 'FIELDS.md')}.`;
  return `There is no field called “${key}” here. The fields here are: ${listLike(key, names, 'FIELDS.md')}.`;
}

const wrongDepth = rule({
  id: 'wrong-depth',
  on: 'fields',
  about:
    'The indentation of a line shows what the line belongs to. Fields of a section or a group are two spaces further right than its name. Fields of the page itself are not indented.',
  check: checkFaults('unknown-name', (fault, document) => {
    const name = unknownNameOf(fault);
    const owner = ownerOf(document, name);
    if (owner === undefined) return undefined;
    const corrected = moved(document.source.lines, fault.place.line, owner);
    return { reason: explainDepth(name.key, owner), corrected };
  }),
});

function explainDepth(key: string, owner: string): string {
  return owner
    ? `“${key}” belongs to “${owner}”. Begin the line two spaces further right, like the other lines of “${owner}”.`
    : `“${key}” belongs to the page itself. Begin the line at the very left, above or below the group.`;
}

/** The fix that moves a single line. A name with lines below it cannot be moved by a fix. */
function moved(lines: readonly string[], line: number, owner: string): string | undefined {
  const text = lines[line - 1] ?? '';
  const hasValue = /:\s+\S/.test(text);
  if (owner) return hasValue ? `  ${text}` : undefined;
  const isLast = (lines[line] ?? '').search(/\S/) <= 0;
  return hasValue && isLast ? text.trimStart() : undefined;
}

export const renamedField = rule({
  id: 'field-renamed',
  on: 'fields',
  severity: 'warning',
  kind: 'sure',
  message:
    'The field “{former}” has a new name, “{current}”. The old one is still read, but not for long. Write “{current}”.',
  check({ type, source: { lines, positions } }, report) {
    for (const [former, current] of formerNames(contentTypeOf(type))) {
      const { line = 0, column = 1 } = positions.get(current) ?? {};
      const text = lines[line - 1] ?? '';
      if (!new RegExp(`^["']?${former}\\b`).test(text.slice(column - 1))) continue;
      const corrected = text.replace(former, current);
      report({ field: former, line, column, data: { former, current }, corrected });
    }
  },
});

export const retiredField = rule({
  id: 'field-retired',
  on: 'fields',
  severity: 'warning',
  message:
    'The field “{name}” is no longer used, and the site ignores it. Delete it, with all that belongs to it.',
  check({ type, source: { positions } }, report) {
    for (const name of retired[type] ?? []) {
      const { line, column } = positions.get(name) ?? {};
      if (line) report({ field: name, line, column, data: { name } });
    }
  },
});

export const unknownNameRules: readonly Rule[] = [unknownName, wrongDepth];
