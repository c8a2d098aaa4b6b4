import { Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useLabels } from '../labels';
import { media, quietText, theme } from '../theme';
import { Card } from '../ui/Card';
import { Section, SectionHeader, Split, Sticky } from '../ui/Section';
import { AskedFields, type AskedFieldsProps } from './AskedFields';
import { LeadForm, type LeadFormProps } from './LeadForm';

interface FormSectionProps extends Omit<LeadFormProps, 'children'>, Omit<AskedFieldsProps, 'id'> {
  id?: string;
  eyebrow?: string;
  heading?: string;
  text?: ReactNode;
  note?: string;
  /** The prefix of the form's element ids if the section has no id. */
  idPrefix: string;
}

/** A form beside its heading and text, and a link to call instead. */
export function FormSection(props: FormSectionProps) {
  const { id, eyebrow, heading, text, note, form: asked, usual, idPrefix, ...form } = props;
  const labels = useLabels();
  return (
    <Section id={id}>
      <Split>
        <Beside>
          <SectionHeader eyebrow={eyebrow} heading={heading} text={text} />
          <CallLink href={form.phoneHref}>
            <Phone aria-hidden size="1.1em" strokeWidth={1.75} />
            {labels.call} {form.phone}
          </CallLink>
        </Beside>
        <Card>
          <LeadForm {...form}>
            <AskedFields form={asked} usual={usual} id={id ?? idPrefix} />
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

/** On phones, the bar at the bottom of the screen has this link. */
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

  /* Where the form is replaced by buttons, one of them calls. */
  section:has(form) & {
    ${media.wide} {
      display: inline-flex;
    }
  }
`;
