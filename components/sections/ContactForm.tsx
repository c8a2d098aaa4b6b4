import { AskedFields } from '../form/AskedFields';
import { FormSection } from '../form/FormSection';
import { useLabels } from '../labels';
import type { RenderedProps } from '../RenderedProps';

export function ContactForm({ form, ...props }: RenderedProps<'contactForm'>) {
  const labels = useLabels();
  return (
    <FormSection {...props} formName={form.name ?? labels.contactForm}>
      <AskedFields form={form} usual={{ message: labels.projectDetails }} id={props.id ?? 'contact'} />
    </FormSection>
  );
}
