import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { labels } from '../labels';

/** What is wider than the screen scrolls in here; keyboards reach it. No landmark: the section is one. */
export function ScrollBox({ label = labels.table, children }: { label?: string; children: ReactNode }) {
  return (
    <Box role="group" aria-label={label} tabIndex={0}>
      {children}
    </Box>
  );
}

const Box = styled.div`
  max-width: 100%;
  overflow-x: auto;
`;
