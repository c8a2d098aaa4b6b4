import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { fill } from '../../pipeline/labels/fill';
import type { formFacts } from '../../pipeline/model/forms';
import { type PickedLabels, useLabels, useScriptLabels } from '../labels';
import { media, oneColumn, quietText, theme, touchTarget } from '../theme';
import { Button, Buttons } from '../ui/Buttons';
import { SentFacts } from '../ui/Facts';
import { Hidden } from '../ui/Hidden';
import { ItemTitle } from '../ui/ItemTitle';
import { TextLink } from '../ui/TextLink';
import { wholeRow } from './fields';
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

/** The labels that the scripts of the form read. */
export type FormLabels = PickedLabels<typeof SCRIPT_LABELS>;

export interface LeadFormProps extends ReturnType<typeof formFacts> {
  /** The accessible name of the form, which is sent with each lead. */
  formName: string;
  /** Accepted values of the query parameters `about` and `town`, with the project type or town that each means. */
  queryValues?: Record<'about' | 'town', Record<string, string>>;
  /** The fields. */
  children: ReactNode;
}

/** A form whose answers become a lead. If the site has no function to send it to, links to call and to write. */
export function LeadForm(props: LeadFormProps) {
  const labels = useLabels();
  const scriptLabels = useScriptLabels(SCRIPT_LABELS);
  const { formName, phone, phoneHref, queryValues, promise, privacy } = props;
  if (!props.hasForm) return <NoForm phone={phone} phoneHref={phoneHref} email={props.email} />;
  return (
    <>
      <Form
        method="post"
        action={props.action}
        aria-label={formName}
        data-lead-form
        data-phone={phone}
        data-promise={promise}
        data-query-values={queryValues && JSON.stringify(queryValues)}
        {...scriptLabels}
      >
        <input type="hidden" name="source" value={props.source} />
        <input type="hidden" name="formName" value={formName} />
        {/* The honeypot: people neither see nor reach it. */}
        <Hidden aria-hidden>
          <label>
            {labels.leaveEmpty}
            <input type="text" name="website" tabIndex={-1} autoComplete="off" />
          </label>
        </Hidden>
        {/* Filled by applyQuery. */}
        {queryValues && <Town hidden data-town />}
        {props.children}
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
          {fill(labels.sentWho, { business: props.business })} {promise}
        </p>
        <SentFacts />
        <p>{fill(labels.sentChange, { phone })}</p>
        <PhotoPanel />
        <Button type="button" data-another $variant="quiet">
          {labels.sendAnother}
        </Button>
        <TextLink link={{ label: labels.whatHappensNext, href: props.thanksAddress }} />
      </Sent>
    </>
  );
}

/** The links in place of a form. */
function NoForm({ phone, phoneHref, email }: Pick<LeadFormProps, 'phone' | 'phoneHref' | 'email'>) {
  const links = [
    { label: phone, href: phoneHref },
    ...(email ? [{ label: email, href: `mailto:${email}` }] : []),
  ];
  return (
    <>
      <p>{useLabels().noForm}</p>
      <Buttons links={links} />
    </>
  );
}

const Form = styled.form`
  position: relative;
  ${oneColumn}
  gap: ${theme.space.m};

  /* The messages that showProblems.ts adds. */
  [data-problem] {
    color: ${theme.color.bad};
    font-size: ${theme.size.small};
    font-weight: 600;
    line-height: 1.4;
  }

  @media (min-width: 22.5rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  /* First and last name side by side; all else in full width. */
  ${media.phone} {
    column-gap: ${theme.space.s};

    > :not(:has(> label > [autocomplete='given-name'], > label > [autocomplete='family-name'])) {
      grid-column: 1 / -1;
    }
  }
`;

const Town = styled.p`
  font-weight: 600;
  ${wholeRow}
`;

/** Replaces the form after it was sent. */
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
  ${wholeRow}

  a {
    ${touchTarget}
  }
`;

const Send = styled(Button)`
  ${media.medium} {
    justify-self: end;
    min-width: min(14rem, 100%);
  }
`;
