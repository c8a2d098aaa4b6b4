import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { css, styled } from 'styled-components';
import { media, quietText, theme } from '../theme';

interface FieldProps {
  label: string;
  required?: boolean;
  /** Whether the field spans both columns of the form. */
  wide?: boolean;
  /** A line below the control. */
  hint?: string;
  /** The control. `hintId`: its `aria-describedby`. */
  children: (hintId?: string) => ReactNode;
}

/** A control with its label above, and an asterisk if it is required. */
export function Field({ label, required, wide, hint, children }: FieldProps) {
  const id = useId();
  return (
    <Labeled $wide={wide}>
      <Label>
        <LabelText label={label} required={required} />
        {children(hint && id)}
      </Label>
      {hint && <HintText id={id}>{hint}</HintText>}
    </Labeled>
  );
}

/** Styles of what spans both columns of the form. */
export const wholeRow = css`
  ${media.medium} {
    grid-column: 1 / -1;
  }
`;

/** The text of a label, with an asterisk if the control is required. */
export function LabelText({ label, required }: Pick<FieldProps, 'label' | 'required'>) {
  return (
    <span>
      {label}
      {required && <Mark aria-hidden> *</Mark>}
    </span>
  );
}

const Labeled = styled.div<{ $wide?: boolean }>`
  display: grid;
  align-content: start;
  gap: 0.35rem;
  ${({ $wide }) => $wide && wholeRow}
`;

export const HintText = styled.p`
  ${quietText}
  line-height: 1.4;
  overflow-wrap: anywhere;
`;

export const Label = styled.label`
  display: grid;
  align-content: start;
  gap: 0.4rem;
  font-size: ${theme.size.small};
  font-weight: 600;
  line-height: 1.4;
  overflow-wrap: anywhere;
`;

const Mark = styled.span`
  color: ${theme.color.bad};
`;

/** Styles of a single control. With a font size below 1rem, phones would zoom in. */
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

  &:is(:user-invalid, [aria-invalid]) {
    border-color: ${theme.color.bad};
    box-shadow: inset 0 0 0 1px ${theme.color.bad};
  }
`;

interface ControlProps extends Omit<FieldProps, 'children'> {
  /** The message if the control is required and empty. `showProblems.ts` reads it from `data-missing`. */
  missing?: string;
}

type TextFieldProps = ControlProps &
  Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'inputMode' | 'maxLength' | 'pattern' | 'title'> & {
    name: string;
  };

export function TextField({ label, wide, hint, missing, ...control }: TextFieldProps) {
  return (
    <Field label={label} required={control.required} wide={wide} hint={hint}>
      {(hintId) => <Line type="text" {...control} aria-describedby={hintId} data-missing={missing} />}
    </Field>
  );
}

const Line = styled.input`
  ${controlLook}
`;

/** The field for the message: four lines, six on wide screens. */
export function MessageField({ label, required, hint, missing }: ControlProps) {
  return (
    <Field label={label} required={required} wide hint={hint}>
      {(hintId) => (
        <Box name="message" rows={4} required={required} aria-describedby={hintId} data-missing={missing} />
      )}
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

export interface ChoiceFieldProps extends ControlProps {
  name: string;
  /** The label of the option for no choice. */
  empty: string;
  choices: string[];
}

/** A choice from a list. */
export function ChoiceField(props: ChoiceFieldProps) {
  const { name, empty, choices, missing, ...field } = props;
  const control = { name, defaultValue: '', required: field.required, 'data-missing': missing };
  return (
    <Field {...field}>
      {(hintId) => (
        <Select {...control} aria-describedby={hintId}>
          <option value="">{empty}</option>
          {choices.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </Select>
      )}
    </Field>
  );
}

export function Select(props: ComponentProps<'select'> & { 'data-missing'?: string }) {
  return (
    <ChoiceBox>
      <Choice {...props} />
      <ChevronDown aria-hidden size="1.25rem" strokeWidth={1.75} />
    </ChoiceBox>
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
  overflow: hidden;
  appearance: none;
  text-overflow: ellipsis;
`;
