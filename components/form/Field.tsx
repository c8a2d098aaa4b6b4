import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../media';
import { theme } from '../theme';

interface FieldProps {
  label: string;
  required?: boolean;
  /** As wide as the form, where fields stand in pairs. */
  wide?: boolean;
  /** The control itself. */
  children: ReactNode;
}

/** A control under its label; an asterisk where it must be filled in. */
export function Field({ label, required, wide, children }: FieldProps) {
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

  ${media.medium} {
    grid-column: ${({ $wide }) => ($wide ? '1 / -1' : 'auto')};
  }
`;

const Mark = styled.span`
  color: ${theme.color.bad};
`;
