import { list, textList } from '../../fields/list';
import { text } from '../../fields/text';
import { heading } from '../heading';
import { section } from '../section';

export const table = section({
  about: 'A table: prices, times, returns.',
  fields: {
    ...heading,
    columns: textList('The headings of the columns.', 'Project'),
    rows: list(textList('The cells of one row.', '$35,000-$80,000'), 'The rows.'),
    note: text('A small line under the table.', 'Every house is different.').optional(),
  },
});
