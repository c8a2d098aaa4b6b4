import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Labels } from '../../pipeline/labels/labels';
import { pickLabels, useLabels } from '../labels';
import { media } from '../media';
import { theme } from '../theme';
import { type ButtonLook, buttonLook } from '../ui/Buttons';
import { Hidden } from '../ui/Hidden';
import { TextLink } from '../ui/TextLink';

const SCRIPT_LABELS = [
  'sending',
  'sent',
  'thanks',
  'sendFailed',
  'unknownError',
  'notReached',
  'tryAgain',
  'messageOverLimit',
] as const;

/** The labels of the script that sends the form. */
export type FormLabels = Pick<Labels, (typeof SCRIPT_LABELS)[number]>;

interface LeadFormProps {
  /** The address that it posts to. */
  action: string;
  /** The path of the page. */
  source: string;
  formName: string;
  /** The number to call when sending fails. */
  phone: string;
  /** What happens after the form is sent. */
  promise?: string;
  /** The page that says what happens next. */
  thanks: string;
  children: ReactNode;
}

/** A form that asks for an estimate: one column on phones, two where there is room. */
export function LeadForm({ action, source, formName, phone, promise, thanks, children }: LeadFormProps) {
  const labels = useLabels();
  return (
    <>
      <Form
        method="post"
        action={action}
        aria-label={formName}
        data-phone={phone}
        data-promise={promise}
        data-labels={JSON.stringify(pickLabels(labels, SCRIPT_LABELS))}
      >
        <input type="hidden" name="source" value={source} />
        <input type="hidden" name="formName" value={formName} />
        <Honeypot />
        {children}
        <Required>* {labels.required}</Required>
        <Send type="submit">{labels.send}</Send>
      </Form>
      <Next hidden>
        <TextLink link={{ label: labels.whatHappensNext, href: thanks, external: false }} />
      </Next>
    </>
  );
}

const Form = styled.form`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.m};

  ${media.medium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Next = styled.p`
  margin-top: ${theme.space.s};
`;

const Required = styled.p`
  color: ${theme.color.quiet};
  font-size: ${theme.size.small};
  line-height: 1.4;

  ${media.medium} {
    align-self: center;
  }
`;

const Send = styled.button<ButtonLook>`
  ${buttonLook}

  ${media.medium} {
    justify-self: end;
    min-width: 14rem;
  }
`;

/** A field that only programs fill in, since people neither see nor reach it. */
function Honeypot() {
  const labels = useLabels();
  return (
    <Hidden aria-hidden>
      <label>
        {labels.leaveEmpty}
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </Hidden>
  );
}
