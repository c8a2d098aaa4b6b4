import { ChevronDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { labels } from '../labels';
import { media } from '../media';
import { theme } from '../theme';

interface FieldProps {
  label: string;
  required?: boolean;
  /** As wide as the form, where fields are in two columns. */
  wide?: boolean;
  /** The control. */
  children: ReactNode;
}

/** A control under its label, with an asterisk if it is required. */
function Field({ label, required, wide, children }: FieldProps) {
  return (
    <Label $wide={wide}>
      <span>
        {label}
        {required && <Mark aria-hidden> *</Mark>}
      </span>
      {children}
    </Label>
  );
}

const Label = styled.label<{ $wide?: boolean }>`
  display: grid;
  align-content: start;
  gap: 0.4rem;
  font-size: ${theme.size.small};
  font-weight: 600;
  line-height: 1.4;
  overflow-wrap: anywhere;

  ${media.medium} {
    grid-column: ${({ $wide }) => ($wide ? '1 / -1' : 'auto')};
  }
`;

const Mark = styled.span`
  color: ${theme.color.bad};
`;

/** The look of an input, a select and a text area. Below 1rem, phones would zoom in. */
export const controlLook = css`
  width: 100%;
  min-height: 3.25rem;
  padding: 0.75rem 0.9rem;
  border: 1px solid ${theme.color.edge};
  border-radius: ${theme.radius};
  background: ${theme.color.card};
  color: ${theme.color.ink};
  font-size: max(1rem, ${theme.size.body});
  font-weight: 400;
  line-height: 1.5;

  &:hover {
    border-color: ${theme.color.ink};
  }

  &:focus-visible {
    outline-offset: 0;
  }

  &:user-invalid {
    border-color: ${theme.color.bad};
    box-shadow: inset 0 0 0 1px ${theme.color.bad};
  }
`;

type TextFieldProps = Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'inputMode' | 'required'> & {
  label: string;
  name: string;
  wide?: boolean;
};

export function TextField({ label, wide, ...control }: TextFieldProps) {
  return (
    <Field label={label} required={control.required} wide={wide}>
      <Line type="text" {...control} />
    </Field>
  );
}

const Line = styled.input`
  ${controlLook}
`;

/** Four lines, six on wide screens. */
export function MessageField({ label }: { label: string }) {
  return (
    <Field label={label} required wide>
      <Box name="message" rows={4} required />
    </Field>
  );
}

const Box = styled.textarea`
  ${controlLook}
  resize: vertical;

  ${media.wide} {
    min-height: calc(6 * 1.5em + 1.5rem + 2px);
  }
`;

interface ChoiceFieldProps {
  label: string;
  name: string;
  /** The option for no choice. */
  empty: string;
  choices: string[];
}

export function ChoiceField({ label, name, empty, choices }: ChoiceFieldProps) {
  return (
    <Field label={label}>
      <ChoiceBox>
        <Choice name={name} defaultValue="">
          <option value="">{empty}</option>
          {choices.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </Choice>
        <ChevronDown aria-hidden size="1.25rem" strokeWidth={1.75} />
      </ChoiceBox>
    </Field>
  );
}

const ChoiceBox = styled.span`
  position: relative;

  > svg {
    position: absolute;
    top: calc(50% - 0.625rem);
    right: 0.9rem;
    color: ${theme.color.accent};
    pointer-events: none;
  }
`;

const Choice = styled.select`
  ${controlLook}
  padding-right: 2.75rem;
  appearance: none;
  text-overflow: ellipsis;
`;

/** The fields that both forms have. */
export function PersonFields() {
  return (
    <>
      <TextField
        label={labels.email}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        required
      />
      <TextField label={labels.phone} name="phone" type="tel" inputMode="tel" autoComplete="tel" required />
    </>
  );
}
