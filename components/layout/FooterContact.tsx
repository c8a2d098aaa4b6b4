import { styled } from 'styled-components';
import type { PageFrameData } from '../../pipeline/model/pageFrame';
import { OpenNow } from '../hours/OpenNow';
import { theme } from '../theme';
import { Label } from '../ui/TextLink';

/** Name, address, phone number and email address of the business. */
export function FooterContact({ name, address, phone, phoneHref, email }: PageFrameData['business']) {
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
      {email && (
        <>
          <br />
          <a href={`mailto:${email}`}>
            <span>
              <Label text={email} />
            </span>
          </a>
        </>
      )}
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

/** The opening hours, and whether the business is open now. `schedule` has the same hours, for the script. */
export function FooterHours({ hours, schedule }: Pick<PageFrameData['business'], 'hours' | 'schedule'>) {
  return (
    <>
      <Days>
        {hours.map(({ days, hours: times }) => (
          <div key={days}>
            <dt>{days}</dt>
            <dd>{times}</dd>
          </div>
        ))}
      </Days>
      <OpenNow schedule={schedule} />
    </>
  );
}

const Days = styled.dl`
  > div + div {
    margin-top: 0.6rem;
  }

  dt {
    color: ${theme.color.ink};
  }
`;
