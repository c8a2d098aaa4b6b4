import { styled } from 'styled-components';
import type { RenderedProps } from '../RenderedProps';
import { media, oneColumn, theme } from '../theme';
import { ReviewerLines } from '../ui/ReviewCards';
import { columnGap, Section, SplitSection } from '../ui/Section';

/** Quotes in large type. A single quote is beside the section's heading. */
export function Quotes({ items, ...header }: RenderedProps<'quotes'>) {
  const Layout = items.length > 1 ? Section : SplitSection;
  return (
    <Layout {...header}>
      <Row>
        {items.map(({ quote, name, role }) => (
          <figure key={quote}>
            <Quote>
              <p>{quote}</p>
            </Quote>
            <Reviewer>
              <strong>{name}</strong>
              {role && <span>{role}</span>}
            </Reviewer>
          </figure>
        ))}
      </Row>
    </Layout>
  );
}

const Row = styled.div`
  ${oneColumn}
  gap: ${theme.space.xl} ${columnGap};

  > figure {
    display: flex;
    flex-direction: column;
    padding-left: ${theme.space.m};
    border-left: 2px solid ${theme.color.accent};
  }

  ${media.medium} {
    grid-template-columns: repeat(auto-fit, minmax(min(18rem, 100%), 1fr));
  }
`;

const Quote = styled.blockquote`
  max-width: 46rem;
  font-family: ${theme.font.display};
  font-size: ${theme.size.lead};
  letter-spacing: -0.012em;
  line-height: 1.45;

  figure:only-child > & {
    font-size: clamp(1.3125rem, 1.1rem + 1.1vw, 1.875rem);
    line-height: 1.35;
  }
`;

const Reviewer = styled(ReviewerLines)`
  margin-top: ${theme.space.m};
`;
