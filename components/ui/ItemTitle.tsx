import { createContext, type ReactNode, use } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme';
import { Prose } from './Prose';

/** The title of an item in a section, at the heading level of `ItemLevel`. */
export function ItemTitle({ children }: { children: ReactNode }) {
  return <Title as={use(ItemLevel)}>{children}</Title>;
}

const Title = styled.h3`
  font-size: ${theme.size.h3};
  letter-spacing: -0.012em;
  line-height: 1.25;
`;

/** The text below an item's title. */
export const ItemText = styled(Prose)`
  margin-top: 0.4rem;
  color: ${theme.color.quiet};
  line-height: 1.55;
`;

/** The heading level of the titles of items. The component that renders the heading of their section provides it. */
export const ItemLevel = createContext<ReturnType<typeof itemLevelUnder>>('h3');

/** The heading level of the titles of items: h3 below the heading of a section; without one h2, so that no level is skipped. */
export function itemLevelUnder(heading?: ReactNode): 'h2' | 'h3' {
  return heading ? 'h3' : 'h2';
}
