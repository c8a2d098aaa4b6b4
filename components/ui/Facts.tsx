import { styled } from 'styled-components';
import { theme } from '../theme';

/** Facts with their names, one a line. */
export function Facts({ facts }: { facts: { label: string; value: string }[] }) {
  return (
    <List>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </List>
  );
}

const List = styled.dl`
  margin-block: ${theme.space.m} 0;
  font-size: ${theme.size.small};
  line-height: 1.45;

  > div {
    display: grid;
    grid-template-columns: 8rem minmax(0, 1fr);
    gap: ${theme.space.s};
    padding-block: 0.7rem;
    border-top: 1px solid ${theme.color.line};
  }

  dt {
    color: ${theme.color.quiet};
  }

  dd {
    font-weight: 600;
  }
`;
