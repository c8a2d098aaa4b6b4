import { list, text, textList } from '../../kinds/kind';
import { heading, section } from '../section';

export const table = section({
  about: 'A table, such as prices or project times.',
  fields: {
    ...heading,
    columns: textList('The column headings.', 'Project'),
    rows: list(textList('The cells of one row.', '$35,000-$80,000'), 'The rows.'),
    note: text('A small line of text under the table.', 'Every house is different.').optional(),
  },
});
