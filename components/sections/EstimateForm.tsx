import type { SectionProps } from '../../pipeline/model/Site';
import { FormSection } from '../form/FormSection';
import { MessageField, PersonFields, TextField } from '../form/fields';
import { LeadForm } from '../form/LeadForm';
import { labels } from '../labels';
import type { Rendered } from '../Rendered';

/** The estimate form of a town. */
export function EstimateForm({
  action,
  source,
  promise,
  town,
  ...section
}: Rendered<SectionProps['estimateForm']>) {
  return (
    <FormSection {...section}>
      <LeadForm
        action={action}
        source={source}
        formName={labels.estimateForm(town)}
        phone={section.phone}
        promise={promise}
      >
        <TextField label={labels.firstName} name="firstName" autoComplete="given-name" required />
        <TextField label={labels.lastName} name="lastName" autoComplete="family-name" required />
        <PersonFields />
        <TextField label={labels.addressIn(town)} name="address" autoComplete="address-line1" wide />
        <MessageField label={labels.projectDescription} />
      </LeadForm>
    </FormSection>
  );
}
