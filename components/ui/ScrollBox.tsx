import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useLabels } from '../labels';

/** Content that may be wider than the screen scrolls in this box, also by keyboard. `label`: its accessible name, otherwise “Table”. */
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
