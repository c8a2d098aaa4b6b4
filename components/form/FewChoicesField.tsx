import { styled } from 'styled-components';
import { theme } from '../theme';
import { type ChoiceFieldProps, HintText, LabelText } from './fields';

/** A few choices side by side, all of them in sight. */
export function FewChoicesField(props: Omit<ChoiceFieldProps, 'empty' | 'wide'>) {
  const { label, name, choices, required, hint, missing } = props;
  return (
    <Group aria-describedby={hint?.id}>
      <legend>
        <LabelText label={label} required={required} />
      </legend>
      <Options>
        {choices.map((choice) => (
          <Option key={choice}>
            <input type="radio" name={name} value={choice} required={required} data-missing={missing} />
            {choice}
          </Option>
        ))}
      </Options>
      {hint && <HintText id={hint.id}>{hint.text}</HintText>}
    </Group>
  );
}

const Group = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  overflow-wrap: anywhere;
  grid-column: 1 / -1;

  > legend {
    margin-bottom: 0.4rem;
    padding: 0;
    font-size: ${theme.size.small};
    font-weight: 600;
    line-height: 1.4;
  }

  > p {
    margin-top: 0.35rem;
  }
`;

const Options = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space.m};
`;

const Option = styled.label`
  display: flex;
  align-items: center;
  gap: 0.7rem;
  min-height: 3.25rem;
  padding: 0.6rem 0.9rem;
  border: 1px solid ${theme.color.edge};
  border-radius: ${theme.radius};
  background: ${theme.color.card};
  cursor: pointer;

  &:hover,
  &:has(:checked) {
    border-color: ${theme.color.ink};
  }

  &:has(:is(:user-invalid, [aria-invalid])) {
    border-color: ${theme.color.bad};
  }

  > input {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
    margin: 0;
    accent-color: ${theme.color.action};
  }
`;
