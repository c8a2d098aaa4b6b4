import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme';
import { Card } from '../ui/Card';
import { Section } from '../ui/Section';
import { SectionHeader } from '../ui/SectionHeader';
import { Split } from '../ui/Split';
import { Sticky } from '../ui/Sticky';
import { PhoneLink } from './PhoneLink';

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

/** A form beside the words that lead to it, and the phone for those who would rather talk. */
export function FormSection({ id, note, phone, children, ...words }: FormSectionProps) {
  return (
    <Section id={id}>
      <Split>
        <Sticky>
          <SectionHeader {...words} />
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
