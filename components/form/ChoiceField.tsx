import { ChevronDown } from 'lucide-react';
import { styled } from 'styled-components';
import { theme } from '../theme';
import { controlLook } from './controlLook';
import { Field } from './Field';

interface ChoiceFieldProps {
  label: string;
  name: string;
  /** Stands for no choice. */
  empty: string;
  choices: string[];
}

/** One of several, or none. */
export function ChoiceField({ label, name, empty, choices }: ChoiceFieldProps) {
  return (
    <Field label={label}>
      <Place>
        <Choice name={name} defaultValue="">
          <option value="">{empty}</option>
          {choices.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </Choice>
        <ChevronDown aria-hidden size="1.25rem" strokeWidth={1.75} />
      </Place>
    </Field>
  );
}

const Place = styled.span`
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
