import Check from 'lucide-react/icons/check';
import { styled } from 'styled-components';
import { media, theme } from '../theme';

/** A list with check marks. On phones it has one column. */
export function CheckList({ items, columns = 1 }: { items: string[]; columns?: 1 | 2 }) {
  return (
    <Entries $columns={columns}>
      {items.map((item) => (
        <li key={item}>
          <Check aria-hidden size="1.25em" strokeWidth={1.75} />
          <span>{item}</span>
        </li>
      ))}
    </Entries>
  );
}

const Entries = styled.ul<{ $columns: 1 | 2 }>`
  > li {
    display: flex;
    gap: 0.75rem;
    padding-block: 0.55rem;
    border-top: 1px solid ${theme.color.line};
    font-size: ${theme.size.small};
    line-height: 1.4;
  }

  svg {
    margin-top: 0.12em;
    color: ${theme.color.accent};
  }

  ${media.medium} {
    > li {
      padding-block: 0.8rem;
      font-size: inherit;
      line-height: 1.45;
    }

    display: grid;
    grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
    column-gap: ${theme.space.xl};
  }
`;
