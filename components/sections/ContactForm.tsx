import type { SectionProps } from '../../pipeline/model/Site';
import { AskedFields } from '../form/AskedFields';
import { FormSection } from '../form/FormSection';
import { useLabels } from '../labels';
import type { Rendered } from '../Rendered';

export function ContactForm({ form, ...props }: Rendered<SectionProps['contactForm']>) {
  const labels = useLabels();
  return (
    <FormSection {...props} formName={form.name ?? labels.contactForm}>
      <AskedFields form={form} usual={{ message: labels.projectDetails }} id={props.id ?? 'contact'} />
    </FormSection>
  );
}
