import { Phone } from 'lucide-react';
import { styled } from 'styled-components';
import { labels } from '../labels';
import { theme } from '../theme';
import { phoneHref } from './phoneHref';

/** The number, ready to be called. */
export function PhoneLink({ phone }: { phone: string }) {
  return (
    <Anchor href={phoneHref(phone)}>
      <Phone aria-hidden size="1.1em" strokeWidth={1.75} />
      {labels.call} {phone}
    </Anchor>
  );
}

const Anchor = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 0.6em;
  min-height: ${theme.height.target};
  color: ${theme.color.link};
  font-size: ${theme.size.lead};
  font-weight: 600;
  text-decoration: none;

  &:hover {
    text-decoration: underline;
    text-decoration-thickness: 1px;
  }

  > svg {
    color: ${theme.color.accent};
  }
`;
