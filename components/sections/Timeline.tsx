import { styled } from 'styled-components';
import type { RenderedProps } from '../RenderedProps';
import { media, oneColumn, theme } from '../theme';
import { ItemText, ItemTitle } from '../ui/ItemTitle';
import { SplitSection } from '../ui/Section';

/** The history of the business, year by year. */
export function Timeline({ items, ...header }: RenderedProps<'timeline'>) {
  return (
    <SplitSection {...header}>
      <Years>
        {items.map(({ year, title, text }) => (
          <li key={`${year} ${title}`}>
            <Year>{year}</Year>
            <div>
              <ItemTitle>{title}</ItemTitle>
              {text && <ItemText>{text}</ItemText>}
            </div>
          </li>
        ))}
      </Years>
    </SplitSection>
  );
}

const Years = styled.ol`
  > li {
    ${oneColumn}
    gap: 0.25rem ${theme.space.m};
    padding-block: ${theme.space.m};
    border-top: 1px solid ${theme.color.line};
  }

  ${media.medium} {
    > li {
      grid-template-columns: 7rem minmax(0, 1fr);
      align-items: baseline;
    }
  }
`;

const Year = styled.p`
  color: ${theme.color.accent};
  font-family: ${theme.font.display};
  font-size: clamp(1.5rem, 1.3rem + 0.9vw, 2rem);
  font-weight: 650;
  font-variant-numeric: tabular-nums;
  letter-spacing: -0.025em;
  line-height: 1.1;
`;
