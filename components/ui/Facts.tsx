import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme';

interface Fact {
  label: string;
  value: ReactNode;
}

/** Short facts, each beside its name. */
export function Facts({ facts }: { facts: Fact[] }) {
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

  &:first-child {
    margin-top: 0;
  }

  /* With large text a fact moves below its name. */
  > div {
    display: flex;
    flex-wrap: wrap;
    column-gap: ${theme.space.s};
    padding-block: 0.7rem;
    border-top: 1px solid ${theme.color.line};
  }

  dt {
    flex: 0 1 8rem;
    color: ${theme.color.quiet};
  }

  dd {
    flex: 1 1 7rem;
    font-weight: 600;
  }
`;
