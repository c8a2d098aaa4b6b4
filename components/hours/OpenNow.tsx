import { styled } from 'styled-components';
import type { Schedule } from '../../pipeline/model/hours/schedule';
import { useLabels } from '../labels';
import { needsScripts, theme } from '../theme';
import type { OpenNowData } from './OpenNow.lazy';

/** A line that a script fills: whether the business is open now. The footer has the hours for all such lines of a page. */
export function OpenNow({ schedule }: { schedule?: Schedule }) {
  const { openNow, closedNow } = useLabels();
  const data: OpenNowData | undefined = schedule && [schedule, openNow, closedNow];
  return <Line data-open-now={data ? JSON.stringify(data) : ''} />;
}

/** It has its height before it has its words, so that nothing moves. */
const Line = styled.p`
  min-height: 1lh;
  margin-top: 0.6rem;
  color: ${theme.color.quiet};
  font-weight: 600;

  &[data-state='open'] {
    color: ${theme.color.good};
  }
  ${needsScripts}
`;
