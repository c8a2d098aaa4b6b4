import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { figureText, theme, wrappingRow } from '../theme';

interface FactsProps {
  /** Facts without a value are left out. */
  facts: { label: string; value?: ReactNode }[];
  /** Whether the values are larger, and the first one is below its label. */
  large?: boolean;
}

/** A list of labels with values. */
export function Facts({ facts, large }: FactsProps) {
  const known = facts.filter(({ value }) => value);
  return (
    <List $large={large}>
      {known.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </List>
  );
}

const largeLook = css`
  dd {
    font-size: ${theme.size.lead};
    font-variant-numeric: tabular-nums;
    line-height: 1.25;
  }

  > :first-child dt {
    flex-basis: 100%;
  }

  > :first-child dd {
    ${figureText}
  }
`;

const List = styled.dl<{ $large?: boolean }>`
  margin-block: ${theme.space.m} 0;
  font-size: ${theme.size.small};
  line-height: 1.45;

  &:first-child {
    margin-top: 0;
  }

  /* With large text, a value wraps below its label. */
  > div {
    ${wrappingRow}
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

  ${({ $large }) => $large && largeLook}
`;

/** An empty list, to which `showSummary.ts` adds the fields of a sent form. */
export const SentFacts = styled(List)`
  dd {
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;
