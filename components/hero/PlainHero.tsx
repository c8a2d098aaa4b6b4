import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme';
import { Container } from '../ui/Container';

/** The top of a page without a photograph. */
export function PlainHero({ id, words }: { id?: string; words: ReactNode }) {
  return (
    <Stage id={id}>
      <Container>{words}</Container>
    </Stage>
  );
}

const Stage = styled.section`
  padding-block: clamp(${theme.space.l}, 6vw, 5rem);

  &:has(~ section) {
    border-bottom: 1px solid ${theme.color.line};
  }
`;
