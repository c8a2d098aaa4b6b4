import { visitEntry } from '../../model/visitEntry';
import { type Rule, rule } from '../rule';

const entryTwice = rule({
  id: 'entry-twice',
  on: 'fields',
  severity: 'warning',
  about: 'An item is in this list twice. Delete one of the two.',
  examples: {
    file: 'reviews/ines-morel.md',
    wrong: '  - /\n  - /leak-repair\n  - /\n',
    right: '  - /\n  - /leak-repair\n',
  },
  check(document, report) {
    visitEntry(document, {
      list: (list, field) => {
        if (list.length < 2 || !isTextList(list)) return;
        const at = list.findIndex((entry, index) => list.indexOf(entry) < index);
        // A list of only this item is from a template: see `templateWords`.
        if (at < 0 || new Set(list).size === 1) return;
        const actual = list[at];
        report({
          field: `${field}.${at}`,
          actual,
          reason: `“${actual}” is in this list twice. Delete one of the two.`,
        });
      },
    });
  },
});

function isTextList(list: readonly unknown[]): list is string[] {
  return list.every((entry) => typeof entry === 'string');
}

const tableCells = rule({
  id: 'table-cells',
  on: 'fields',
  about: 'Each row of a table needs one cell for each column.',
  examples: {
    file: 'pages/home.md',
    wrong: 'table:\n  columns: [Part, Price]\n  rows:\n    - [Valve]\ncallout:',
    right: 'table:\n  columns: [Part, Price]\n  rows:\n    - [Valve, $20]\ncallout:',
    replace: 'callout:',
  },
  check({ sections }, report) {
    for (const { key, kind, fields } of sections) {
      if (kind !== 'table') continue;
      const { columns = [], rows = [] } = fields as { columns?: string[]; rows?: string[][] };
      for (const [index, row] of rows.entries())
        if (row.length !== columns.length)
          report({
            field: `${key}.rows.${index}`,
            reason: `This row has ${cells(row.length)}; the table has ${columns.length} columns. Give each row one cell for each column.`,
          });
    }
  },
});

const cells = (count: number) => (count === 1 ? '1 cell' : `${count} cells`);

export const listRules: readonly Rule[] = [tableCells, entryTwice];
