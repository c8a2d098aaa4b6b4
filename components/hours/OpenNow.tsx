import { styled } from 'styled-components';
import type { Schedule } from '../../pipeline/model/hours/schedule';
import { useLabels } from '../labels';
import { needsScripts, theme } from '../theme';
import type { OpenNowData } from './OpenNow.lazy';

/** An empty line in which a script shows whether the business is open now. Only the line in the footer gets the hours, for all on the page. */
export function OpenNow({ schedule }: { schedule?: Schedule }) {
  const { openNow, closedNow } = useLabels();
  const data: OpenNowData | undefined = schedule && [schedule, openNow, closedNow];
  return <Line data-open-now={data ? JSON.stringify(data) : ''} />;
}

/** Reserves the height of the text, so that the layout does not shift. */
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
