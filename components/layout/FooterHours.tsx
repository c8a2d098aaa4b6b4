import { styled } from 'styled-components';
import type { Frame } from '../../pipeline/model/Site';
import { labels } from '../labels';
import { theme } from '../theme';
import { clockTime } from './clockTime';

type Hours = Frame['business']['hours'];

/** When the business can be reached. */
export function FooterHours({ hours }: { hours: Hours }) {
  return (
    <Days>
      {hours.map((day) => (
        <div key={day.days}>
          <dt>{day.days}</dt>
          <dd>{wordsOf(day)}</dd>
        </div>
      ))}
    </Days>
  );
}

function wordsOf({ opens, closes, closed, byAppointment }: Hours[number]) {
  if (byAppointment) return labels.byAppointment;
  return closed || !opens || !closes ? labels.closed : labels.hoursRange(clockTime(opens), clockTime(closes));
}

const Days = styled.dl`
  > div + div {
    margin-top: 0.6rem;
  }

  dt {
    color: ${theme.color.ink};
  }
`;
