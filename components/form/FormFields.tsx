import { type ComponentProps, useId } from 'react';
import { styled } from 'styled-components';
import type { LabelKey } from '../../pipeline/labels/labels';
import type { FormDefinition, FormField, FormFieldName, FormQuestion } from '../../pipeline/model/forms';
import { MAIL_ADDRESS, MAX_ANSWER } from '../../supabase/functions/submit-contact-form/limits';
import { useLabels } from '../labels';
import { theme } from '../theme';
import { ChoiceField, type ChoiceFieldProps, HintText, LabelText, MessageField, TextField } from './fields';

export interface FormFieldsProps {
  form: FormDefinition;
  /** Labels of this form for fields to which the owner gives none. */
  defaultLabels?: Partial<Record<FormFieldName, string>>;
}

/** The fields of a form, then the owner's own questions. If the last field is the message, the questions are above it. */
export function FormFields({ form: { fields, questions, version }, defaultLabels = {} }: FormFieldsProps) {
  const questionsIndex = fields.at(-1)?.name === 'message' ? fields.length - 1 : fields.length;
  const renderField = (field: FormField) => (
    <StandardField key={field.name} field={field} defaultLabel={defaultLabels[field.name]} />
  );
  return (
    <>
      {version && <input type="hidden" name="formVersion" value={version} />}
      {fields.slice(0, questionsIndex).map(renderField)}
      {questions.map((question) => (
        <Question key={question.question} {...question} />
      ))}
      {fields.slice(questionsIndex).map(renderField)}
    </>
  );
}

type ControlProps = Partial<ComponentProps<typeof TextField>>;

/** The label of each field, its message if it is required and empty, which the function uses too, and the attributes of its control. */
const FIELDS: Record<FormFieldName, { label: LabelKey; missing: LabelKey; control?: ControlProps }> = {
  name: { label: 'fullName', missing: 'nameMissing', control: { autoComplete: 'name' } },
  firstName: { label: 'firstName', missing: 'nameMissing', control: { autoComplete: 'given-name' } },
  lastName: { label: 'lastName', missing: 'nameMissing', control: { autoComplete: 'family-name' } },
  email: {
    label: 'email',
    missing: 'emailMissing',
    control: { type: 'email', inputMode: 'email', autoComplete: 'email', pattern: MAIL_ADDRESS },
  },
  phone: {
    label: 'phone',
    missing: 'phoneMissing',
    control: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  },
  projectType: { label: 'projectType', missing: 'projectTypeMissing' },
  address: {
    label: 'address',
    missing: 'addressMissing',
    control: { autoComplete: 'address-line1', wide: true },
  },
  message: { label: 'projectDetails', missing: 'messageMissing' },
};

/** One of the fields that every form may have. */
function StandardField({ field, defaultLabel }: { field: FormField; defaultLabel?: string }) {
  const labels = useLabels();
  const { name, required, choices = [], hint } = field;
  const { label: labelKey, missing, control } = FIELDS[name];
  const label = field.label ?? defaultLabel ?? labels[labelKey];
  const common = { label, required, hint, missing: required ? labels[missing] : undefined };
  if (name === 'message') return <MessageField {...common} />;
  if (name === 'projectType')
    return <ChoiceField {...common} name={name} empty={labels.chooseProjectType} choices={choices} />;
  const title = name === 'email' ? labels.emailFormat : undefined;
  return <TextField {...common} name={name} {...control} title={title} />;
}

/** A question of the owner. The name of its control contains the question, so that the function gets it with the answer. */
function Question({ question: label, answer, required, choices = [], hint }: FormQuestion) {
  const labels = useLabels();
  const common = {
    label,
    name: `answers.${label}`,
    required,
    hint,
    missing: required ? labels.questionMissing : undefined,
  };
  if (answer === 'yes or no') return <RadioField {...common} choices={choices} />;
  if (answer === 'choice')
    return <ChoiceField {...common} wide empty={labels.chooseAnswer} choices={choices} />;
  return <TextField {...common} wide autoComplete="off" maxLength={MAX_ANSWER} />;
}

/** A choice between a few answers: radio buttons side by side. */
function RadioField(props: Omit<ChoiceFieldProps, 'empty' | 'wide'>) {
  const { label, name, choices, required, hint, missing } = props;
  const id = useId();
  return (
    <Group aria-describedby={hint && id}>
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
      {hint && <HintText id={id}>{hint}</HintText>}
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

  &:is(:hover, :has(:checked)) {
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
