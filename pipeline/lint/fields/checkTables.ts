import type { Document } from '../Document';
import type { Problem } from '../Problem';
import { problemAt } from '../site/problemAt';

interface Table {
  columns?: string[];
  rows?: string[][];
}

/** Each row of a table has a cell for each column. */
export function* checkTables(document: Document): Generator<Problem> {
  for (const { key, fields } of document.sections.filter(({ kind }) => kind === 'table')) {
    const { columns = [], rows = [] } = fields as Table;
    for (const [index, row] of rows.entries()) {
      if (row.length === columns.length) continue;
      const message = `This row has ${row.length} of the cells; the table has ${columns.length} columns. Give each row one cell for each column.`;
      yield problemAt(document, `${key}.rows.${index}`, { code: 'table-cells', message });
    }
  }
}
