import { styled } from 'styled-components';
import type { RenderedProps } from '../RenderedProps';
import { figureText, media, quietText, theme, wrappingRow } from '../theme';
import { Section } from '../ui/Section';

/** Numbers in large type with their labels. `counts`: a line about what a number counts. */
export function Stats({ items, ...section }: RenderedProps<'stats'>) {
  return (
    <Section {...section}>
      <Figures>
        {items.map(({ value, label, counts }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
            {counts && <Counts>{counts}</Counts>}
          </div>
        ))}
      </Figures>
    </Section>
  );
}

const Figures = styled.dl`
  ${wrappingRow}
  gap: ${theme.space.l} ${theme.space.m};

  > div {
    display: flex;
    flex: 1 1 calc(50% - ${theme.space.m});
    flex-direction: column;
    max-width: 100%;
    padding-top: ${theme.space.s};
    border-top: 1px solid ${theme.color.edge};
  }

  dt {
    order: 1;
    color: ${theme.color.quiet};
    line-height: 1.35;
  }

  dt + dd {
    ${figureText}
    font-variant-numeric: tabular-nums;
  }

  ${media.phone} {
    gap: ${theme.space.m} ${theme.space.s};

    /* Five or more numbers are smaller. */
    &:has(> :nth-child(5)) {
      display: grid;
      grid-template-columns: repeat(auto-fit, minmax(min(6.25rem, 100%), 1fr));
      font-size: ${theme.size.small};
    }

    &:has(> :nth-child(5)) dt + dd {
      font-size: 1.9rem;
    }
  }

  ${media.medium} {
    > div {
      flex-basis: 9rem;
    }
  }
`;

const Counts = styled.dd`
  order: 2;
  ${quietText}
`;
