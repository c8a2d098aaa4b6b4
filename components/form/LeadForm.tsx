import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Link } from '../../pipeline/kinds/values';
import { fill } from '../../pipeline/labels/fill';
import type { Labels } from '../../pipeline/labels/labels';
import { pickLabels, useLabels } from '../labels';
import { media } from '../media';
import { quietText, theme, touchTarget } from '../theme';
import { type ButtonLook, Buttons, buttonLook } from '../ui/Buttons';
import { Facts } from '../ui/Facts';
import { Hidden } from '../ui/Hidden';
import { ItemTitle } from '../ui/ItemTitle';
import { TextLink } from '../ui/TextLink';
import { PhotoField, PhotoPanel } from './PhotoField';

const SCRIPT_LABELS = [
  'sending',
  'sent',
  'thanks',
  'sendFailed',
  'unknownError',
  'notReached',
  'tryAgain',
  'photosLeft',
  'messageOverLimit',
  'inTown',
  'emailInvalid',
  'phoneUnlikely',
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
  phoneHref: string;
  /** Who answers. */
  business: string;
  /** What the address of the page may say, by its names: the values that are known, and what they stand for. */
  origins?: Record<'about' | 'town', Record<string, string>>;
  /** What happens after the form is sent. */
  promise?: string;
  /** The page that says what happens next. */
  thanks: string;
  /** The page that says what is stored. */
  privacy?: Link;
  /** The email address shown with the phone number in place of the form; empty if the business has none. Missing where there is a form. */
  email?: string;
  children: ReactNode;
}

/** A form that asks for an estimate: one column on phones, two where there is room. */
export function LeadForm({
  action,
  source,
  formName,
  phone,
  phoneHref,
  business,
  origins,
  promise,
  thanks,
  privacy,
  email,
  children,
}: LeadFormProps) {
  const labels = useLabels();
  if (email !== undefined) return <NoForm phone={phone} phoneHref={phoneHref} email={email} />;
  return (
    <>
      <Form
        method="post"
        action={action}
        aria-label={formName}
        data-phone={phone}
        data-promise={promise}
        data-origins={origins && JSON.stringify(origins)}
        data-labels={JSON.stringify(pickLabels(labels, SCRIPT_LABELS))}
      >
        <input type="hidden" name="source" value={source} />
        <input type="hidden" name="formName" value={formName} />
        <Honeypot />
        {origins && <Town hidden data-town />}
        {children}
        <PhotoField />
        <Required>* {labels.required}</Required>
        <Send type="submit">{labels.send}</Send>
        {privacy && (
          <Privacy>
            <a href={privacy.href}>{privacy.label}</a>
          </Privacy>
        )}
      </Form>
      <Sent hidden data-sent tabIndex={-1}>
        <ItemTitle>{labels.sentHeading}</ItemTitle>
        <p>
          {fill(labels.sentWho, { business })} {promise}
        </p>
        <Facts facts={[]} />
        <p>{fill(labels.sentChange, { phone })}</p>
        <PhotoPanel />
        <Another type="button" data-another $variant="quiet">
          {labels.sendAnother}
        </Another>
        <TextLink link={{ label: labels.whatHappensNext, href: thanks, external: false }} />
      </Sent>
    </>
  );
}

function NoForm({ phone, phoneHref, email }: { phone: string; phoneHref: string; email: string }) {
  const labels = useLabels();
  const links = [
    { label: phone, href: phoneHref, external: false },
    ...(email ? [{ label: email, href: `mailto:${email}`, external: false }] : []),
  ];
  return (
    <>
      <p>{labels.noForm}</p>
      <Buttons links={links} />
    </>
  );
}

const Form = styled.form`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.m};

  /* What showProblems writes. */
  [data-problem] {
    color: ${theme.color.bad};
    font-size: ${theme.size.small};
    font-weight: 600;
    line-height: 1.4;
  }

  /* First and last name beside each other. */
  @media (min-width: 22.5rem) and (max-width: 47.99rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: ${theme.space.s};

    > :not(:has(> label > [autocomplete='given-name'], > label > [autocomplete='family-name'])) {
      grid-column: 1 / -1;
    }
  }

  ${media.medium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Town = styled.p`
  font-weight: 600;

  ${media.medium} {
    grid-column: 1 / -1;
  }
`;

/** Stands in place of the form once it has been sent. */
const Sent = styled.div`
  display: grid;
  gap: ${theme.space.s};
  justify-items: start;
  outline: none;

  form:not([hidden]) + & {
    margin-block-start: ${theme.space.m};
  }

  > dl {
    width: 100%;
  }

  dd {
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;

const Another = styled.button<ButtonLook>`
  ${buttonLook}
`;

const Required = styled.p`
  ${quietText}
  line-height: 1.4;

  ${media.medium} {
    align-self: center;
  }
`;

const Privacy = styled.p`
  font-size: ${theme.size.small};

  ${media.medium} {
    grid-column: 1 / -1;
  }

  a {
    ${touchTarget}
    color: ${theme.color.link};
  }
`;

const Send = styled.button<ButtonLook>`
  ${buttonLook}

  ${media.medium} {
    justify-self: end;
    min-width: min(14rem, 100%);
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
