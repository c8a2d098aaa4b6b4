import Phone from 'lucide-react/icons/phone';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useLabels } from '../labels';
import { media, quietText, theme } from '../theme';
import { Card } from '../ui/Card';
import { Section, SectionHeader, Split, Sticky } from '../ui/Section';
import { FormFields, type FormFieldsProps } from './FormFields';
import { LeadForm, type LeadFormProps } from './LeadForm';

interface FormSectionProps extends Omit<LeadFormProps, 'children'>, FormFieldsProps {
  id?: string;
  eyebrow?: string;
  heading?: string;
  text?: ReactNode;
  /** A line below the form. */
  note?: string;
}

/** A form beside its heading and text, and a link to call instead. */
export function FormSection(props: FormSectionProps) {
  const { id, eyebrow, heading, text, note, form, defaultLabels, ...leadForm } = props;
  return (
    <Section id={id}>
      <Split>
        <Beside>
          <SectionHeader eyebrow={eyebrow} heading={heading} text={text} />
          <CallLink href={leadForm.phoneHref}>
            <Phone aria-hidden size="1.1em" strokeWidth={1.75} />
            {useLabels().call} {leadForm.phone}
          </CallLink>
        </Beside>
        <Card>
          <LeadForm {...leadForm}>
            <FormFields form={form} defaultLabels={defaultLabels} />
          </LeadForm>
          {note && <Note>{note}</Note>}
        </Card>
      </Split>
    </Section>
  );
}

const Beside = styled(Sticky)`
  > div {
    margin-bottom: 0;
  }

  ${media.wide} {
    > div {
      margin-bottom: ${theme.space.xl};
    }
  }
`;

const Note = styled.p`
  margin-top: ${theme.space.m};
  padding-top: ${theme.space.s};
  border-top: 1px solid ${theme.color.line};
  ${quietText}
  line-height: 1.45;
`;

/** Hidden on phones, where the bar at the bottom of the screen has this link, and where `LeadForm` shows buttons instead of a form. */
const CallLink = styled.a`
  display: none;
  align-items: center;
  gap: 0.6em;
  min-height: ${theme.height.target};
  font-size: ${theme.size.lead};
  font-weight: 600;
  overflow-wrap: anywhere;
  text-decoration: none;

  &:hover {
    text-decoration: underline;
    text-decoration-thickness: 1px;
  }

  > svg {
    color: ${theme.color.accent};
  }

  section:has(form) & {
    ${media.wide} {
      display: inline-flex;
    }
  }
`;
