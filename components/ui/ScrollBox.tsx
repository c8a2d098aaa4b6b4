import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useLabels } from '../labels';

/** Content wider than the screen scrolls in this box, also by keyboard. It is not a landmark, because the section around it is one. */
export function ScrollBox({ label, children }: { label?: string; children: ReactNode }) {
  const labels = useLabels();
  return (
    <Box role="group" aria-label={label ?? labels.table} tabIndex={0}>
      {children}
    </Box>
  );
}

const Box = styled.div`
  max-width: 100%;
  overflow-x: auto;
`;
