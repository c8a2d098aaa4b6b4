import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { controlLook } from './controlLook';
import { Field } from './Field';

type TextFieldProps = Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'inputMode' | 'required'> & {
  label: string;
  name: string;
  wide?: boolean;
};

/** One line that a visitor writes. */
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
