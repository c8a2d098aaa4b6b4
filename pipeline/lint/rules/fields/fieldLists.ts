import { visitEntry } from '../../../model/visitEntry';
import { rangeOfText, rangeOfValue } from '../../../passages/Range';
import { formsIn } from '../../Document';
import { count } from '../../lists';
import { rule, warning } from '../../rule';

const entryTwice = warning({
  id: 'entry-twice',
  what: 'This list has “{text}” twice.',
  advice: 'Delete one of the two.',
  fields(document, report) {
    // Repeated questions of forms are left to another rule.
    const isInForm = (field: string) => formsIn(document).some(({ key }) => field.startsWith(`${key}.`));
    visitEntry(document, {
      list: (list, field) => {
        if (list.length < 2) return;
        if (typeof list[0] !== 'string' && isInForm(field)) return;
        const keys = list.map(keyOfEntry);
        const at = keys.findIndex((key, index) => key !== '' && keys.indexOf(key) < index);
        // A list with only this item comes from a template: see `templateWords`.
        if (at < 0 || (list.every((entry) => typeof entry === 'string') && new Set(list).size === 1)) return;
        const { path, text } = shownAt(list[at], `${field}.${at}`);
        const range = rangeOfText(document, path, 0, text.length);
        const what = 'Two entries of this list are the same, such as two names of one day.';
        const says = text ? undefined : { what, advice: 'Delete one of the two.' };
        report({ range, ...says, data: { text } });
      },
    });
  },
});

/** A key that is equal for repeated entries: in lower case, without punctuation at the end. For a question with its answer, that of the question. */
function keyOfEntry(entry: unknown): string {
  if (typeof entry === 'string') return entry.toLowerCase().replace(/[\s.,;:!?]+$/, '');
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) return '';
  const { type, question }: { type?: unknown; question?: unknown } = entry;
  // Repeated pictures and references are left to other rules.
  if (type !== undefined && type !== 'link') return '';
  return typeof question === 'string' ? keyOfEntry(question) : JSON.stringify(entry).toLowerCase();
}

/** The text of an entry that the message shows, and the path of its field. */
function shownAt(entry: unknown, path: string): { path: string; text: string } {
  if (typeof entry === 'string') return { path, text: entry };
  const { type, label, ...fields }: Record<string, unknown> = Object(entry);
  if (type === 'link') return { path, text: String(label) };
  const [name = '', text = ''] = Object.entries(fields).find(([, value]) => typeof value === 'string') ?? [];
  return { path: name ? `${path}.${name}` : path, text: String(text) };
}

const tableCells = rule({
  id: 'table-cells',
  what: 'This row has {cells}; the table has {columns} columns.',
  advice: 'Give each row as many cells as there are columns.',
  fields(document, report) {
    for (const { key, kind, fields } of document.sections) {
      if (kind !== 'table') continue;
      const { columns = [], rows = [] }: { columns?: string[]; rows?: string[][] } = fields;
      for (const [index, row] of rows.entries())
        if (row.length !== columns.length) {
          const range = rangeOfValue(document, `${key}.rows.${index}`);
          report({ range, data: { cells: count(row.length, 'cell'), columns: columns.length } });
        }
    }
  },
});

export const listRules = [tableCells, entryTwice];
