import { renamedFields, retired } from '../../../model/load/renamedFields';
import { authoredSection, contentTypeOf, sectionKind } from '../../../model/registry';
import { type Edit, rangeOfName, rangeOnLine, textIn } from '../../../passages/Range';
import { joinPath, type Source } from '../../../source/Source';
import type { Document } from '../../Document';
import { faultsOf } from '../../fields/faults';
import { namesAt, namesOf, placeOfField } from '../../fields/fieldSchema';
import { BODY_NAMES, ourName } from '../../fields/foreignNames';
import {
  existingDuplicate,
  isTooDeep,
  ownerOf,
  suggestName,
  type UnknownName,
  unknownNameOf,
} from '../../fields/suggestName';
import { groupBy, listSomeAndSource } from '../../lists';
import { type Problem, rule, warning, write } from '../../rule';

const unknownName = rule({
  id: 'unknown-name',
  fields(document, report) {
    const found = faultsOf(document, 'unknown-name').flatMap((fault) => {
      const name = unknownNameOf(fault);
      if (isTooDeep(document, name) || ownerOf(document, name)) return [];
      const range = rangeOfName(document, fault.field);
      return { ...name, range, ...explainName(document, name) };
    });
    const causeOf = ({ group, key, what, advice, expected, range }: (typeof found)[number]) =>
      what ? range.start.line : `${expected ? key : group} ${advice}`;
    for (const same of groupBy(found, causeOf).values()) {
      const [{ range, what = NO_FIELD, advice }, ...more] = same;
      const data = { key: [...new Set(same.map(({ key }) => key))].join('”, “') };
      const edits = same.flatMap((each) => write(each.range, each.expected) ?? []);
      report({ range, what, advice, data, edits, also: more.map((each) => each.range) });
    }
  },
});

const NO_FIELD = 'There is no field called “{key}” here.';

function explainName(document: Document, name: UnknownName): Problem {
  const { key, group } = name;
  const { source } = document;
  const suggestion = suggestName(document, name);
  const names = namesAt(document, group);
  const isOurs = ourName(key, document.type, names) !== undefined;
  if (suggestion && (isOurs || placeOfField(key) === undefined))
    return { advice: `Did you mean “${suggestion}”?`, expected: suggestion };
  const equivalent = existingDuplicate(document, name);
  const equivalentLine = equivalent && source.positions.get(joinPath(group, equivalent))?.line;
  if (equivalentLine)
    return {
      what: `There is no field called “{key}” here, and “${equivalent}” is on line ${equivalentLine} already.`,
      advice: 'Delete one of the two.',
    };
  return explainPlace(document, name, names);
}

/** Explains where a name belongs that is not similar to any name in its group. */
function explainPlace({ type, source }: Document, name: UnknownName, names: readonly string[]): Problem {
  const { group, key } = name;
  const model = contentTypeOf(type);
  const { sections } = namesOf(model);
  if (group === '' && model.body === 'text' && BODY_NAMES.test(key))
    return {
      what: 'There is no field called “{key}” here: the text itself is written below the second ---.',
      advice: 'Move it there.',
    };
  // As the schema has them, the most usual first.
  const fields = listSomeAndSource(names, 'FIELDS.md');
  if (group === '' && sections.length === 0 && authoredSection(sectionKind(key)))
    return {
      what: '“{key}” is a section, and this file has no sections.',
      advice: `Its fields are: ${fields}.`,
    };
  const place = placeOfField(key);
  if (place) return { advice: `“{key}” belongs in ${place}.` };
  return group === '' && typeof source.values[key] === 'object' && sections.length > 0
    ? {
        what: 'There is no section called “{key}”.',
        advice: `The sections are: ${listSomeAndSource(sections, 'FIELDS.md')}.`,
      }
    : { advice: `The fields here are: ${fields}.` };
}

const wrongDepth = rule({
  id: 'wrong-depth',
  fields(document, report) {
    const { source } = document;
    for (const fault of faultsOf(document, 'unknown-name')) {
      const name = unknownNameOf(fault);
      const owner = ownerOf(document, name);
      if (!owner && !isTooDeep(document, name)) continue;
      const range = rangeOfName({ source }, fault.field);
      const edits = moveLine(source, range.start.line, owner);
      report({ range, ...(owner ? OF_GROUP : OF_PAGE), data: { key: name.key, owner: owner ?? '' }, edits });
    }
  },
});

const OF_GROUP = {
  what: '“{key}” belongs to “{owner}”.',
  advice: 'Begin the line two spaces further right, like the other lines of “{owner}”.',
};
const OF_PAGE = {
  what: '“{key}” belongs to the page itself.',
  advice: 'Begin the line at the very left, above or below the group.',
};

/** The fix for a wrong indentation; none for a name with lines below it. */
function moveLine(source: Source, line: number, owner?: string): Edit[] | undefined {
  const [text = '', next = ''] = source.lines.slice(line - 1);
  const isLast = next.search(/\S/) <= 0;
  if (!/:\s+\S/.test(text) || !(owner || isLast)) return undefined;
  const column = owner ? 1 : text.search(/\S/) + 1;
  return write(rangeOnLine(source, line, 1, column), owner ? '  ' : '');
}

export const renamedField = warning({
  id: 'field-renamed',
  kind: 'sure',
  what: 'The field “{former}” has a new name, “{current}”. The old one is still read, but not for long.',
  advice: 'Write “{current}”.',
  fields({ type, source }, report) {
    for (const [former, current] of renamedFields(contentTypeOf(type))) {
      const range = rangeOfName({ source }, current);
      const typed = textIn(source.lines, range);
      if (typed.replace(/["']/g, '') !== former) continue;
      const expected = typed.replace(former, current);
      report({ range: { ...range, field: former }, data: { former, current }, expected });
    }
  },
});

export const retiredField = warning({
  id: 'field-retired',
  what: 'The field “{name}” is no longer used, and the site ignores it.',
  advice: 'Delete it, with all that belongs to it.',
  fields({ type, source }, report) {
    for (const name of retired[type] ?? [])
      if (source.positions.has(name)) report({ range: rangeOfName({ source }, name), data: { name } });
  },
});

export const unknownNameRules = [unknownName, wrongDepth];
