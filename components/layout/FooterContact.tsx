import { styled } from 'styled-components';
import type { Frame } from '../../pipeline/model/Site';
import { labels } from '../labels';
import { theme } from '../theme';

type Contact = Pick<Frame['business'], 'name' | 'address' | 'phone' | 'phoneHref' | 'email'>;

/** Address, phone and email. */
export function FooterContact({
  business: { name, address, phone, phoneHref, email },
}: {
  business: Contact;
}) {
  const [user, host] = email.split('@');
  return (
    <Address>
      {name}
      <br />
      {address.street && (
        <>
          {address.street}
          <br />
        </>
      )}
      {address.town}, {address.state} {address.postalCode}
      <br />
      <a href={phoneHref}>{phone}</a>
      <br />
      <a href={`mailto:${email}`}>
        <span>
          {user}@<wbr />
          {host}
        </span>
      </a>
    </Address>
  );
}

const Address = styled.address`
  font-style: normal;

  a {
    color: ${theme.color.link};
    font-weight: 600;
  }
`;

type Hours = Frame['business']['hours'];

export function FooterHours({ hours }: { hours: Hours }) {
  return (
    <Days>
      {hours.map((day) => (
        <div key={day.days}>
          <dt>{day.days}</dt>
          <dd>{formatHours(day)}</dd>
        </div>
      ))}
    </Days>
  );
}

function formatHours({ opens, closes, closed, byAppointment }: Hours[number]) {
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

/** `17:30` as 5:30 PM. */
function clockTime(time: string) {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? labels.am : labels.pm}`;
}
