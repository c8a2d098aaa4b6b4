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
  email,
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
        phoneHref={section.phoneHref}
        business={business}
        promise={promise}
        thanks={thanks}
        privacy={privacy}
        email={email}
        origins={origins}
      >
        <AskedFields form={form} usual={{ message: labels.projectDetails }} id={section.id ?? 'contact'} />
      </LeadForm>
    </FormSection>
  );
}
