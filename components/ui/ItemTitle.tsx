import { type ReactNode, use } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme';
import { ItemLevel } from './ItemLevel';

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
