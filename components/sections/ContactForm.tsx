import type { SectionProps } from '../../pipeline/model/Site';
import { AskedFields } from '../form/AskedFields';
import { FormSection } from '../form/FormSection';
import { LeadForm } from '../form/LeadForm';
import { useLabels } from '../labels';
import type { Rendered } from '../Rendered';

export function ContactForm({
  action,
  source,
  business,
  promise,
  thanks,
  privacy,
  form,
  origins,
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
        business={business}
        promise={promise}
        thanks={thanks}
        privacy={privacy}
        origins={origins}
      >
        <AskedFields form={form} usual={{ message: labels.projectDetails }} id={section.id ?? 'contact'} />
      </LeadForm>
    </FormSection>
  );
}
