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
  phoneHref: string;
  /** The form. */
  children: ReactNode;
}

/** A form beside its heading and text, and a link to call instead. */
export function FormSection({ id, note, phone, phoneHref, children, ...header }: FormSectionProps) {
  return (
    <Section id={id}>
      <Split>
        <Sticky>
          <SectionHeader {...header} />
          <CallLink phone={phone} href={phoneHref} />
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

function CallLink({ phone, href }: { phone: string; href: string }) {
  return (
    <Anchor href={href}>
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
