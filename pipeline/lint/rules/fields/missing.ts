import { visitEntry } from '../../../model/visitEntry';
import { joinPath } from '../../../source/parseYaml';
import type { Raw } from '../../../source/Source';
import type { Document } from '../../Document';
import { checkFaults } from '../../fields/faults';
import { isRequired, namesAt, noteAt } from '../../fields/schema';
import { type Report, rule } from '../../rule';
import { nameOf } from './shapes';

export const missing = rule({
  id: 'missing',
  on: 'fields',
  about: 'A required field is missing. The message says what the field is for and shows an example.',
  check: checkFaults('missing', ({ field, place }, document) => ({
    reason: explainMissing(document, field, place.line),
  })),
});

/** `line` is the line of the field's name, or else of its group, or 1 for the file. */
function explainMissing(document: Document, field: string, line: number): string {
  const { about } = noteAt(document, field);
  const hasName = document.source.positions.has(field) && line > 1;
  const below = line === 1 ? 'Add it between the two lines of ---' : `Add it below line ${line}`;
  const where = hasName ? `Write it on line ${line}` : below;
  const example = exampleOf(document, field);
  const parts = [`${nameOf(field)} is missing.`, about, example ? `${where}: ${example}` : `${where}.`];
  return parts.filter(Boolean).join(' ');
}

/** A field with a value, as source. */
function exampleOf(document: Document, field: string): string | undefined {
  const { example } = noteAt(document, field);
  const name = field.slice(field.lastIndexOf('.') + 1);
  if (example) return /^\d+$/.test(name) ? `- ${example}` : `${name}: ${example}`;
  const entry = noteAt(document, `${field}.0`).example;
  return entry && `${name}: and on the line below it, two spaces further right: - ${entry}`;
}

export const empty = rule({
  id: 'empty',
  inForm: 'Visitors would see these words as they are. Write the text itself, or leave this empty.',
  on: 'fields',
  severity: 'warning',
  about:
    'A name without a value has no effect, and what programs write for nothing, such as “null”, would be shown to visitors. Write a value after the colon, or delete the line.',
  check(document, report) {
    for (const field of emptyFields(document.source.values)) {
      const [name = '', ...groups] = field.split('.').reverse();
      if (namesAt(document, groups.reverse().join('.')).length === 0 || isRequired(document, field)) continue;
      const position = document.source.positions.get(field);
      const reason = `“${name}” has no value. Write one after the colon, or delete the line.`;
      report({ field, ...position, reason });
    }
    reportNothings(document, report);
  },
});

/** What programs and spreadsheets write for nothing. */
const NOTHING = /^(?:null|undefined|nil|nan|\[object object\]|#n\/a|#ref!|#value!|#name\?)$/i;
/** What people write for nothing. In a section, such as a table, it may be meant. */
const NO_VALUE = /^(?:none|n\/a)$/i;

function reportNothings(document: Document, report: Report): void {
  const isNothing = (text: string, field: string) =>
    NOTHING.test(text) || (NO_VALUE.test(text) && namesAt(document, '').includes(field));
  const check = (text: string, field: string) => {
    if (!isNothing(text, field)) return;
    const advice = isRequired(document, field)
      ? 'Write the text itself.'
      : 'Write the text itself, or delete the line.';
    report({ field, actual: text, reason: `Visitors would see “${text}”. ${advice}` });
  };
  visitEntry(document, { string: check, link: ({ label }, field) => check(label, field) });
}

function* emptyFields(group: Raw, path = ''): Generator<string> {
  if (group === null || typeof group === 'string') return;
  for (const [name, value] of Object.entries(group)) {
    if (value === null && !Array.isArray(group)) yield joinPath(path, name);
    else yield* emptyFields(value, joinPath(path, name));
  }
}
