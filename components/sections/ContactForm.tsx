import type { SectionProps } from '../../pipeline/model/Site';
import { AskedFields } from '../form/AskedFields';
import { FormSection } from '../form/FormSection';
import { LeadForm } from '../form/LeadForm';
import { useLabels } from '../labels';
import type { Rendered } from '../Rendered';

export function ContactForm({
  action,
  source,
  promise,
  thanks,
  form,
  ...section
}: Rendered<SectionProps['contactForm']>) {
  const labels = useLabels();
  return (
    <FormSection {...section}>
      <LeadForm
        action={action}
        source={source}
        formName={form.name ?? labels.contactForm}
        phone={section.phone}
        promise={promise}
        thanks={thanks}
      >
        <AskedFields form={form} usual={{ message: labels.projectDetails }} id={section.id ?? 'contact'} />
      </LeadForm>
    </FormSection>
  );
}
