import { styled } from 'styled-components';
import type { Frame } from '../../pipeline/model/Site';
import { theme } from '../theme';

type Contact = Pick<Frame['business'], 'name' | 'address' | 'phone' | 'phoneHref' | 'email'>;

/** Address, phone and e-mail. */
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
