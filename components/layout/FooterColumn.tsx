import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme';

/** A heading of the footer and what stands under it. */
export function FooterColumn({
  as = 'div',
  heading,
  children,
}: {
  as?: 'div' | 'nav';
  heading: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <Column as={as} aria-labelledby={as === 'nav' ? id : undefined}>
      <h2 id={id}>{heading}</h2>
      {children}
    </Column>
  );
}

const Column = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;

  > h2 {
    margin-bottom: 0.5rem;
    color: ${theme.color.ink};
    font-size: 1rem;
    font-weight: 650;
  }

  > ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  a {
    display: inline-flex;
    align-items: center;
    min-height: ${theme.height.target};
    color: inherit;
    text-decoration: none;
  }

  a:hover {
    text-decoration: underline;
  }

  li {
    padding-block: 0.2rem;
  }

  li:has(> a) {
    padding-block: 0;
  }

  @media (hover: hover) and (pointer: fine) {
    a {
      min-height: 2rem;
    }
  }
`;
