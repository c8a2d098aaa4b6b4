import { styled } from 'styled-components';
import { media } from '../media';
import { controlLook } from './controlLook';
import { Field } from './Field';

/** The visitor's own words: 4 lines, 6 on wide screens (spec.txt section 5). */
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
