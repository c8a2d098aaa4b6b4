import { createContext, type ReactNode, use } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme';

/** The title of one of the things that a section shows. */
export function ItemTitle({ children }: { children: ReactNode }) {
  return <Title as={use(ItemLevel)}>{children}</Title>;
}

const Title = styled.h3`
  font-size: ${theme.size.h3};
  font-weight: 650;
  letter-spacing: -0.012em;
  line-height: 1.25;
  text-wrap: balance;
`;

/** The level of the titles of a section's things, said by whatever shows the section's heading. */
export const ItemLevel = createContext<ReturnType<typeof itemLevelUnder>>('h3');

/** The level of what stands below a section's heading: in its place where the section has none, so that none is skipped. */
export function itemLevelUnder(heading?: string): 'h2' | 'h3' {
  return heading ? 'h3' : 'h2';
}
