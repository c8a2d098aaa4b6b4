import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media, theme } from '../theme';
import { Container } from '../ui/Container';
import { Prose } from '../ui/Prose';

/** The text of an article, at a width that is easy to read. */
export function ArticleBody({ children }: { children: ReactNode }) {
  return (
    <Measure $width="text">
      <Text>{children}</Text>
    </Measure>
  );
}

const Measure = styled(Container)`
  padding-block: clamp(${theme.space.l}, 6vw, ${theme.space.xxl}) ${theme.space.section};

  ${media.print} {
    max-width: none;
    padding-block: 0;
  }
`;

const Text = styled(Prose)`
  > :first-child {
    font-size: ${theme.size.lead};
    line-height: 1.5;
  }

  > figure,
  > p:has(> img:only-child),
  > p:has(> picture:only-child) {
    margin-block: ${theme.space.l};
  }

  blockquote {
    margin-block: clamp(${theme.space.l}, 5vw, ${theme.space.xl});
    padding-left: clamp(${theme.space.s}, 4vw, ${theme.space.l});
    border-left: 3px solid ${theme.color.action};
    color: ${theme.color.link};
    font-size: clamp(1.3125rem, 1.15rem + 0.8vw, 1.75rem);
    font-weight: 600;
    letter-spacing: -0.015em;
    line-height: 1.3;
    text-wrap: balance;
  }
`;
