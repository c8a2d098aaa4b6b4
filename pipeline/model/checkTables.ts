import type { Problem } from '../report/Problem';
import { problemAt } from './problemAt';
import type { Content } from './readContent';

interface Table {
  columns?: string[];
  rows?: string[][];
}

/** Each row of a table has a cell for each column. */
export function checkTables({ drafts }: Content): Problem[] {
  return drafts.flatMap((draft) =>
    draft.sections
      .filter(({ kind }) => kind === 'table')
      .flatMap(({ key, fields }) => {
        const { columns = [], rows = [] } = fields as Table;
        return rows.flatMap((row, index) => {
          if (row.length === columns.length) return [];
          const message = `This row has ${row.length} of the cells; the table has ${columns.length} columns. Give each row one cell for each column.`;
          return [problemAt(draft, `${key}.rows.${index}`, { code: 'table-cells', message })];
        });
      }),
  );
}
