import { Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { labels } from '../labels';
import { theme } from '../theme';
import { Card } from '../ui/Card';
import { Section, SectionHeader } from '../ui/Section';
import { Split, Sticky } from '../ui/Split';

interface FormSectionProps {
  id?: string;
  eyebrow?: string;
  heading?: string;
  text?: ReactNode;
  note?: string;
  phone: string;
  /** The form. */
  children: ReactNode;
}

/** A form beside its heading and text, and a link to call instead. */
export function FormSection({ id, note, phone, children, ...header }: FormSectionProps) {
  return (
    <Section id={id}>
      <Split>
        <Sticky>
          <SectionHeader {...header} />
          <PhoneLink phone={phone} />
        </Sticky>
        <Card>
          {children}
          {note && <Note>{note}</Note>}
        </Card>
      </Split>
    </Section>
  );
}

const Note = styled.p`
  margin-top: ${theme.space.m};
  padding-top: ${theme.space.s};
  border-top: 1px solid ${theme.color.line};
  color: ${theme.color.quiet};
  font-size: ${theme.size.small};
  line-height: 1.45;
`;

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

/** `(856) 555-0142` as `tel:+18565550142`. */
function phoneHref(phone: string) {
  const digits = phone.replace(/\D/g, '');
  return `tel:+${digits.length === 10 ? `1${digits}` : digits}`;
}
