import { styled } from 'styled-components';
import type { RenderedProps } from '../RenderedProps';
import { quietText, theme } from '../theme';
import { tableLook } from '../ui/Prose';
import { ScrollBox } from '../ui/ScrollBox';
import { Section } from '../ui/Section';

/** A table, which scrolls sideways if it is wider than the screen. */
export function Table({ columns, rows, note, ...section }: RenderedProps<'table'>) {
  return (
    <Section {...section}>
      <ScrollBox label={section.heading}>
        <Cells>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([first, ...others]) => (
              <tr key={first}>
                <th scope="row">{first}</th>
                {others.map((cell, index) => (
                  <td key={columns[index + 1]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </Cells>
      </ScrollBox>
      {note && <Note>{note}</Note>}
    </Section>
  );
}

const Cells = styled.table`
  ${tableLook}
`;

const Note = styled.p`
  max-width: ${theme.width.text};
  margin-top: ${theme.space.s};
  ${quietText}
  line-height: 1.45;
`;
