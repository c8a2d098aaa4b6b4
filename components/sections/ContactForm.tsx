import type { SectionProps } from '../../pipeline/model/Site';
import { FormSection } from '../form/FormSection';
import { ChoiceField, MessageField, PersonFields, TextField } from '../form/fields';
import { LeadForm } from '../form/LeadForm';
import { labels } from '../labels';
import type { Rendered } from '../Rendered';

export function ContactForm({
  action,
  source,
  promise,
  projectTypes,
  ...section
}: Rendered<SectionProps['contactForm']>) {
  return (
    <FormSection {...section}>
      <LeadForm
        action={action}
        source={source}
        formName={labels.contactForm}
        phone={section.phone}
        promise={promise}
      >
        <TextField label={labels.fullName} name="name" autoComplete="name" required />
        <PersonFields />
        <ChoiceField
          label={labels.projectType}
          name="projectType"
          empty={labels.chooseProjectType}
          choices={projectTypes}
        />
        <MessageField label={labels.projectDetails} />
      </LeadForm>
    </FormSection>
  );
}
